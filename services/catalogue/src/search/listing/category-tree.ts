import type { FacetValue } from "@meridian/contracts/search/search";
import type { FacetCount } from "@meridian/domain/businesses/facets";
import type { CategoryOf } from "@meridian/domain/categories/business-category";

/**
 * Orders counted categories as a tree, depth first: each follows the nearest listed category that includes it, and siblings keep their
 * order. The branch of the chosen category comes first, so that a truncated list still shows it.
 */
export function categoryTree(values: readonly FacetCount[], categoryOf: CategoryOf, chosen?: string): FacetValue[] {
  const listed = new Set(values.map(({ value }) => value));
  const ancestors = new Map(values.map((value) => [value.value, ancestorsOf(value, categoryOf)]));
  const children = Map.groupBy(
    values.map((value) => ({ ...value, parent: ancestors.get(value.value)?.find((slug) => listed.has(slug)) ?? null })),
    ({ parent }) => parent,
  );
  const branch = new Set(chosen === undefined ? [] : [chosen, ...(ancestors.get(chosen) ?? [])]);
  const below = (parent: string | null): FacetValue[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => Number(branch.has(b.value)) - Number(branch.has(a.value)))
      .flatMap((value) => [value, ...below(value.value)]);
  return below(null);
}

/** Slugs, nearest first. A label is more precise than its slug, but an administrator may have renamed the category. */
function ancestorsOf({ value, label }: FacetCount, categoryOf: CategoryOf): string[] {
  const category = [label, value].map(categoryOf).find((found) => found?.slug === value);
  return category?.within.map(({ slug }) => slug) ?? [];
}
