import type { AnyBulkWriteOperation, Collection } from "mongodb";
import type { CellDelta, RollupStep } from "./documents.ts";
import type { MongoDirectory } from "./mongo-directory.ts";
import { isDuplicateKey, isOnlyDuplicateKeys } from "./mongo-error.ts";
import { recountPlaces } from "./recount-places.ts";
import { aliasId, cellId, countryCategoryId, sumBy } from "./rollup-sums.ts";

interface SteppedDocument {
  _id: string;
  step: number;
}

/**
 * Writes a step that was decided. Every counter takes it once, however often and by however many this is done: it bears
 * the step that changed it last.
 */
export async function finishRollupStep(directory: MongoDirectory, step: RollupStep): Promise<void> {
  const { cells, step: number } = step;
  await bulk(
    directory.cells,
    cells.map(({ country, city, category, ...count }) =>
      increment(cellId({ country, city, category }), number, count, { country, city, category }),
    ),
  );
  await bulk(
    directory.categoryAliases,
    step.aliases.map(({ slug, category, businesses }) =>
      increment(aliasId(slug, category), number, { businesses }, { slug, category }),
    ),
  );
  await bulk(directory.countryCategories, pairIncrements(cells, number));
  await bulk(
    directory.categories,
    increments(
      sumBy(cells, ({ category }) => category),
      number,
    ),
  );
  await bulk(
    directory.countries,
    increments(
      businessesBy(cells, ({ country }) => country),
      number,
    ),
  );
  await bulk(
    directory.cities,
    increments(
      businessesBy(cells, ({ city }) => city),
      number,
    ),
  );
  await addTotals(directory, step);
  await recountPlaces(directory, step);
  await noteCounted(directory, step);
}

function increment(
  _id: string,
  step: number,
  count: Readonly<Record<string, number>>,
  first?: Readonly<Record<string, string>>,
): AnyBulkWriteOperation<SteppedDocument> {
  const filter = { _id, step: { $lt: step } };
  const update = { $inc: count, $set: { step } };
  if (first === undefined) return { updateOne: { filter, update } };
  return { updateOne: { filter, update: { ...update, $setOnInsert: first }, upsert: true } };
}

function increments(sums: ReadonlyMap<string, object>, step: number): AnyBulkWriteOperation<SteppedDocument>[] {
  return [...sums].map(([id, count]) => increment(id, step, { ...count }));
}

function businessesBy(
  cells: readonly CellDelta[],
  keyOf: (cell: CellDelta) => string,
): Map<string, { businesses: number }> {
  return new Map([...sumBy(cells, keyOf)].map(([key, { businesses }]) => [key, { businesses }]));
}

function pairIncrements(cells: readonly CellDelta[], step: number): AnyBulkWriteOperation<SteppedDocument>[] {
  const placed = cells.filter(({ country, category }) => country !== "" && category !== "");
  const firsts = new Map(
    placed.map(({ country, category }) => [countryCategoryId(country, category), { country, category }]),
  );
  const sums = businessesBy(placed, ({ country, category }) => countryCategoryId(country, category));
  return [...sums].map(([id, count]) => increment(id, step, count, firsts.get(id)));
}

/** An upsert whose counter has taken the step already fails on its id: that is what is wanted. */
async function bulk<D extends SteppedDocument>(
  collection: Collection<D>,
  operations: AnyBulkWriteOperation<SteppedDocument>[],
): Promise<void> {
  if (operations.length === 0) return;
  const stepped: Collection<SteppedDocument> = collection.db.collection(collection.collectionName);
  try {
    await stepped.bulkWrite(operations, { ordered: false });
  } catch (error) {
    if (!isOnlyDuplicateKeys(error)) throw error;
  }
}

async function addTotals({ totals }: MongoDirectory, { step, stored, cells }: RollupStep): Promise<void> {
  const businesses = cells.reduce((sum, cell) => sum + cell.businesses, 0);
  const first = { countries: 0, cities: 0, categories: 0 };
  try {
    await totals.updateOne(
      { _id: "directory", step: { $lt: step } },
      { $inc: { stored, businesses }, $set: { step }, $setOnInsert: first },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** A business that moved on meanwhile stays to be counted, from what is counted of it now. */
async function noteCounted({ businesses }: MongoDirectory, { step, counted }: RollupStep): Promise<void> {
  if (counted.length === 0) return;
  await businesses.bulkWrite(
    counted.map(({ id, counted: now }) => ({
      updateOne: {
        filter: { _id: id, countedStep: { $lt: step } },
        update: { $set: { counted: now, countedStep: step } },
      },
    })),
    { ordered: false },
  );
  await businesses.bulkWrite(
    counted.map(({ id, revision }) => ({
      updateOne: { filter: { _id: id, revision, countedStep: step }, update: { $unset: { uncounted: "" } } },
    })),
    { ordered: false },
  );
}
