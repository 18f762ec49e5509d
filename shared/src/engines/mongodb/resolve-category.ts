import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";

/**
 * The category a slug means: the one of that slug while it has businesses, else the category that most businesses have
 * whose broader category or subtype bears the slug.
 */
export async function resolveCategory(directory: MongoDirectory, slug: string): Promise<string | undefined> {
  const { categories, categoryAliases } = directory;
  const own = await categories.findOne({ _id: slug, businesses: { $gt: 0 } }, { projection: { _id: 1 }, ...BOUNDED });
  if (own !== null) return own._id;
  const alias = await categoryAliases.findOne(
    { slug, businesses: { $gt: 0 } },
    { sort: { businesses: -1, category: 1 }, ...BOUNDED },
  );
  return alias?.category;
}
