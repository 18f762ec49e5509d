import type { Filter } from "mongodb";
import { bySize, type CountedCategory, withDescendantCounts } from "../../rules/category-tree.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { type CategoryDocument, LARGEST_FIRST, LISTED } from "../rollups/rollup-documents.ts";

export interface CategoryRow extends CountedCategory {
  words: string;
  letter: string;
}

/** The few hundred categories that are kinds, with the number of their own businesses. */
export async function readOwnKinds({ categories }: MongoDirectory): Promise<CategoryRow[]> {
  return (await categories.find({ kindKey: { $gt: "" } }, { hint: "by_kind", ...BOUNDED }).toArray()).map(toRow);
}

/** The largest labels that pass a filter, and the largest kinds that pass `isMeant`, including what is below them. */
export async function readCategories(
  directory: MongoDirectory,
  labels: { filter: Filter<CategoryDocument>; hint: string },
  isMeant: (kind: CategoryRow) => boolean,
  limit: number,
): Promise<CategoryRow[]> {
  if (limit <= 0) return [];
  const filter = { ...labels.filter, ...LISTED, kindKey: { $exists: false } };
  const options = { hint: labels.hint, sort: LARGEST_FIRST, limit, ...BOUNDED } as const;
  const rows = (await directory.categories.find(filter, options).toArray()).map(toRow);
  const kinds = withDescendantCounts(await readOwnKinds(directory)).filter(isMeant);
  return [...kinds, ...rows].sort(bySize).slice(0, limit);
}

/** The categories of a place, given its businesses in each; kinds include what is below them. */
export async function placeCategories(
  directory: MongoDirectory,
  counted: readonly { category: string; businesses: number }[],
): Promise<CountedCategory[]> {
  const counts = new Map(counted.map(({ category, businesses }) => [category, businesses]));
  const here = (row: CategoryRow) => ({ ...row, rated: 0, ratingMilli: 0, businesses: counts.get(row.slug) ?? 0 });
  const kinds = (await readOwnKinds(directory)).map(here);
  const filter = { _id: { $in: [...counts.keys()] }, kindKey: { $exists: false } };
  const labels = (await directory.categories.find(filter, BOUNDED).toArray()).map(toRow).map(here);
  return [...withDescendantCounts(kinds), ...labels].sort(bySize);
}

function toRow({ _id, name, words, letter, parent, businesses, rated, ratingMilli }: CategoryDocument): CategoryRow {
  return { slug: _id, name, words, letter, parent, businesses, rated, ratingMilli };
}
