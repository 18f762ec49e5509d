import type { CityDetail, CountryDetail } from "@meridian/contracts/places/place";
import type { FacetCount } from "@meridian/domain/businesses/facets";
import { notFound } from "@meridian/platform/app-error";
import type { IndexAnswer, IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";

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

/** Above this number of hits, the index may estimate facet counts. */
const COUNTED_HITS = 20_000;
const EVERYTHING = { text: "", sort: "relevance", offset: 0, limit: 0 } as const;

/** Counts the businesses the index lists under the filters. Throws not_found with `missing` if there are none. */
export async function countListed(
  index: Pick<SearchIndex, "search">,
  filters: IndexFilters,
  missing: string,
): Promise<ListedCount> {
  return countOf(await index.search({ ...EVERYTHING, filters, withFacets: false }), missing);
}

/**
 * Also returns the largest cities and categories, which takes longer. Their counts equal those on their own pages, except for facets a
 * filter has fixed.
 */
export async function groupListed(
  index: Pick<SearchIndex, "search">,
  filters: IndexFilters,
  missing: string,
): Promise<ListedGroups> {
  const answer = await index.search({ ...EVERYTHING, filters, withFacets: true });
  const counted = countOf(answer, missing);
  const recounted = (name: "cityKey" | "categorySlug", values: readonly FacetCount[]) =>
    answer.total > COUNTED_HITS && filters[name] === undefined ? recount(index, { filters, name, values }) : values;
  const [cities, categories] = await Promise.all([
    recounted("cityKey", answer.facets.city),
    recounted("categorySlug", answer.facets.category),
  ]);
  return {
    ...counted,
    cities: cities.map(({ value, label, count }) => {
      const [countryCode = "", slug = ""] = value.split("/");
      return { city: label, count, countryCode: countryCode.toUpperCase(), slug };
    }),
    categories: categories.map(({ value, label, count }) => ({ category: label, count, slug: value })),
  };
}

function countOf({ total, isTotalExact }: IndexAnswer, missing: string): ListedCount {
  if (total === 0) throw notFound(missing);
  return { businessCount: total, isCountExact: isTotalExact };
}

interface Recount {
  filters: IndexFilters;
  /** The filter that corresponds to the facet's values. */
  name: "cityKey" | "categorySlug";
  values: readonly FacetCount[];
}

/** The values with their exact counts, largest first. */
async function recount(
  index: Pick<SearchIndex, "search">,
  { filters, name, values }: Recount,
): Promise<readonly FacetCount[]> {
  const counted = values.map(async (facet) => {
    const narrowed = { ...filters, [name]: facet.value };
    const { total } = await index.search({ ...EVERYTHING, filters: narrowed, withFacets: false });
    return { ...facet, count: total };
  });
  return (await Promise.all(counted)).sort((one, other) => other.count - one.count);
}
