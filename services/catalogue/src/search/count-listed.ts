import type { CityDetail, CountryDetail } from "@meridian/shared/contracts/place";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { IndexFilters, SearchIndex } from "@meridian/shared/ports/search-index";

type CityCount = CountryDetail["topCities"][number];
type CategoryCount = CityDetail["topCategories"][number];

export interface ListedCounts {
  businessCount: number;
  isCountExact: boolean;
  cities: CityCount[];
  categories: CategoryCount[];
}

/** What the index lists under some filters, the largest cities and categories first. Throws not_found, with `missing`, where that is nothing. */
export async function countListed(
  index: Pick<SearchIndex, "search">,
  filters: IndexFilters,
  missing: string,
): Promise<ListedCounts> {
  const { total, isTotalExact, facets } = await index.search({
    text: "",
    filters,
    sort: "relevance",
    offset: 0,
    limit: 0,
    withFacets: true,
  });
  if (total === 0) throw notFound(missing);
  return {
    businessCount: total,
    isCountExact: isTotalExact,
    cities: facets.city.map(({ value, label, count }) => {
      const [countryCode = "", slug = ""] = value.split("/");
      return { city: label, count, countryCode: countryCode.toUpperCase(), slug };
    }),
    categories: facets.category.map(({ value, label, count }) => ({ category: label, count, slug: value })),
  };
}
