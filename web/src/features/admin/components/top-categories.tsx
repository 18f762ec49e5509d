import { chakra, Skeleton } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { ShareBar } from "../../../ui/share-bar.tsx";
import { Panel } from "./panel.tsx";

const SHOWN = 8;
const List = chakra("ol", { base: { display: "grid", gap: "3" } });
const Line = chakra("div", { base: { display: "flex", gap: "4", alignItems: "baseline", textStyle: "sm", mb: "1" } });
const Figure = chakra("span", { base: { ms: "auto", fontVariantNumeric: "tabular-nums", fontWeight: "semibold" } });
const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

export interface TopCategoriesProps {
  stats: AdminStats | undefined;
  isPending: boolean;
}

/** The largest categories with bars relative to the first. */
export function TopCategories({ stats, isPending }: TopCategoriesProps) {
  const shown = stats?.categories.slice(0, SHOWN) ?? [];
  const largest = shown[0]?.count ?? 0;
  return (
    <Panel title="En Büyük Kategoriler" aside={shown.length > 0 ? `İlk ${shown.length}` : undefined}>
      {isPending && <Skeleton height="72" />}
      {stats !== undefined && shown.length === 0 && <Note>Henüz kategori yok.</Note>}
      <List>
        {shown.map(({ category, count, slug }) => (
          <li key={slug}>
            <Line>
              <Link to="/admin/businesses" search={{ category }} variant="plain">
                <bdi>{category}</bdi>
              </Link>
              <Figure>{formatWhole(count)}</Figure>
            </Line>
            <ShareBar share={largest === 0 ? 0 : count / largest} />
          </li>
        ))}
      </List>
    </Panel>
  );
}
