import type { Business } from "@meridian/shared/contracts/business";
import { MAP_MAX_FEATURES, MAP_MAX_HITS, type MapAnswer, type MapQuery } from "@meridian/shared/contracts/map";
import { boundedAreaOf, boxOfArea, type GridArea } from "@meridian/shared/domain/map-grid";
import type { MapCell, MapScope, MapStore } from "@meridian/shared/ports/map-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { askInTurn } from "../search/other-readings.ts";
import { planQuery, type QueryPlan } from "../search/query-plan.ts";
import { coarsen, type GroupedMap, groupHits } from "./map-groups.ts";
import { findHits, type Hits, type HitsOptions, locate } from "./map-hits.ts";
import { toCluster, toGeoJsonBox, toMapBusinesses } from "./present-map.ts";

/** Cells of the grid are 64 pixels wide on a map whose world is 512 at zoom 0. */
const LEVELS_ABOVE_ZOOM = 3;
/** From here on businesses stand one by one, if they are few enough. */
const ZOOM_OF_BUSINESSES = 16;

export interface MapService {
  /** Never fails for want of the index: it then answers from the store, and says so where that matters. */
  draw(query: MapQuery): Promise<MapAnswer>;
}

export interface MapServiceOptions extends HitsOptions {
  map: MapStore;
  places: PlaceStore;
  now: () => Date;
}

/** What is drawn of an area, before businesses are read. */
interface Drawing {
  area: GridArea;
  grouped: GroupedMap;
  /** The one business of a group, of each cell. */
  businessesOf(cells: readonly number[]): Promise<Business[]>;
  summary: Pick<MapAnswer, "totalCount" | "isTotalExact" | "isCut" | "isDegraded">;
}

export function createMapService(options: MapServiceOptions): MapService {
  const { places, now } = options;
  return {
    async draw(query) {
      const at = now();
      const plan = await planQuery(query, places, at);
      const area = boundedAreaOf(query.bbox, query.zoom + LEVELS_ABOVE_ZOOM);
      const scope = await scopeOf(plan, places);
      const drawing =
        scope === undefined
          ? await drawHits(options, await findPlanned(options, query, { plan, area, at }), {
              area,
              zoom: query.zoom,
            })
          : await drawScope(options, scope, { plan, area, zoom: query.zoom });
      return present(drawing, at);
    },
  };
}

/** What the cells of the store can be narrowed to; undefined for what the index alone can find. */
async function scopeOf({ text, filters }: QueryPlan, places: PlaceStore): Promise<MapScope | undefined> {
  const { categorySlug, countryCode, box: _, ...others } = filters;
  if (text !== "" || Object.keys(others).length > 0) return undefined;
  const scope: MapScope = countryCode === undefined ? {} : { countryCode };
  if (categorySlug === undefined) return scope;
  // A broader category, or a subtype, is of no use: the store counts a business under its own category alone.
  const category = await places.getCategory(categorySlug, { topCountries: 0 });
  return category?.slug === categorySlug ? { ...scope, categorySlug } : undefined;
}

function within(plan: QueryPlan, area: GridArea): QueryPlan {
  return { ...plan, filters: { ...plan.filters, box: boxOfArea(area) } };
}

/** As the list reads a text: what it means is decided by what is found wherever one looks. */
async function findPlanned(
  options: MapServiceOptions,
  query: MapQuery,
  { plan, area, at }: { plan: QueryPlan; area: GridArea; at: Date },
): Promise<Hits> {
  const found = await findHits(options, within(plan, area));
  if (found.total > 0 || found.isDegraded || query.q === "") return found;
  const { bbox: _, ...asked } = query;
  const { box: __, ...filters } = plan.filters;
  const planned = { ...plan, filters };
  const read = await askInTurn(asked, planned, {
    places: options.places,
    at,
    ask: (reading, { allowTypos }) => findHits(options, reading, { allowTypos, limit: 1 }),
  });
  return read.plan === planned ? found : findHits(options, within(read.plan, area));
}

interface View {
  area: GridArea;
  zoom: number;
}

/**
 * From the cells of the store. A category is drawn from the index while its businesses are few: that knows, as the list does,
 * also those whose second category it is.
 */
async function drawScope(
  options: MapServiceOptions,
  scope: MapScope,
  { plan, ...view }: View & { plan: QueryPlan },
): Promise<Drawing> {
  const { area, zoom } = view;
  const cells = await options.map.cells({ scope, area });
  const totalCount = cells.reduce((sum, { count }) => sum + count, 0);
  if (scope.categorySlug !== undefined && totalCount <= MAP_MAX_HITS) {
    const hits = await locate(options, within(plan, area));
    if (hits !== undefined) return drawHits(options, { ...hits, isDegraded: false }, view);
  }
  const summary = { totalCount, isTotalExact: true, isCut: false, isDegraded: false };
  if (zoom >= ZOOM_OF_BUSINESSES && totalCount <= MAP_MAX_FEATURES) {
    const all = await options.map.businessesIn({ scope, area, cells: cells.map(cellNumber), limit: MAP_MAX_FEATURES });
    return { area, grouped: { level: area.level, groups: [] }, businessesOf: async () => all, summary };
  }
  const grouped = coarsen({ level: area.level, groups: cells }, MAP_MAX_FEATURES);
  const groupArea = { ...area, level: grouped.level };
  return {
    area,
    grouped,
    businessesOf: (single) =>
      options.map.businessesIn({ scope, area: groupArea, cells: single, limit: MAP_MAX_FEATURES }),
    summary,
  };
}

async function drawHits({ businesses }: MapServiceOptions, found: Hits, { area, zoom }: View): Promise<Drawing> {
  const { hits, total, isTotalExact, isDegraded } = found;
  const summary = { totalCount: total, isTotalExact, isCut: total > hits.length || !isTotalExact, isDegraded };
  if (zoom >= ZOOM_OF_BUSINESSES && hits.length <= MAP_MAX_FEATURES) {
    const all = await businesses.findByIds(hits.map(({ id }) => id));
    return { area, grouped: { level: area.level, groups: [] }, businessesOf: async () => all, summary };
  }
  const grouped = coarsen(groupHits(hits, area.level), MAP_MAX_FEATURES);
  return {
    area,
    grouped,
    businessesOf: (single) => {
      const wanted = new Set(single);
      const ids = grouped.groups.flatMap(({ cell, id }) => (id !== undefined && wanted.has(cell) ? [id] : []));
      return businesses.findByIds(ids);
    },
    summary,
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
