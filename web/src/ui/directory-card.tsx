import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CardLink } from "./card.tsx";
import { ShareBar } from "./share-bar.tsx";

const Head = chakra("span", { base: { display: "flex", alignItems: "center", gap: "3", minW: "0" } });
const Title = chakra("span", {
  base: { fontWeight: "semibold", lineHeight: "short", minW: "0", flex: "1", lineClamp: "2" },
});
const Code = chakra("span", { base: { textStyle: "legend", color: "fg.subtle" } });
const Facts = chakra("span", {
  base: { display: "block", textStyle: "sm", color: "fg.muted", mt: "2", mb: "3", fontVariantNumeric: "tabular-nums" },
});
const Foot = chakra("span", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "3",
    textStyle: "xs",
    color: "fg.muted",
    mt: "2",
    fontVariantNumeric: "tabular-nums",
  },
});
const Prompt = chakra("span", { base: { color: "accent", fontWeight: "medium" } });

export const DirectoryGrid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: { base: "1fr", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
  },
});

export interface DirectoryCardProps {
  path: string;
  title: string;
  icon?: ReactNode;
  code?: string;
  facts: string;
  /** Relative to the largest of the page, 0 to 1. */
  barShare: number;
  /** Share of all, in words. */
  shareText: string;
  prompt?: string;
}

/** An entry of a directory with its figures and a bar. */
export function DirectoryCard({ path, title, icon, code, facts, barShare, shareText, prompt }: DirectoryCardProps) {
  return (
    <CardLink to={path} isInteractive padding="sm" height="full">
      <Head>
        {icon}
        <Title>{title}</Title>
        {code !== undefined && <Code>{code}</Code>}
      </Head>
      <Facts>{facts}</Facts>
      <ShareBar share={barShare} />
      <Foot>
        <span>{shareText}</span>
        {prompt !== undefined && <Prompt>{prompt}</Prompt>}
      </Foot>
    </CardLink>
  );
}
