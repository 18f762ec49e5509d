import { Card, chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: "2" },
});
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Aside = chakra("div", { base: { textStyle: "xs", color: "fg.muted" } });

export interface PanelProps {
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card.Root
      asChild
      size="md"
      display="grid"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      minW="0"
    >
      <section aria-labelledby={id}>
        <Head>
          <Title id={id}>{title}</Title>
          {aside !== undefined && <Aside>{aside}</Aside>}
        </Head>
        {children}
      </section>
    </Card.Root>
  );
}
