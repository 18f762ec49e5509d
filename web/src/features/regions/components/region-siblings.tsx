import type { RegionDetail } from "@meridian/shared/contracts/place";
import { cityPath } from "../../../lib/city-path.ts";
import { type ListFilters, SideList, SideLists } from "../../../ui/side-list.tsx";

export interface RegionSiblingsProps {
  detail: RegionDetail;
  /** What the list is filtered and sorted by, which goes along. */
  filters: ListFilters;
}

/** The cities of a region, and the categories there. */
export function RegionSiblings({ detail, filters }: RegionSiblingsProps) {
  const { region, slug, countrySlug, topCities, topCategories } = detail;
  return (
    <SideLists>
      <SideList
        title={`Cities in ${region}`}
        entries={topCities.map((city) => ({
          label: city.city,
          count: city.count,
          path: cityPath(city),
          search: filters,
        }))}
      />
      <SideList
        title={`Categories in ${region}`}
        entries={topCategories.map(({ category, slug: categorySlug, count }) => ({
          label: category,
          count,
          path: `/countries/${countrySlug}/regions/${slug}`,
          search: { ...filters, category: categorySlug },
        }))}
      />
    </SideLists>
  );
}
