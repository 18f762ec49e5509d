import type { RegionDetail } from "@meridian/contracts/places/place";
import { cityPath } from "../../../lib/format/city-path.ts";
import { type ListFilters, SideList, SideLists } from "../../../ui/directory/side-list.tsx";

export interface RegionSiblingsProps {
  detail: RegionDetail;
  /** The list's filters and order, which links keep. */
  filters: ListFilters;
}

/** The cities and categories of a region. */
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
