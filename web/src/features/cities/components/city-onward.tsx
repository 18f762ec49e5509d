import { chakra, Stack } from "@chakra-ui/react";
import type { CityDetail } from "@meridian/contracts/places/place";
import { cityPath } from "../../../lib/format/city-path.ts";
import { formatCount } from "../../../lib/format/number-format.ts";
import { type ListFilters, SideList, SideLists } from "../../../ui/directory/side-list.tsx";
import { StatGrid } from "../../../ui/directory/stat-grid.tsx";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";

const MAX_CATEGORIES = 15;

const About = chakra("p", { base: { color: "fg.muted", maxW: "prose", textWrap: "pretty" } });

export interface CityOnwardProps {
  city: Pick<
    CityDetail,
    "city" | "country" | "businessCount" | "categoryCount" | "topCategories" | "countryCode" | "slug"
  >;
  /** The list's filters and order, which links keep. */
  filters: ListFilters;
}

/** The figures of a city, and its largest categories. */
export function CityOnward({ city: detail, filters }: CityOnwardProps) {
  const { city, country, businessCount, categoryCount, topCategories, countryCode, slug } = detail;
  return (
    <SideLists>
      <Stack gap="4">
        <StatGrid>
          <StatTile label="Total businesses" value={formatCount(businessCount)} />
          <StatTile label="Categories" value={formatCount(categoryCount)} />
        </StatGrid>
        <About>
          All businesses in {city}, {country}, the best known first, with ratings, opening hours and phone numbers.
        </About>
      </Stack>
      <SideList
        title="Top Categories"
        entries={topCategories.slice(0, MAX_CATEGORIES).map(({ category, count, slug: categorySlug }) => ({
          label: category,
          count,
          path: cityPath({ countryCode, slug }, categorySlug),
          search: filters,
        }))}
      />
    </SideLists>
  );
}
