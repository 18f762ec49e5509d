import type { ExpressionSpecification, FilterSpecification } from "maplibre-gl";
import type { TileSchema } from "../../../lib/page/page-config.ts";

/** Selects features of a tile layer. */
export interface TilePart {
  layer: string;
  filter: FilterSpecification;
}

export type StreetPart =
  | "water"
  | "stream"
  | "park"
  | "building"
  | "path"
  | "rail"
  | "minor"
  | "major"
  | "highway"
  | "countryBorder"
  | "regionBorder"
  | "roadName"
  | "waterName"
  | "district"
  | "town"
  | "country";

/** The parts of a street map in a tile schema's names, and the order in which town names get room. */
export type TileParts = Readonly<Record<StreetPart, TilePart>> & { townRank: ExpressionSpecification };

const part = (layer: string, ...filters: ExpressionSpecification[]): TilePart => ({
  layer,
  filter: ["all", ...filters],
});
const isOneOf =
  (property: string) =>
  (...values: string[]): ExpressionSpecification => ["in", ["get", property], ["literal", values]];
const isOfType = (...types: string[]): ExpressionSpecification => ["in", ["geometry-type"], ["literal", types]];
const isArea = isOfType("Polygon", "MultiPolygon");
const isLine = isOfType("LineString", "MultiLineString");
const isPoint = isOfType("Point", "MultiPoint");

const hasClass = isOneOf("class");
const isAtSea: ExpressionSpecification = ["==", ["get", "maritime"], 1];

/** https://openmaptiles.org/schema/ */
const openMapTiles: TileParts = {
  water: part("water", isArea),
  stream: part("waterway", isLine),
  park: part("landcover", hasClass("grass", "wood", "wetland"), isArea),
  building: part("building", isArea),
  path: part("transportation", hasClass("path", "track"), isLine),
  rail: part("transportation", hasClass("rail", "transit"), isLine),
  minor: part("transportation", hasClass("minor", "service", "busway", "raceway"), isLine),
  major: part("transportation", hasClass("primary", "secondary", "tertiary"), isLine),
  highway: part("transportation", hasClass("motorway", "trunk"), isLine),
  countryBorder: part("boundary", ["==", ["get", "admin_level"], 2], ["!", isAtSea]),
  regionBorder: part("boundary", ["==", ["get", "admin_level"], 4], ["!", isAtSea]),
  roadName: part("transportation_name", isLine),
  waterName: part("water_name", isPoint),
  district: part("place", hasClass("suburb", "quarter", "neighbourhood")),
  town: part("place", hasClass("city", "town", "village", "hamlet")),
  country: part("place", hasClass("country")),
  townRank: ["coalesce", ["get", "rank"], 99],
};

const hasKind = isOneOf("kind");

/** https://docs.protomaps.com/basemaps/layers, version 4 */
const protomaps: TileParts = {
  water: part("water", isArea),
  stream: part("water", isLine),
  park: part(
    "landuse",
    hasKind(
      "park",
      "forest",
      "wood",
      "grass",
      "grassland",
      "meadow",
      "nature_reserve",
      "garden",
      "golf_course",
      "cemetery",
    ),
    isArea,
  ),
  building: part("buildings", isArea),
  path: part("roads", hasKind("path"), isLine),
  rail: part("roads", hasKind("rail"), isLine),
  minor: part("roads", hasKind("minor_road", "other"), isLine),
  major: part("roads", hasKind("major_road", "medium_road"), isLine),
  highway: part("roads", hasKind("highway"), isLine),
  countryBorder: part("boundaries", hasKind("country")),
  regionBorder: part("boundaries", hasKind("region")),
  roadName: part("roads", hasKind("highway", "major_road", "medium_road", "minor_road"), isLine),
  waterName: part("water", isPoint),
  district: part("places", hasKind("neighbourhood", "macrohood")),
  town: part("places", hasKind("locality")),
  country: part("places", hasKind("country")),
  townRank: ["-", 0, ["coalesce", ["get", "population_rank"], 0]],
};

export const TILE_PARTS: Readonly<Record<TileSchema, TileParts>> = { openmaptiles: openMapTiles, protomaps };
