import { Container, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { countOf, formatCount } from "../../lib/format/number-format.ts";
import type { ListPage } from "../../lib/list-page.ts";
import { Breadcrumb, type Crumb } from "../breadcrumb.tsx";
import { Pager } from "../pages/pager.tsx";
import { StatGrid } from "./stat-grid.tsx";
import { StatTile, type StatTileProps } from "./stat-tile.tsx";

const Title = chakra("h1", { base: { textStyle: "h1", mt: { base: "3", md: "6" } } });
const Lead = chakra("p", { base: { color: "fg.muted", mt: "2", mb: "6", maxW: "prose", textWrap: "pretty" } });
const Foot = chakra("div", { base: { display: "grid", gap: "3", mt: "8", justifyItems: "center" } });
const Showing = chakra("p", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });

export interface DirectoryPageProps {
  crumbs: readonly Crumb[];
  title: string;
  lead: ReactNode;
  tiles: readonly StatTileProps[];
  children: ReactNode;
}

/** The heading, breadcrumbs and figures of a page that lists places or categories. */
export function DirectoryPage({ crumbs, title, lead, tiles, children }: DirectoryPageProps) {
  return (
    <Container pt={{ base: "3", md: "6" }} pb="16">
      <Breadcrumb crumbs={crumbs} />
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      <StatGrid mb="6">
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </StatGrid>
      {children}
    </Container>
  );
}

/** Which part of the list is shown, without the script of Chakra's page text, and links to the rest. */
export function ListFoot({
  list,
  noun: [one, many],
}: {
  list: Pick<ListPage<unknown>, "from" | "to" | "count" | "page" | "totalPages">;
  /** In singular and plural. */
  noun: readonly [string, string];
}) {
  if (list.count === 0) return null;
  return (
    <Foot>
      <Pager current={list.page} total={list.totalPages} label={many} />
      <Showing role="status">
        Showing {formatCount(list.from)} to {formatCount(list.to)} of {countOf(list.count, one, many)}
      </Showing>
    </Foot>
  );
}
