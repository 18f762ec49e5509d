import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countryName } from "../../shared/domain/src/places/country-names.ts";
import { readCityTable } from "../knowledge/place-tables.ts";
import { labelPoint, type Position, ringArea } from "./label-point.ts";

const requireJson = createRequire(new URL("../../web/package.json", import.meta.url));

export interface PlaceLabel {
  kind: "ocean" | "country" | "capital" | "city";
  name: string;
  lng: number;
  lat: number;
  /** The zoom from which the map has room for the name. */
  minZoom: number;
}

/** Uninhabited, or a line that has no name on a world map. */
const NAMELESS = new Set([
  "Siachen Glacier",
  "Indian Ocean Ter.",
  "Ashmore and Cartier Is.",
  "Heard I. and McDonald Is.",
]);
/** Names centred by hand: island states, and countries whose middle is sparsely inhabited. */
const OCEANS: readonly [name: string, lng: number, lat: number, minZoom: number][] = [
  ["Atlantic Ocean", -38, 26, 0],
  ["Pacific Ocean", -140, 12, 0],
  ["Pacific Ocean", 165, 28, 1],
  ["Indian Ocean", 79, -22, 0],
  ["Southern Ocean", 20, -62, 1],
  ["Arctic Ocean", -170, 76, 1],
  ["South Atlantic", -16, -28, 1],
  ["South Pacific", -118, -32, 1],
  ["Mediterranean Sea", 18, 34.6, 3],
  ["Caribbean Sea", -75, 15, 3],
  ["Gulf of Mexico", -90, 25, 3],
  ["North Sea", 3, 56.5, 4],
  ["Baltic Sea", 19, 56.5, 4],
  ["Black Sea", 34.5, 43.2, 4],
  ["Arabian Sea", 64, 15, 3],
  ["Bay of Bengal", 88, 14, 3],
  ["South China Sea", 114, 13, 3],
  ["Philippine Sea", 132, 18, 3],
  ["Coral Sea", 155, -17, 3],
  ["Tasman Sea", 161, -38, 3],
  ["Sea of Japan", 134.5, 40, 4],
  ["Bering Sea", -178, 58, 3],
  ["Hudson Bay", -85, 60, 3],
];
/** The minimum width of a country for its name to be useful, in pixels of a 512-pixel world at zoom 0. */
const NAME_PX = 52;
const PX_PER_DEGREE = 512 / 360;
const MAX_COUNTRY_ZOOM = 7;
const MIN_CITY_POPULATION = 100_000;
const CITY_ZOOMS = [
  { population: 8_000_000, zoom: 3 },
  { population: 3_000_000, zoom: 4 },
  { population: 1_000_000, zoom: 5 },
  { population: 400_000, zoom: 6 },
  { population: 200_000, zoom: 7 },
  { population: 0, zoom: 8 },
] as const;

/** Every name of the plain map, the most important first. */
export function placeLabels(): PlaceLabel[] {
  const oceans = OCEANS.map(([name, lng, lat, minZoom]) => ({ kind: "ocean" as const, name, lng, lat, minZoom }));
  return [...oceans, ...countryLabels(), ...cityLabels()];
}

export function labelsText(labels: readonly PlaceLabel[]): string {
  const lines = labels.map(({ kind, name, lng, lat, minZoom }) =>
    [kind, name, Number(lng.toFixed(2)), Number(lat.toFixed(2)), minZoom].join("\t"),
  );
  return `${lines.join("\n")}\n`;
}

function countryLabels(): PlaceLabel[] {
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = requireJson(
    "world-atlas/countries-50m.json",
  );
  const labels: (PlaceLabel & { area: number })[] = [];
  const alpha2ByNumeric = isoCodes();
  for (const { geometry, id, properties } of feature(world, world.objects.countries).features) {
    if (NAMELESS.has(properties.name)) continue;
    const ring = largestRing(geometry);
    if (ring === undefined) continue;
    const code = alpha2ByNumeric.get(String(id));
    const name = (code === undefined ? undefined : countryName(code)) ?? properties.name;
    const area = ringArea(ring);
    const zoom = Math.log2(NAME_PX / PX_PER_DEGREE / Math.sqrt(area));
    const minZoom = Math.min(MAX_COUNTRY_ZOOM, Math.max(0, Math.round(zoom)));
    labels.push({ kind: "country", name, ...labelPoint(ring), minZoom, area });
  }
  return labels.sort((one, other) => other.area - one.area);
}

function cityLabels(): PlaceLabel[] {
  const large = [...readCityTable()]
    .filter(({ population, isCapital }) => population >= MIN_CITY_POPULATION || isCapital)
    .sort((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1));
  return large.map(({ name, population, isCapital, latitude: lat, longitude: lng }) => {
    const step = CITY_ZOOMS.find((candidate) => population >= candidate.population);
    const minZoom = Math.min(step?.zoom ?? MAX_COUNTRY_ZOOM, isCapital ? 5 : Number.POSITIVE_INFINITY);
    return { kind: isCapital ? "capital" : "city", name: name.split(",")[0] ?? name, lng, lat, minZoom };
  });
}

function largestRing(geometry: GeoJSON.Geometry): Position[] | undefined {
  const rings = outerRings(geometry);
  return rings.reduce<Position[] | undefined>(
    (largest, ring) => (largest === undefined || ringArea(ring) > ringArea(largest) ? ring : largest),
    undefined,
  );
}

function outerRings(geometry: GeoJSON.Geometry): Position[][] {
  if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1));
  return [];
}

/** The numeric ISO 3166-1 codes of the outlines, mapped to alpha-2 codes. */
function isoCodes(): ReadonlyMap<string, string> {
  const table: [alpha2: string, alpha3: string, numeric: string][] = requireJson("i18n-iso-countries/codes.json");
  return new Map(table.map(([alpha2, , numeric]) => [numeric, alpha2]));
}
