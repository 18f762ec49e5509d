import {
  type CellRun,
  countedLevelFor,
  FINEST_LEVEL,
  fromMicroDegrees,
  isCellInArea,
  joinRuns,
  parentCell,
  pointOfCell,
  runsOfArea,
} from "@meridian/domain/places/map-grid";
import type { MapAreaQuery, MapCell, MapScope, MapStore } from "@meridian/ports/search/map-store";
import type { Filter } from "mongodb";
import { toBusiness } from "../businesses/business-document.ts";
import { withRetries } from "../connection/retry.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { resolveCategory } from "./resolve-category.ts";

/** Positions per response of the engine. */
const POINTS_AT_ONCE = 10_000;

interface GroupedCell {
  _id: number;
  count: number;
  lat: number;
  lng: number;
}

interface PointSource {
  filter: Filter<BusinessDocument>;
  hint: string;
}

export function createMongoMapStore(directory: MongoDirectory): MapStore {
  return withRetries<MapStore>({
    async cells({ scope, area }) {
      const counted = scope.categorySlug === undefined ? countedLevelFor(area.level) : undefined;
      const found =
        counted === undefined
          ? await groupBusinesses(directory, { scope, area })
          : await groupCells(directory, { scope, area }, counted);
      return found.filter(({ cell }) => isCellInArea(area, cell));
    },
    async businessesIn({ scope, area, cells, limit }) {
      const source = await pointSourceOf(directory, scope);
      if (source === undefined || cells.length === 0 || limit <= 0) return [];
      const filter = { ...source.filter, ...within("mapCell", joinRuns(cells, area.level), FINEST_LEVEL) };
      const documents = await directory.businesses.find(filter, { hint: source.hint, limit, ...BOUNDED }).toArray();
      return documents.map(toBusiness);
    },
  });
}

async function groupCells(
  { mapCells }: MongoDirectory,
  { scope, area }: MapAreaQuery,
  level: number,
): Promise<MapCell[]> {
  const country = scope.countryCode === undefined ? {} : { country: scope.countryCode };
  const filter = { level, businesses: { $gt: 0 }, ...country, ...within("cell", runsOfArea(area), level) };
  const found = await mapCells
    .aggregate<GroupedCell>(
      [
        { $match: filter },
        {
          $group: {
            _id: { $floor: { $divide: ["$cell", 4 ** (level - area.level)] } },
            count: { $sum: "$businesses" },
            lat: { $sum: "$latMicro" },
            lng: { $sum: "$lngMicro" },
          },
        },
      ],
      { hint: "by_cell", ...BOUNDED },
    )
    .toArray();
  return found.map(({ _id, count, lat, lng }) => ({
    cell: _id,
    count,
    lat: fromMicroDegrees(lat / count),
    lng: fromMicroDegrees(lng / count),
  }));
}

/** The engine reads an index and no business: a cell of the finest level locates a business to within two metres. */
async function groupBusinesses(directory: MongoDirectory, { scope, area }: MapAreaQuery): Promise<MapCell[]> {
  const source = await pointSourceOf(directory, scope);
  if (source === undefined) return [];
  const points = directory.businesses.aggregate<{ _id: number; count: number }>(
    [
      { $match: { ...source.filter, ...within("mapCell", runsOfArea(area), FINEST_LEVEL) } },
      { $group: { _id: "$mapCell", count: { $sum: 1 } } },
    ],
    { hint: source.hint, batchSize: POINTS_AT_ONCE, ...BOUNDED },
  );
  const sums = new Map<number, MapCell>();
  for await (const { _id, count } of points) {
    const cell = parentCell(_id, FINEST_LEVEL - area.level);
    const { lat, lng } = pointOfCell(_id);
    const sum = sums.get(cell) ?? { cell, count: 0, lat: 0, lng: 0 };
    sums.set(cell, { cell, count: sum.count + count, lat: sum.lat + lat * count, lng: sum.lng + lng * count });
  }
  return [...sums.values()].map(({ cell, count, lat, lng }) => ({ cell, count, lat: lat / count, lng: lng / count }));
}

async function pointSourceOf(
  directory: MongoDirectory,
  { categorySlug, countryCode }: MapScope,
): Promise<PointSource | undefined> {
  const filter: Filter<BusinessDocument> = { isListed: true };
  if (countryCode !== undefined) filter.country = countryCode;
  if (categorySlug === undefined) return { filter, hint: "by_map_cell" };
  const category = await resolveCategory(directory, categorySlug);
  if (category === undefined) return undefined;
  return { filter: { ...filter, category: { $in: category.slugs } }, hint: "by_category_map_cell" };
}

/** Expresses runs of the finest level for a field with cells of `level`. */
function within(field: "cell" | "mapCell", runs: readonly CellRun[], level: number) {
  const span = 4 ** (FINEST_LEVEL - level);
  return { $or: runs.map(({ from, before }) => ({ [field]: { $gte: from / span, $lt: before / span } })) };
}
