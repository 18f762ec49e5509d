import { isDeepStrictEqual } from "node:util";
import type { AnyBulkWriteOperation, Collection } from "mongodb";
import { inBatches } from "../../kernel/batches.ts";
import type { BusinessDocument, CellDelta } from "./documents.ts";
import { LONG, type MongoDirectory } from "./mongo-directory.ts";
import { countedOf } from "./place-documents.ts";
import type { PlaceRegister } from "./place-register.ts";
import type { RollupLock } from "./rollup-lock.ts";
import { aliasId, cellId, countryCategoryId, createRollupSums, type RollupSums, sumBy } from "./rollup-sums.ts";

const BATCH = 1_000;
const CITY_COUNTS = { businesses: 0, categories: 0 };
const COUNTRY_COUNTS = { businesses: 0, cities: 0, categories: 0 };
const CATEGORY_COUNTS = { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0, countries: 0 };

interface SteppedDocument {
  _id: string;
  step: number;
}
type Values = Readonly<Record<string, number | string>>;

/**
 * Counts everything anew from the businesses, as one step of the roll-ups. Places stay, also those without businesses; the
 * shown name of a city becomes its most frequent spelling. Cut off, it is done again by who next takes the lock.
 */
export async function rebuildRollups(
  { directory, places, lock }: { directory: MongoDirectory; places: PlaceRegister; lock: RollupLock },
  step: number,
): Promise<void> {
  await lock.update({ $set: { isRebuilding: true } });
  const sums = createRollupSums();
  const spellings = new Map<string, Map<string, number>>();
  const cursor = directory.businesses.find({}, { sort: { _id: 1 }, batchSize: BATCH, ...LONG });
  for await (const businesses of inBatches(cursor, BATCH)) {
    for (const business of businesses) {
      sums.add(countedOf(business));
      countSpelling(spellings, business);
    }
    await places.ensure(businesses.map(({ fields }) => fields));
    await noteCounted(directory, businesses, step);
    await lock.update({});
  }
  await writeCells(directory, lock, sums, step);
  await writePlaces(directory, lock, sums.cells(), { step, names: mostFrequent(spellings) });
  await writeTotals(directory, sums, step);
  await lock.update({ $set: { step, isRebuilding: false } });
}

/** As after a step: what moved on since it was read stays to be counted. */
async function noteCounted({ businesses }: MongoDirectory, read: BusinessDocument[], step: number): Promise<void> {
  const operations: AnyBulkWriteOperation<BusinessDocument>[] = [];
  for (const business of read) {
    const { _id, revision, uncounted } = business;
    const counted = countedOf(business);
    if (!isDeepStrictEqual(counted, business.counted)) {
      operations.push({ updateOne: { filter: { _id }, update: { $set: { counted, countedStep: step } } } });
    }
    if (uncounted === undefined) continue;
    operations.push({ updateOne: { filter: { _id, revision }, update: { $unset: { uncounted: "" } } } });
  }
  if (operations.length > 0) await businesses.bulkWrite(operations, { ordered: true });
}

async function writeCells(directory: MongoDirectory, lock: RollupLock, sums: RollupSums, step: number): Promise<void> {
  const cells = sums.cells();
  await replace(
    directory.cells,
    lock,
    step,
    { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0 },
    cells.map((cell) => [cellId(cell), { ...cell }]),
  );
  const aliases = sums.aliases();
  await replace(
    directory.categoryAliases,
    lock,
    step,
    { businesses: 0 },
    aliases.map((alias) => [aliasId(alias.slug, alias.category), { ...alias }]),
  );
  await replace(
    directory.countryCategories,
    lock,
    step,
    { businesses: 0 },
    pairsOf(cells).map((pair) => [countryCategoryId(pair.country, pair.category), { ...pair }]),
  );
}

