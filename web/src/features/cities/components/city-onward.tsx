import { Stack } from "@chakra-ui/react";
import type { CityDetail } from "@meridian/shared/contracts/place";
import { formatCount } from "../../../lib/number-format.ts";
import { type ListFilters, SideList } from "../../../ui/side-list.tsx";
import { StatGrid, StatTile } from "../../../ui/stat-tile.tsx";

const MAX_CATEGORIES = 15;

export interface CityOnwardProps {
  city: Pick<CityDetail, "businessCount" | "categoryCount" | "topCategories" | "countryCode" | "slug">;
  /** What the list is filtered and sorted by, which goes along. */
  filters: ListFilters;
}

/** The figures of a city, and its largest categories. */
export function CityOnward({ city: detail, filters }: CityOnwardProps) {
  const { businessCount, categoryCount, topCategories, countryCode, slug } = detail;
  return (
    <Stack gap="6">
      <StatGrid>
        <StatTile label="Total businesses" value={formatCount(businessCount)} />
        <StatTile label="Categories" value={formatCount(categoryCount)} />
      </StatGrid>
      <SideList
        title="Top Categories"
        entries={topCategories.slice(0, MAX_CATEGORIES).map(({ category, count, slug: categorySlug }) => ({
          label: category,
          count,
          path: `/cities/${countryCode.toLowerCase()}/${slug}/${categorySlug}`,
          search: filters,
        }))}
      />
    </Stack>
  );
}
