import { slugsWithin } from "../../rules/category-tree.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { readOwnKinds } from "./read-categories.ts";

export interface ResolvedCategory {
  slug: string;
  name: string;
  /** Its own slug and those of the categories below it that have businesses; at least one. */
  slugs: string[];
}

/**
 * The category a slug means: the one with that slug while it, or one below it, has businesses; otherwise the category with the most
 * businesses with a label that has the slug.
 */
export async function resolveCategory(directory: MongoDirectory, slug: string): Promise<ResolvedCategory | undefined> {
  const own = await categoryWithBusinesses(directory, slug);
  if (own !== undefined) return own;
  const alias = await directory.categoryAliases.findOne(
    { slug, businesses: { $gt: 0 } },
    { sort: { businesses: -1, category: 1 }, ...BOUNDED },
  );
  return alias === null ? undefined : categoryWithBusinesses(directory, alias.category);
}

/** For filters: the slugs of categories and all categories below them. */
export async function allSlugsWithin(directory: MongoDirectory, slugs: readonly string[]): Promise<string[]> {
  const kinds = await readOwnKinds(directory);
  return [...new Set(slugs.flatMap((slug) => [...slugsWithin(kinds, slug)]))];
}

/** The category with that very slug, if it, or one below it, has businesses. */
export async function categoryWithBusinesses(
  directory: MongoDirectory,
  slug: string,
): Promise<ResolvedCategory | undefined> {
  const category = await directory.categories.findOne({ _id: slug }, BOUNDED);
  if (category === null) return undefined;
  const { name, kindKey, businesses } = category;
  if (kindKey === undefined) return businesses > 0 ? { slug, name, slugs: [slug] } : undefined;
  const kinds = await readOwnKinds(directory);
  const within = slugsWithin(kinds, slug);
  const slugs = kinds.filter((kind) => kind.businesses > 0 && within.has(kind.slug)).map((kind) => kind.slug);
  return slugs.length === 0 ? undefined : { slug, name, slugs };
}