function pairsOf(cells: readonly CellDelta[]): { country: string; category: string; businesses: number }[] {
  const pairs = new Map<string, { country: string; category: string; businesses: number }>();
  for (const { country, category, businesses } of cells) {
    if (country === "" || category === "") continue;
    const id = countryCategoryId(country, category);
    pairs.set(id, { country, category, businesses: businesses + (pairs.get(id)?.businesses ?? 0) });
  }
  return [...pairs.values()];
}

async function writePlaces(
  directory: MongoDirectory,
  lock: RollupLock,
  cells: readonly CellDelta[],
  { step, names }: { step: number; names: ReadonlyMap<string, string> },
): Promise<void> {
  const pairs = pairsOf(cells);
  const cities = sumBy(cells, ({ city }) => city);
  const categoriesOfCity = tally(cells.filter(({ category }) => category !== "").map(({ city }) => city));
  await replace(
    directory.cities,
    lock,
    step,
    CITY_COUNTS,
    [...cities].map(([id, { businesses }]) => {
      const name = names.get(id);
      return [id, { businesses, categories: categoriesOfCity.get(id) ?? 0, ...(name === undefined ? {} : { name }) }];
    }),
  );
  const citiesOf = tally([...cities.keys()].map((id) => id.slice(0, id.indexOf("/"))));
  const categoriesOf = tally(pairs.map(({ country }) => country));
  await replace(
    directory.countries,
    lock,
    step,
    COUNTRY_COUNTS,
    [...sumBy(cells, ({ country }) => country)].map(([id, { businesses }]) => [
      id,
      { businesses, cities: citiesOf.get(id) ?? 0, categories: categoriesOf.get(id) ?? 0 },
    ]),
  );
  const countriesOf = tally(pairs.map(({ category }) => category));
  await replace(
    directory.categories,
    lock,
    step,
    CATEGORY_COUNTS,
    [...sumBy(cells, ({ category }) => category)].map(([id, count]) => [
      id,
      { ...count, countries: countriesOf.get(id) ?? 0 },
    ]),
  );
}

async function writeTotals({ totals }: MongoDirectory, sums: RollupSums, step: number): Promise<void> {
  const cells = sums.cells();
  await totals.updateOne(
    { _id: "directory" },
    {
      $set: {
        step,
        stored: sums.stored(),
        businesses: cells.reduce((sum, { businesses }) => sum + businesses, 0),
        countries: sumBy(cells, ({ country }) => country).size,
        cities: sumBy(cells, ({ city }) => city).size,
        categories: sumBy(cells, ({ category }) => category).size,
      },
    },
    { upsert: true },
  );
}

/** Gives each counter its value and all others `nothing`, without a moment in which there is none. */
async function replace<D extends SteppedDocument>(
  collection: Collection<D>,
  lock: RollupLock,
  step: number,
  nothing: Values,
  values: readonly (readonly [string, Values])[],
): Promise<void> {
  const stepped: Collection<SteppedDocument> = collection.db.collection(collection.collectionName);
  for await (const batch of inBatches(values, BATCH)) {
    await stepped.bulkWrite(
      batch.map(([_id, value]) => ({
        updateOne: { filter: { _id }, update: { $set: { ...value, step } }, upsert: true },
      })),
      { ordered: false },
    );
    await lock.update({});
  }
  await stepped.updateMany({ step: { $lt: step } }, { $set: { ...nothing, step } });
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function countSpelling(spellings: Map<string, Map<string, number>>, business: BusinessDocument): void {
  const { isListed, city, fields } = business;
  if (!isListed || city === "" || fields.city === undefined) return;
  const counts = spellings.get(city) ?? new Map<string, number>();
  counts.set(fields.city, (counts.get(fields.city) ?? 0) + 1);
  spellings.set(city, counts);
}

/** Of equally frequent spellings the first in the alphabet. */
function mostFrequent(spellings: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [city, counts] of spellings) {
    const [first] = [...counts].sort(([left, n], [right, m]) => m - n || (left < right ? -1 : 1));
    if (first !== undefined) names.set(city, first[0]);
  }
  return names;
}
