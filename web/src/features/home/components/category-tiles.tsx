import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { HomepageData } from "@meridian/contracts/places/place";
import { abbreviateCount } from "../../../lib/format/number-format.ts";
import { CardLink } from "../../../ui/directory/card-link.tsx";
import { SymbolBadge } from "../../../ui/icons/symbol-icon.tsx";
import { CutName } from "./cut-name.tsx";

const NAME_LENGTH = 12;

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});
const Words = chakra("span", { base: { minW: "0" } });
const Count = chakra("span", {
  /** Clips what is only read aloud: with large text it would widen the page. */
  base: {
    display: "block",
    position: "relative",
    overflow: "hidden",
    textStyle: "sm",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});

export function CategoryTiles({ categories }: { categories: HomepageData["popularSearches"] }) {
  return (
    <Grid>
      {categories.map(({ category, count, slug, symbol }) => (
        <li key={slug}>
          <CardLink to={pathOf(slug)} size="sm" display="flex" alignItems="center" gap="3">
            <SymbolBadge symbol={symbol} />
            <Words>
              <CutName name={category} length={NAME_LENGTH} />
              <Count>
                {abbreviateCount(count)}
                <VisuallyHidden> businesses</VisuallyHidden>
              </Count>
            </Words>
          </CardLink>
        </li>
      ))}
    </Grid>
  );
}

function pathOf(slug: string): string {
  return `/categories/${slug}`;
}
