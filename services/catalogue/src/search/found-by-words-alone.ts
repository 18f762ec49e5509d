import type { SearchQuery } from "@meridian/contracts/search/search";
import { type CategoryOf, categoriesOf } from "@meridian/domain/categories/business-category";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { IndexAnswer, SearchIndex } from "@meridian/ports/search/search-index";
import type { DirectoryKinds } from "./meaning/directory-kinds.ts";
import { countryOf } from "./meaning/with-kinds.ts";
import type { QueryPlan } from "./reading/query-plan.ts";
import { FEW_HITS } from "./reading/try-readings.ts";

interface KindSources {
  businesses: Pick<BusinessStore, "findByIds">;
  index: Pick<SearchIndex, "search">;
  kinds: Pick<DirectoryKinds, "categoriesFor">;
  categoryOf: CategoryOf;
}

/** Whether the text names a kind, but none of a few hits is of that kind: the best would be. */
export async function isFoundByWordsAlone(
  { businesses, index, kinds, categoryOf }: KindSources,
  { page, sort }: SearchQuery,
  { text, filters }: Pick<QueryPlan, "text" | "filters">,
  answer: IndexAnswer,
): Promise<boolean> {
  const { total, facets, areFacetsMissing = false } = answer;
  if (total === 0 || total >= FEW_HITS || areFacetsMissing) return false;
  const slugs = new Set(kinds.categoriesFor(text, countryOf(filters)));
  if (slugs.size === 0 || facets.category.some(({ value }) => slugs.has(value))) return false;
  // Facets count no labels but the first.
  const best = { text, filters, sort: "relevance", offset: 0, limit: 1, withFacets: false } as const;
  const { hits } = page === 1 && sort === "relevance" ? answer : await index.search(best);
  const found = await businesses.findByIds(hits.slice(0, 1).map(({ id }) => id));
  return !found.some((business) => categoriesOf(business, categoryOf).some(({ slug }) => slugs.has(slug)));
}
