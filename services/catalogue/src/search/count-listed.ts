import type { CityDetail, CountryDetail } from "@meridian/shared/contracts/place";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { IndexAnswer, IndexFilters, SearchIndex } from "@meridian/shared/ports/search-index";

type CityCount = CountryDetail["topCities"][number];
type CategoryCount = CityDetail["topCategories"][number];

export interface ListedCount {
  businessCount: number;
  isCountExact: boolean;
}

export interface ListedGroups extends ListedCount {
  cities: CityCount[];
  categories: CategoryCount[];
}

const EVERYTHING = { text: "", sort: "relevance", offset: 0, limit: 0 } as const;

/** How many the index lists under some filters. Throws not_found, with `missing`, where there are none. */
export async function countListed(
  index: Pick<SearchIndex, "search">,
  filters: IndexFilters,
  missing: string,
): Promise<ListedCount> {
  return countOf(await index.search({ ...EVERYTHING, filters, withFacets: false }), missing);
}

/** The same with the largest cities and categories among them, which takes longer. */
export async function groupListed(
  index: Pick<SearchIndex, "search">,
  filters: IndexFilters,
  missing: string,
): Promise<ListedGroups> {
  const answer = await index.search({ ...EVERYTHING, filters, withFacets: true });
  const { facets } = answer;
  return {
    ...countOf(answer, missing),
    cities: facets.city.map(({ value, label, count }) => {
      const [countryCode = "", slug = ""] = value.split("/");
      return { city: label, count, countryCode: countryCode.toUpperCase(), slug };
    }),
    categories: facets.category.map(({ value, label, count }) => ({ category: label, count, slug: value })),
  };
}

function countOf({ total, isTotalExact }: IndexAnswer, missing: string): ListedCount {
  if (total === 0) throw notFound(missing);
  return { businessCount: total, isCountExact: isTotalExact };
}
