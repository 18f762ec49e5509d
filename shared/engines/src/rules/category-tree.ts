/** What there is of a category without those below it. */
export interface CountedCategory {
  slug: string;
  name: string;
  /** Slug of the category it lies within. */
  parent: string | undefined;
  businesses: number;
  rated: number;
  ratingMilli: number;
}

/** The same categories, each with what lies below it counted in; without those that have no business at all. The largest first, then by name. */
export function withDescendantCounts<C extends CountedCategory>(categories: readonly C[]): C[] {
  const sums = new Map(categories.map((category) => [category.slug, { ...category }]));
  for (const { parent, businesses, rated, ratingMilli } of categories) {
    for (let above = sums.get(parent ?? ""); above !== undefined; above = sums.get(above.parent ?? "")) {
      above.businesses += businesses;
      above.rated += rated;
      above.ratingMilli += ratingMilli;
    }
  }
  return [...sums.values()].filter(({ businesses }) => businesses > 0).sort(bySize);
}

export function bySize(left: Pick<CountedCategory, "businesses" | "name">, right: typeof left): number {
  return right.businesses - left.businesses || (left.name < right.name ? -1 : 1);
}

/** Slugs of a category and of all below it. */
export function slugsWithin(
  categories: readonly Pick<CountedCategory, "slug" | "parent">[],
  slug: string,
): Set<string> {
  const children = Map.groupBy(categories, ({ parent }) => parent);
  const found = new Set([slug]);
  for (const one of found) for (const child of children.get(one) ?? []) found.add(child.slug);
  return found;
}
