/** The counts of a category without its descendants. */
export interface CountedCategory {
  slug: string;
  name: string;
  /** Slug of its parent. */
  parent: string | undefined;
  businesses: number;
  rated: number;
  ratingMilli: number;
}

/** The categories with businesses, each with its descendants counted in, largest first, then by name. */
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

/** Slugs of a category and its descendants. */
export function slugsWithin(
  categories: readonly Pick<CountedCategory, "slug" | "parent">[],
  slug: string,
): Set<string> {
  const children = Map.groupBy(categories, ({ parent }) => parent);
  const found = new Set([slug]);
  for (const one of found) for (const child of children.get(one) ?? []) found.add(child.slug);
  return found;
}
