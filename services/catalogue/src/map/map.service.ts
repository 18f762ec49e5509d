import type { Business } from "@meridian/contracts/businesses/business";
import { MAP_MAX_FEATURES, type MapAnswer, type MapQuery } from "@meridian/contracts/places/map";
import { boundedAreaOf, boxOfArea, type GridArea } from "@meridian/domain/places/map-grid";
import { coarsen, type GroupedMap, groupPoints } from "@meridian/domain/places/map-groups";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { MapCell, MapScope, MapStore } from "@meridian/ports/search/map-store";
import type { AddressAreas } from "../search/meaning/address-areas.ts";
import { planQuery, type QueryPlan, type QueryReading } from "../search/reading/query-plan.ts";
import { tryReadings } from "../search/reading/try-readings.ts";
import { type BoxedPlan, clusterHits, findHits, findWithoutIndex, type Hits, type HitsOptions } from "./map-hits.ts";
import { toCluster, toGeoJsonBox, toMapBusinesses } from "./present-map.ts";

/** Grid cells are 64 pixels wide on a map whose world is 512 pixels at zoom 0. */
const LEVELS_ABOVE_ZOOM = 3;
/** From this zoom on, businesses are drawn individually if there are few enough. */
const ZOOM_OF_BUSINESSES = 16;
/** Up to this number, a category's businesses in the box come from the index. */
const MAX_INDEXED_OF_CATEGORY = 2000;

export interface MapService {
  /** Never fails for lack of an index: the store answers instead, and the answer says so where it matters. */
  draw(query: MapQuery): Promise<MapAnswer>;
}

export interface MapServiceOptions extends HitsOptions, Omit<QueryReading, "at" | "businesses"> {
  addressAreas: AddressAreas;
  map: MapStore;
  now: () => Date;
}

/** What to draw of an area, before businesses are read. */
interface Drawing {
  area: GridArea;
  grouped: GroupedMap;
  /** Reads the only business of each single-business cell. */
  businessesOf(cells: readonly number[]): Promise<Business[]>;
  summary: Pick<MapAnswer, "totalCount" | "isTotalExact" | "isCut" | "isDegraded">;
}

export function createMapService(options: MapServiceOptions): MapService {
  const { places, now } = options;
  return {
    async draw(query) {
      const at = now();
      const plan = await planQuery(query, { ...options, at });
      const area = boundedAreaOf(query.bbox, query.zoom + LEVELS_ABOVE_ZOOM);
      const scope = await scopeOf(plan, places);
      const view = { area, zoom: query.zoom };
      const drawing =
        scope === undefined
          ? await drawPlanned(options, query, { plan, view, at })
          : await drawScope(options, scope, { plan, view });
      return present(drawing, at);
    },
  };
}

/** The scope that the store's cells can be limited to; undefined if only the index can answer. */
async function scopeOf({ text, filters }: QueryPlan, places: PlaceStore): Promise<MapScope | undefined> {
  const { categorySlug, countryCode, box: _, ...others } = filters;
  if (text !== "" || Object.keys(others).length > 0) return undefined;
  const scope: MapScope = countryCode === undefined ? {} : { countryCode };
  if (categorySlug === undefined) return scope;
  // A broader category or subtype does not help: the store counts a business only under its own category.
  const category = await places.getCategory(categorySlug, { topCountries: 0 });
  return category?.slug === categorySlug ? { ...scope, categorySlug } : undefined;
}

function within(plan: QueryPlan, area: GridArea): BoxedPlan {
  return { ...plan, filters: { ...plan.filters, box: boxOfArea(area) } };
}

interface View {
  area: GridArea;
  zoom: number;
}

/** Reads a text as the list does: hits anywhere decide what it means. */
async function drawPlanned(
  options: MapServiceOptions,
  query: MapQuery,
  { plan, view, at }: { plan: QueryPlan; view: View; at: Date },
): Promise<Drawing> {
  const drawing = await drawPlan(options, within(plan, view.area), view);
  const { totalCount, isDegraded } = drawing.summary;
  if (totalCount > 0 || isDegraded || query.q === "") return drawing;
  const { bbox: _, ...unboxed } = query;
  const { box: __, ...filters } = plan.filters;
  const planned = { ...plan, filters };
  const read = await tryReadings(unboxed, planned, {
    ...options,
    at,
    ask: (reading, { allowTypos }) => findHits(options, reading, { allowTypos, limit: 1 }),
  });
  return read.plan === planned ? drawing : drawPlan(options, within(read.plan, view.area), view);
}

