import type { Collection } from "mongodb";
import type { RollupStep } from "./documents.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";

interface CountedGroup {
  _id: string;
  count: number;
}

/** How many kinds of one thing there are in another, counted anew where a step changed something. */
export async function recountPlaces(directory: MongoDirectory, { step, cells }: RollupStep): Promise<void> {
  const changed = cells.filter(({ businesses }) => businesses !== 0);
  const cityIds = distinct(changed.map(({ city }) => city));
  const countryCodes = distinct(changed.map(({ country }) => country));
  const categorySlugs = distinct(changed.map(({ category }) => category));
  const { cities, countries, categories, countryCategories } = directory;

  const categoriesOfCity = await countIn(directory.cells, "city", cityIds);
  await update(cities, cityIds, step, (id) => ({ categories: categoriesOfCity.get(id) ?? 0 }));
  const citiesOf = await countIn(cities, "country", countryCodes);
  const categoriesOf = await countIn(countryCategories, "country", countryCodes);
  await update(countries, countryCodes, step, (code) => ({
    cities: citiesOf.get(code) ?? 0,
    categories: categoriesOf.get(code) ?? 0,
  }));
  const countriesOf = await countIn(countryCategories, "category", categorySlugs);
  await update(categories, categorySlugs, step, (slug) => ({ countries: countriesOf.get(slug) ?? 0 }));
  if (changed.length > 0) await recountTotals(directory, step);
}

async function recountTotals({ totals, countries, categories }: MongoDirectory, step: number): Promise<void> {
  const listed = { businesses: { $gt: 0 } };
  const [sums] = await countries
    .aggregate<{ cities: number; countries: number }>(
      [{ $match: listed }, { $group: { _id: null, cities: { $sum: "$cities" }, countries: { $sum: 1 } } }],
      BOUNDED,
    )
    .toArray();
  await totals.updateOne(
    { _id: "directory", step: { $lte: step } },
    {
      $set: {
        countries: sums?.countries ?? 0,
        cities: sums?.cities ?? 0,
        categories: await categories.countDocuments(listed, BOUNDED),
      },
    },
  );
}

/** Documents with listed businesses by the value of a field. Cells without a category are no category of their city. */
async function countIn<D extends { _id: string }>(
  collection: Collection<D>,
  field: "city" | "country" | "category",
  values: readonly string[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const match = {
    [field]: { $in: values },
    businesses: { $gt: 0 },
    ...(field === "city" ? { category: { $ne: "" } } : {}),
  };
  const groups = await collection
    .aggregate<CountedGroup>([{ $match: match }, { $group: { _id: `$${field}`, count: { $sum: 1 } } }], BOUNDED)
    .toArray();
  return new Map(groups.map(({ _id, count }) => [_id, count]));
}

async function update<D extends { _id: string; step: number }>(
  collection: Collection<D>,
  ids: readonly string[],
  step: number,
  countsOf: (id: string) => Readonly<Record<string, number>>,
): Promise<void> {
  if (ids.length === 0) return;
  const stepped: Collection<{ _id: string; step: number }> = collection.db.collection(collection.collectionName);
  await stepped.bulkWrite(
    ids.map((_id) => ({ updateOne: { filter: { _id, step: { $lte: step } }, update: { $set: countsOf(_id) } } })),
    { ordered: false },
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== "");
}
