import type { Collection } from "mongodb";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { CellDelta } from "./rollup-documents.ts";

interface CountedGroup {
  _id: string;
  count: number;
}

/** How many distinct things of one type are in another, limited to what the changed cells affect. */
export interface Kinds {
  categoriesOfCity: ReadonlyMap<string, number>;
  categoriesOfCountry: ReadonlyMap<string, number>;
  countriesOfCategory: ReadonlyMap<string, number>;
}

/** Correct once the cells, and the pairs of country and category, include the change. */
export async function countKinds(directory: MongoDirectory, changes: readonly CellDelta[]): Promise<Kinds> {
  const changed = changedCells(changes);
  const { cells, countryCategories } = directory;
  const [categoriesOfCity, categoriesOfCountry, countriesOfCategory] = await Promise.all([
    countIn(cells, "city", distinct(changed.map(({ city }) => city))),
    countIn(countryCategories, "country", distinct(changed.map(({ country }) => country))),
    countIn(countryCategories, "category", distinct(changed.map(({ category }) => category))),
  ]);
  return { categoriesOfCity, categoriesOfCountry, countriesOfCategory };
}

/** Correct once the cities include the change. */
export function countCities(
  { cities }: MongoDirectory,
  changes: readonly CellDelta[],
): Promise<ReadonlyMap<string, number>> {
  return countIn(cities, "country", distinct(changedCells(changes).map(({ country }) => country)));
}

/** Correct once every place includes the change. */
export async function countPlaces({
  countries,
  categories,
}: MongoDirectory): Promise<{ countries: number; cities: number; categories: number }> {
  const listed = { businesses: { $gt: 0 } };
  const [sums] = await countries
    .aggregate<{ cities: number; countries: number }>(
      [{ $match: listed }, { $group: { _id: null, cities: { $sum: "$cities" }, countries: { $sum: 1 } } }],
      BOUNDED,
    )
    .toArray();
  return {
    countries: sums?.countries ?? 0,
    cities: sums?.cities ?? 0,
    categories: await categories.countDocuments(listed, BOUNDED),
  };
}

/** Cells whose number of businesses changed. */
export function changedCells(changes: readonly CellDelta[]): CellDelta[] {
  return changes.filter(({ businesses }) => businesses !== 0);
}

/** Documents with listed businesses per value of a field. Cells without a category are not a category of their city. */
async function countIn<D extends { _id: string }>(
  collection: Collection<D>,
  field: "city" | "country" | "category",
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(values.map((value) => [value, 0]));
  if (values.length === 0) return counts;
  const match = {
    [field]: { $in: values },
    businesses: { $gt: 0 },
    ...(field === "city" ? { category: { $ne: "" } } : {}),
  };
  const pipeline = [{ $match: match }, { $group: { _id: `$${field}`, count: { $sum: 1 } } }];
  const options = { batchSize: values.length + 1, ...BOUNDED };
  const groups = await collection.aggregate<CountedGroup>(pipeline, options).toArray();
  for (const { _id, count } of groups) counts.set(_id, count);
  return counts;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== "");
}