/** Draws from the index, or from the store if the index is unavailable. */
async function drawPlan(options: MapServiceOptions, plan: BoxedPlan, view: View): Promise<Drawing> {
  const drawing = await drawIndexed(options, plan, view);
  return drawing ?? drawHits(options, await findWithoutIndex(options, plan), view);
}

/** Undefined if the index is unavailable. */
async function drawIndexed(options: MapServiceOptions, plan: BoxedPlan, view: View): Promise<Drawing | undefined> {
  const { area, zoom } = view;
  if (zoom >= ZOOM_OF_BUSINESSES) {
    const hits = await findHits(options, plan, { limit: MAP_MAX_FEATURES });
    if (hits.isDegraded) return undefined;
    if (hits.total <= MAP_MAX_FEATURES) return drawHits(options, hits, view);
  }
  const found = await clusterHits(options, plan, { level: area.level, maxCells: MAP_MAX_FEATURES });
  if (found === undefined) return undefined;
  const { level, cells, total, isTotalExact, isCut, isDegraded = false } = found;
  const summary = { totalCount: total, isTotalExact, isCut, isDegraded };
  return drawGroups(options, { area, grouped: { level, groups: cells }, summary });
}

/**
 * Draws from the store's cells. A small category is drawn from the index, which also knows businesses for which it is the second category,
 * as the list does.
 */
async function drawScope(
  options: MapServiceOptions,
  scope: MapScope,
  { plan, view }: { plan: QueryPlan; view: View },
): Promise<Drawing> {
  const { area, zoom } = view;
  const cells = await options.map.cells({ scope, area });
  const totalCount = cells.reduce((sum, { count }) => sum + count, 0);
  if (scope.categorySlug !== undefined && totalCount <= MAX_INDEXED_OF_CATEGORY) {
    const drawing = await drawIndexed(options, within(plan, area), view);
    if (drawing !== undefined) return drawing;
  }
  const summary = { totalCount, isTotalExact: true, isCut: false, isDegraded: false };
  if (zoom >= ZOOM_OF_BUSINESSES && totalCount <= MAP_MAX_FEATURES) {
    const all = await options.map.businessesIn({ scope, area, cells: cells.map(cellNumber), limit: MAP_MAX_FEATURES });
    return { area, grouped: { level: area.level, groups: [] }, businessesOf: async () => all, summary };
  }
  const grouped = coarsen<string>({ level: area.level, groups: cells }, MAP_MAX_FEATURES);
  const groupArea = { ...area, level: grouped.level };
  return {
    area,
    grouped,
    businessesOf: (single) =>
      options.map.businessesIn({ scope, area: groupArea, cells: single, limit: MAP_MAX_FEATURES }),
    summary,
  };
}

async function drawHits(options: MapServiceOptions, found: Hits, { area, zoom }: View): Promise<Drawing> {
  const { hits, total, isTotalExact, isDegraded } = found;
  const summary = { totalCount: total, isTotalExact, isCut: total > hits.length || !isTotalExact, isDegraded };
  if (zoom >= ZOOM_OF_BUSINESSES && hits.length <= MAP_MAX_FEATURES) {
    const all = await options.businesses.findByIds(hits.map(({ id }) => id));
    return { area, grouped: { level: area.level, groups: [] }, businessesOf: async () => all, summary };
  }
  const grouped = coarsen(groupPoints(hits, area.level), MAP_MAX_FEATURES);
  return drawGroups(options, { area, grouped, summary });
}

/** Groups of one carry their business. */
function drawGroups({ businesses }: MapServiceOptions, drawn: Omit<Drawing, "businessesOf">): Drawing {
  return {
    ...drawn,
    businessesOf: (single) => {
      const wanted = new Set(single);
      const { groups } = drawn.grouped;
      return businesses.findByIds(groups.flatMap(({ cell, id }) => (id !== undefined && wanted.has(cell) ? [id] : [])));
    },
  };
}

async function present({ area, grouped, businessesOf, summary }: Drawing, at: Date): Promise<MapAnswer> {
  const clusters = grouped.groups.filter(({ count }) => count > 1);
  const single = grouped.groups.filter(({ count }) => count === 1).map(cellNumber);
  const businesses = await businessesOf(single);
  return {
    type: "FeatureCollection",
    bbox: toGeoJsonBox(boxOfArea(area)),
    features: [
      ...clusters.map((group) => toCluster(group, grouped.level)),
      ...businesses.flatMap((business) => toMapBusinesses(business, at)),
    ].slice(0, MAP_MAX_FEATURES),
    ...summary,
  };
}

function cellNumber({ cell }: Pick<MapCell, "cell">): number {
  return cell;
}
