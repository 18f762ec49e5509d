import type { AnyBulkWriteOperation, Collection } from "mongodb";
import { inLockOrder } from "../businesses/lock-order.ts";
import { isDuplicateKey, isOnlyDuplicateKeys } from "../connection/mongo-error.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { changedCells, countCities, countKinds, countPlaces } from "./count-kinds.ts";
import { mapCellId } from "./map-sums.ts";
import type { CellDelta, RollupStep } from "./rollup-documents.ts";
import { aliasId, cellId, countryCategoryId, pairsOf, sumBy } from "./rollup-sums.ts";

interface SteppedDocument {
  _id: string;
  step: number;
}

/**
 * Applies a decided step. Every counter applies it once, however often and by however many processes this runs, because it stores the last
 * step that changed it.
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
    directory.mapCells,
    (step.mapCells ?? []).map(({ level, cell, country, ...sums }) =>
      increment(mapCellId({ level, cell, country }), number, sums, { level, cell, country }),
    ),
  );
  const kinds = await countKinds(directory, cells);
  await bulk(
    directory.categories,
    increments(
      sumBy(cells, ({ category }) => category),
      number,
      (id) => someCount("countries", kinds.countriesOfCategory.get(id)),
    ),
  );
  await bulk(
    directory.cities,
    increments(
      businessesBy(cells, ({ city }) => city),
      number,
      (id) => someCount("categories", kinds.categoriesOfCity.get(id)),
    ),
  );
  const citiesOfCountry = await countCities(directory, cells);
  await bulk(
    directory.countries,
    increments(
      businessesBy(cells, ({ country }) => country),
      number,
      (id) => ({
        ...someCount("cities", citiesOfCountry.get(id)),
        ...someCount("categories", kinds.categoriesOfCountry.get(id)),
      }),
    ),
  );
  await addTotals(directory, step);
  await noteCounted(directory, step);
}

function increment(
  _id: string,
  step: number,
  count: Readonly<Record<string, number>>,
  first: Readonly<Record<string, string | number>>,
): AnyBulkWriteOperation<SteppedDocument> {
  const update = { $inc: count, $set: { step }, $setOnInsert: first };
  return { updateOne: { filter: { _id, step: { $lt: step } }, update, upsert: true } };
}

/** Omits what does not change: an import that only changes ratings touches no city. */
function increments(
  sums: ReadonlyMap<string, object>,
  step: number,
  recountOf: (id: string) => Readonly<Record<string, number>>,
): AnyBulkWriteOperation<SteppedDocument>[] {
  return [...sums].flatMap(([_id, sum]) => {
    const $inc: Record<string, number> = { ...sum };
    const recount = recountOf(_id);
    if (Object.keys(recount).length === 0 && Object.values($inc).every((change) => change === 0)) return [];
    return [{ updateOne: { filter: { _id, step: { $lt: step } }, update: { $inc, $set: { ...recount, step } } } }];
  });
}

function someCount(name: string, count: number | undefined): Readonly<Record<string, number>> {
  return count === undefined ? {} : { [name]: count };
}

function businessesBy(
  cells: readonly CellDelta[],
  keyOf: (cell: CellDelta) => string,
): Map<string, { businesses: number }> {
  return new Map([...sumBy(cells, keyOf)].map(([key, { businesses }]) => [key, { businesses }]));
}

function pairIncrements(cells: readonly CellDelta[], step: number): AnyBulkWriteOperation<SteppedDocument>[] {
  return pairsOf(cells).flatMap(({ businesses, ...pair }) =>
    businesses === 0 ? [] : [increment(countryCategoryId(pair.country, pair.category), step, { businesses }, pair)],
  );
}

/** An upsert for a counter that already has the step fails on its id, as intended. */
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

async function addTotals(directory: MongoDirectory, { step, stored, cells }: RollupStep): Promise<void> {
  const businesses = cells.reduce((sum, cell) => sum + cell.businesses, 0);
  const isRecounted = changedCells(cells).length > 0;
  const recount = isRecounted ? await countPlaces(directory) : {};
  const first = isRecounted ? {} : { $setOnInsert: { countries: 0, cities: 0, categories: 0 } };
  try {
    await directory.totals.updateOne(
      { _id: "directory", step: { $lt: step } },
      { $inc: { stored, businesses }, $set: { ...recount, step }, ...first },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** One write per business, if it is unchanged since it was read. A changed one remains to be counted from its current state. */
async function noteCounted({ businesses }: MongoDirectory, { step, counted }: RollupStep): Promise<void> {
  if (counted.length === 0) return;
  const ordered = inLockOrder(counted);
  const { matchedCount } = await businesses.bulkWrite(
    ordered.map(({ id, revision, counted: now }) => ({
      updateOne: {
        filter: { _id: id, revision, countedStep: { $lt: step } },
        update: { $set: { counted: now, countedStep: step }, $unset: { uncounted: "" } },
      },
    })),
    { ordered: false },
  );
  if (matchedCount === counted.length) return;
  await businesses.bulkWrite(
    ordered.map(({ id, counted: now }) => ({
      updateOne: {
        filter: { _id: id, countedStep: { $lt: step } },
        update: { $set: { counted: now, countedStep: step } },
      },
    })),
    { ordered: false },
  );
}
