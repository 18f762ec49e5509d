import { isDeepStrictEqual } from "node:util";
import type { AnyBulkWriteOperation } from "mongodb";
import type { BusinessDocument } from "./documents.ts";
import { mapCellId } from "./map-sums.ts";
import type { MongoDirectory } from "./mongo-directory.ts";
import { isDuplicateKey } from "./mongo-error.ts";
import { pagesById } from "./pages-by-id.ts";
import { countedOf, mapCellOf } from "./place-documents.ts";
import type { PlaceRegister } from "./place-register.ts";
import { replaceCounts } from "./replace-counts.ts";
import type { CellDelta, Counted } from "./rollup-documents.ts";
import type { RollupLock } from "./rollup-lock.ts";
import {
  aliasId,
  cellId,
  countryCategoryId,
  createRollupSums,
  pairsOf,
  type RollupSums,
  sumBy,
} from "./rollup-sums.ts";

const CITY_COUNTS = { businesses: 0, categories: 0 };
const COUNTRY_COUNTS = { businesses: 0, cities: 0, categories: 0 };
const CATEGORY_COUNTS = { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0, countries: 0 };

/**
 * Counts everything anew from the businesses, as one step of the roll-ups. Places stay, also those without businesses; the
 * shown name of a city becomes its most frequent spelling. Cut off, it is done again by who next takes the lock, as a later
 * step: the number is used up when it begins. What was counted right is not written, so readers see no half of it; a
 * counter that was wrong becomes right in one write of its own.
 */
export async function rebuildRollups(
  { directory, places, lock }: { directory: MongoDirectory; places: PlaceRegister; lock: RollupLock },
  step: number,
): Promise<void> {
  await lock.update({ $set: { isRebuilding: true, step } });
  const sums = createRollupSums();
  const spellings = new Map<string, Map<string, number>>();
  for await (const businesses of pagesById(directory.businesses)) {
    for (const business of businesses) {
      sums.add(countedAnew(business));
      countSpelling(spellings, business);
    }
    await places.ensure(businesses.map(({ fields }) => fields));
    await noteCounted(directory, businesses, step);
    await lock.update({});
  }
  await writeCells(directory, lock, sums, step);
  await writePlaces(directory, lock, sums.cells(), { step, names: mostFrequent(spellings) });
  await writeTotals(directory, lock, sums, step);
  await lock.update({ $set: { isRebuilding: false, hasMap: true } });
}

/** Of a business that was stored before there were maps, too. */
function countedAnew(business: BusinessDocument): Counted {
  return countedOf({ ...business, mapCell: mapCellOf(business.fields) });
}

/** As after a step: what moved on since it was read stays to be counted. */
async function noteCounted({ businesses }: MongoDirectory, read: BusinessDocument[], step: number): Promise<void> {
  const operations: AnyBulkWriteOperation<BusinessDocument>[] = [];
  for (const business of read) {
    const { _id, revision, uncounted } = business;
    const counted = countedAnew(business);
    const mapCell = mapCellOf(business.fields);
    if (mapCell !== business.mapCell) {
      operations.push({ updateOne: { filter: { _id, revision }, update: { $set: { mapCell } } } });
    }
    const asRead = { _id, countedStep: { $lt: step } };
    const $set = { counted, countedStep: step };
    if (uncounted !== undefined) {
      const update = { $set, $unset: { uncounted: "" } } as const;
      operations.push({ updateOne: { filter: { ...asRead, revision }, update } });
    }
    if (isDeepStrictEqual(counted, business.counted)) continue;
    operations.push({ updateOne: { filter: asRead, update: { $set } } });
  }
  if (operations.length > 0) await businesses.bulkWrite(operations, { ordered: true });
}

async function writeCells(directory: MongoDirectory, lock: RollupLock, sums: RollupSums, step: number): Promise<void> {
  const cells = sums.cells();
  const uncounted = { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0 };
  const options = { lock, step, addsAbsent: true };
  await replaceCounts(directory.cells, new Map(cells.map((cell) => [cellId(cell), { ...cell }])), {
    ...options,
    nothing: uncounted,
  });
  const aliases = sums.aliases().map((alias) => [aliasId(alias.slug, alias.category), { ...alias }] as const);
  await replaceCounts(directory.categoryAliases, new Map(aliases), { ...options, nothing: { businesses: 0 } });
  const pairs = pairsOf(cells).map((pair) => [countryCategoryId(pair.country, pair.category), { ...pair }] as const);
  await replaceCounts(directory.countryCategories, new Map(pairs), { ...options, nothing: { businesses: 0 } });
  const mapCells = sums.mapCells().map((cell) => [mapCellId(cell), { ...cell }] as const);
  const nothing = { businesses: 0, latMicro: 0, lngMicro: 0 };
  await replaceCounts(directory.mapCells, new Map(mapCells), { ...options, nothing });
}

async function writePlaces(
  directory: MongoDirectory,
  lock: RollupLock,
  cells: readonly CellDelta[],
  { step, names }: { step: number; names: ReadonlyMap<string, string> },
): Promise<void> {
  const pairs = pairsOf(cells);
  const options = { lock, step, addsAbsent: false };
  const citySums = [...sumBy(cells, ({ city }) => city)];
  const categoriesOfCity = tally(cells.filter(({ category }) => category !== "").map(({ city }) => city));
  const cities = citySums.map(([id, { businesses }]) => {
    const name = names.get(id);
    const counts = { businesses, categories: categoriesOfCity.get(id) ?? 0 };
    return [id, name === undefined ? counts : { ...counts, name }] as const;
  });
  await replaceCounts(directory.cities, new Map(cities), { ...options, nothing: CITY_COUNTS });

  const citiesOf = tally(citySums.map(([id]) => id.slice(0, id.indexOf("/"))));
  const categoriesOf = tally(pairs.map(({ country }) => country));
  const countries = [...sumBy(cells, ({ country }) => country)].map(([id, { businesses }]) => {
    return [id, { businesses, cities: citiesOf.get(id) ?? 0, categories: categoriesOf.get(id) ?? 0 }] as const;
  });
  await replaceCounts(directory.countries, new Map(countries), { ...options, nothing: COUNTRY_COUNTS });

  const countriesOf = tally(pairs.map(({ category }) => category));
  const categories = [...sumBy(cells, ({ category }) => category)].map(([id, count]) => {
    return [id, { ...count, countries: countriesOf.get(id) ?? 0 }] as const;
  });
  await replaceCounts(directory.categories, new Map(categories), { ...options, nothing: CATEGORY_COUNTS });
}

async function writeTotals(directory: MongoDirectory, lock: RollupLock, sums: RollupSums, step: number): Promise<void> {
  const cells = sums.cells();
  const totals = {
    step,
    stored: sums.stored(),
    businesses: cells.reduce((sum, { businesses }) => sum + businesses, 0),
    countries: sumBy(cells, ({ country }) => country).size,
    cities: sumBy(cells, ({ city }) => city).size,
    categories: sumBy(cells, ({ category }) => category).size,
  };
  await lock.update({});
  try {
    await directory.totals.updateOne({ _id: "directory", step: { $lt: step } }, { $set: totals }, { upsert: true });
  } catch (error) {
    // Somebody else has counted since.
    if (!isDuplicateKey(error)) throw error;
  }
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
