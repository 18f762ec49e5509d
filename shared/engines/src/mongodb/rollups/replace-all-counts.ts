import type { Collection, Document } from "mongodb";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { LONG, type MongoDirectory } from "../mongo-directory.ts";
import {
  ALIAS_GROUPS,
  CATEGORY_GROUPS,
  CELL_GROUPS,
  CITY_GROUPS,
  CITY_NAME_GROUPS,
  COUNTRY_CATEGORY_GROUPS,
  COUNTRY_GROUPS,
  PAIR_GROUPS,
  POINT_GROUPS,
} from "./count-groups.ts";
import { countPlaces } from "./count-kinds.ts";
import { createMapSums, mapCellId } from "./map-sums.ts";
import { type Counts, replaceCounts } from "./replace-counts.ts";
import type { RollupLock } from "./rollup-lock.ts";
import { type CountedDocument, createScratchCounts, type ScratchCounts } from "./scratch-counts.ts";

/** Places added up here at once; they come in the order of the map, so that few cells are met twice. */
const POINTS_AT_ONCE = 1_000;

interface PointGroup {
  _id: { mapCell: number; country: string };
  businesses: number;
}

/**
 * Sets every counter to what is noted as counted of the businesses, which nobody else changes during the recount. The engine adds up, into
 * collections that are dropped at the end, and no more than a page of anything is held here. Can be done again from the start.
 */
export async function replaceAllCounts(directory: MongoDirectory, lock: RollupLock, step: number): Promise<void> {
  const scratch = createScratchCounts(directory, step);
  const { businesses, cells, countryCategories } = directory;
  const group = (source: Pick<Collection, "aggregate">, name: string, pipeline: Document[]) =>
    lock.during(() => scratch.group(source, name, pipeline));
  const replace = (sources: Collection<CountedDocument>[], addsAbsent: boolean, nothing: Counts) => {
    return { lock, step, sources, addsAbsent, nothing };
  };
  await scratch.dropAll();

  const noRatings = { rated: 0, ratingMilli: 0, reviews: 0 };
  const cellGroups = await group(businesses, "cell", CELL_GROUPS);
  await replaceCounts(cells, replace([cellGroups], true, { businesses: 0, ...noRatings }));
  const aliases = await group(businesses, "alias", ALIAS_GROUPS);
  await replaceCounts(directory.categoryAliases, replace([aliases], true, { businesses: 0 }));
  const mapCells = await sumMapCells(directory, lock, scratch);
  await replaceCounts(directory.mapCells, replace([mapCells], true, { businesses: 0, latMicro: 0, lngMicro: 0 }));
  const pairs = await group(cells, "pair", PAIR_GROUPS);
  await replaceCounts(countryCategories, replace([pairs], true, { businesses: 0 }));

  const cities = [await group(cells, "city", CITY_GROUPS), await group(businesses, "city_name", CITY_NAME_GROUPS)];
  await replaceCounts(directory.cities, replace(cities, false, { businesses: 0, categories: 0 }));
  const countries = [
    await group(cells, "country", COUNTRY_GROUPS),
    await group(countryCategories, "country_category", COUNTRY_CATEGORY_GROUPS),
  ];
  await replaceCounts(directory.countries, replace(countries, false, { businesses: 0, cities: 0, categories: 0 }));
  const categories = await group(cells, "category", CATEGORY_GROUPS);
  await replaceCounts(
    directory.categories,
    replace([categories], false, { businesses: 0, ...noRatings, countries: 0 }),
  );
  await replaceTotals(directory, lock, step);
  await scratch.dropAll();
}

/** Where a cell lies is decoded here: engines cannot. */
async function sumMapCells(
  { businesses }: MongoDirectory,
  lock: RollupLock,
  scratch: ScratchCounts,
): Promise<Collection<CountedDocument>> {
  const into = scratch.named("map_cell");
  const options = { allowDiskUse: true, batchSize: POINTS_AT_ONCE, ...LONG };
  const points = businesses.aggregate<PointGroup>(POINT_GROUPS, options);
  try {
    while (await lock.during(() => points.hasNext())) {
      const sums = createMapSums();
      for (const { _id, businesses: count } of points.readBufferedDocuments()) sums.change(_id, count);
      const changes = sums.cells().map(({ level, cell, country, ...$inc }) => {
        const filter = { _id: mapCellId({ level, cell, country }) };
        return { updateOne: { filter, update: { $inc, $setOnInsert: { level, cell, country } }, upsert: true } };
      });
      await lock.update({});
      if (changes.length > 0) await into.bulkWrite(changes, { ordered: false });
    }
  } finally {
    await points.close();
  }
  return into;
}

async function replaceTotals(directory: MongoDirectory, lock: RollupLock, step: number): Promise<void> {
  const { businesses, cells, totals } = directory;
  const stored = await lock.during(() => businesses.countDocuments({ "counted.isStored": true }, LONG));
  const [listed] = await cells
    .aggregate<{ businesses: number }>([{ $group: { _id: null, businesses: { $sum: "$businesses" } } }], LONG)
    .toArray();
  const counts = { stored, businesses: listed?.businesses ?? 0, ...(await countPlaces(directory)) };
  await lock.update({});
  try {
    const filter = { _id: "directory", step: { $lt: step } } as const;
    await totals.updateOne(filter, { $set: { ...counts, step } }, { upsert: true });
  } catch (error) {
    // Somebody else has counted since.
    if (!isDuplicateKey(error)) throw error;
  }
}
