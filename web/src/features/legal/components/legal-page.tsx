import { Link as Anchor, Container, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PageConfig } from "../../../lib/page/page-config.ts";
import { Link, listedLink } from "../../../ui/link.tsx";
import { LAST_UPDATED, type LegalBlock, type LegalText } from "../legal-text.ts";

const Heading = chakra("h1", { base: { textStyle: "h1" } });
const Updated = chakra("p", { base: { color: "fg.muted", textStyle: "sm", mt: "2" } });
const Lead = chakra("p", { base: { textStyle: "lg", color: "fg.muted", mt: "4", maxW: "prose", textWrap: "pretty" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "8", lg: "12" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "240px minmax(0, 1fr)" },
    alignItems: "start",
    mt: { base: "8", md: "10" },
  },
});
const Contents = chakra("nav", { base: { position: { lg: "sticky" }, top: { lg: "88px" } } });
const ContentsTitle = chakra("h2", { base: { textStyle: "legend", color: "fg.muted", mb: "2" } });
const Text = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { base: "8", md: "10" }, maxW: "prose" },
});
const Part = chakra("section", {
  base: {
    scrollMarginTop: "88px",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    overflowWrap: "anywhere",
  },
});
const PartTitle = chakra("h2", { base: { textStyle: "h3" } });
const Points = chakra("ul", { base: { listStyle: "disc", ps: "5", display: "grid", gap: "1.5" } });
const Steps = chakra("ol", { base: { listStyle: "decimal", ps: "5", display: "grid", gap: "1.5" } });
const Foot = chakra("p", { base: { mt: "10", color: "fg.muted" } });

export interface LegalPageProps {
  text: LegalText;
  page: PageConfig;
  /** After the sections. */
  children?: ReactNode;
}

/** A text in sections with a table of contents. */
export function LegalPage({ text: { title, lead, sections }, page, children }: LegalPageProps) {
  const parts = sections(page);
  return (
    <Container py={{ base: "8", md: "12" }}>
      <header>
        <Heading>{title}</Heading>
        <Updated>
          Last updated <time dateTime={LAST_UPDATED.iso}>{LAST_UPDATED.text}</time>
        </Updated>
        <Lead>{lead}</Lead>
      </header>
      <Columns>
        <Contents aria-labelledby="contents-title">
          <ContentsTitle id="contents-title">On this page</ContentsTitle>
          <ul>
            {parts.map(({ id, title: part }) => (
              <li key={id}>
                <Anchor href={`#${id}`} {...listedLink}>
                  {part}
                </Anchor>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          <Text>
            {parts.map(({ id, title: part, blocks }) => (
              <Part key={id} id={id} aria-labelledby={`${id}-title`}>
                <PartTitle id={`${id}-title`}>{part}</PartTitle>
                {blocks.map((block) => (
                  <Block key={beginningOf(block)} block={block} />
                ))}
              </Part>
            ))}
          </Text>
          {children}
          <Foot>
            Questions? <Link to="/contact">Contact us</Link>.
          </Foot>
        </div>
      </Columns>
    </Container>
  );
}

function beginningOf(block: LegalBlock): string | undefined {
  if (typeof block === "string") return block;
  return "steps" in block ? block.steps[0] : block[0];
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("steps" in block) return <Steps>{itemsOf(block.steps)}</Steps>;
  return <Points>{itemsOf(block)}</Points>;
}

function itemsOf(points: readonly string[]): ReactNode[] {
  return points.map((point) => <li key={point}>{point}</li>);
}
