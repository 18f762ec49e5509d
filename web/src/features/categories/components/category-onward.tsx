import { chakra, Stack } from "@chakra-ui/react";
import type { CategoryDetail } from "@meridian/contracts/places/place";
import { formatCount } from "../../../lib/format/number-format.ts";
import { type ListFilters, SideList, SideLists } from "../../../ui/directory/side-list.tsx";
import { StatGrid } from "../../../ui/directory/stat-grid.tsx";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";

const MAX_COUNTRIES = 15;

const About = chakra("p", { base: { color: "fg.muted", maxW: "prose", textWrap: "pretty" } });

export interface CategoryOnwardProps {
  category: Omit<CategoryDetail, "businesses">;
  /** The list's filters and order, which links keep. */
  filters: ListFilters;
}

/** The figures of a category, and the countries with the most of it. */
export function CategoryOnward({ category: detail, filters }: CategoryOnwardProps) {
  const { category, slug, businessCount, countryCount, topCountries } = detail;
  return (
    <SideLists>
      <Stack gap="4">
        <StatGrid>
          <StatTile label="Businesses" value={formatCount(businessCount)} />
          <StatTile label="Countries" value={formatCount(countryCount)} />
        </StatGrid>
        <About>
          Everything listed under {category} in any country, the best known first, with ratings, opening hours and phone
          numbers.
        </About>
      </Stack>
      <SideList
        title="Top Countries"
        entries={topCountries.slice(0, MAX_COUNTRIES).map(({ country, count, slug: countrySlug }) => ({
          label: country,
          count,
          path: `/countries/${countrySlug}/${slug}`,
          search: filters,
        }))}
      />
    </SideLists>
  );
}
