import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CardLink } from "./card-link.tsx";
import type { DirectoryView } from "./directory-grid.tsx";
import { ShareBar } from "./share-bar.tsx";

const row = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr) 11rem" },
  alignItems: "center",
  columnGap: "6",
  py: "2.5",
  "& > svg": { display: { mdDown: "none" } },
};
const Head = chakra("span", { base: { display: "flex", alignItems: "center", gap: "3", minW: "0" } });
const Title = chakra("span", {
  base: { fontWeight: "semibold", lineHeight: "short", minW: "0", flex: "1", lineClamp: "2" },
});
const Code = chakra("span", { base: { textStyle: "legend", color: "fg.subtle" } });
const Facts = chakra("span", {
  base: { display: "block", textStyle: "sm", color: "fg.muted", mt: "2", mb: "3", fontVariantNumeric: "tabular-nums" },
  variants: { view: { grid: {}, list: { mb: "0", mt: { base: "1", md: "0" } } } },
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
  variants: {
    view: { grid: {}, list: { mt: "0", display: { mdDown: "none" }, justifyContent: "flex-end", textAlign: "end" } },
  },
});
const Prompt = chakra("span", { base: { color: "accent", fontWeight: "medium" } });

export interface DirectoryCardProps {
  path: string;
  title: string;
  icon?: ReactNode;
  code?: string;
  facts: string;
  /** Relative to the largest on the page, 0 to 1. */
  barShare: number;
  /** The share of all, in words. */
  shareText: string;
  prompt?: string;
  view?: DirectoryView;
}

/** A directory entry with figures and a bar. */
export function DirectoryCard({
  path,
  title,
  icon,
  code,
  facts,
  barShare,
  shareText,
  prompt,
  view = "grid",
}: DirectoryCardProps) {
  return (
    <CardLink to={path} size="sm" height="full" {...(view === "list" ? { css: row } : {})}>
      <Head>
        {icon}
        <Title dir="auto">{title}</Title>
        {code !== undefined && <Code>{code}</Code>}
      </Head>
      <Facts view={view}>{facts}</Facts>
      <ShareBar share={barShare} />
      <Foot view={view}>
        <span>{shareText}</span>
        {prompt !== undefined && <Prompt>{prompt}</Prompt>}
      </Foot>
    </CardLink>
  );
}
