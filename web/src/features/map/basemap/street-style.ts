import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import type { MapConfig } from "../../../lib/page/page-config.ts";
import type { MapColors } from "../map-colors.ts";
import { MAP_FONT } from "./basemap-style.ts";
import { TILE_PARTS, type TilePart } from "./tile-parts.ts";

export type StreetTiles = Exclude<MapConfig, { kind: "style" }>;

const SOURCE = "streets";
const NAME: ExpressionSpecification = ["coalesce", ["get", "name:en"], ["get", "name:latin"], ["get", "name"]];
const LOCAL_NAME: ExpressionSpecification = ["coalesce", ["get", "name"], ["get", "name:latin"]];

/** Streets, water, parks, buildings and names from vector tiles, in the site's colours. */
export function streetStyle(tiles: StreetTiles, colors: MapColors): StyleSpecification {
  const parts = TILE_PARTS[tiles.schema];
  const base = (part: TilePart) => ({ source: SOURCE, "source-layer": part.layer, filter: part.filter });
  const area = (id: string, part: TilePart, color: string): LayerSpecification => ({
    id,
    type: "fill",
    ...base(part),
    paint: { "fill-color": color },
  });
  const line = (
    id: string,
    part: TilePart,
    paint: NonNullable<LineLayerSpecification["paint"]>,
  ): LayerSpecification => ({
    id,
    type: "line",
    ...base(part),
    layout: { "line-join": "round", "line-cap": "round" },
    paint,
  });
  const text = (id: string, part: TilePart, { color, ...layout }: TextLook): SymbolLayerSpecification => ({
    id,
    type: "symbol",
    ...base(part),
    layout: { "text-field": NAME, "text-font": MAP_FONT, "text-max-width": 8, "text-padding": 4, ...layout },
    paint: { "text-color": color, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  });
  /** Wider than the road on it, to form its edges. */
  const casing = (id: string, part: TilePart, width: ExpressionSpecification): LayerSpecification =>
    line(id, part, { "line-color": colors.casing, "line-width": 1, "line-gap-width": width });

  return {
    version: 8,
    sources: { [SOURCE]: sourceOf(tiles) },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colors.land } },
      area("parks", parts.park, colors.park),
      area("water", parts.water, colors.water),
      line("streams", parts.stream, { "line-color": colors.water, "line-width": byZoom(8, 0.5, 18, 6) }),
      { ...area("buildings", parts.building, colors.building), minzoom: 13 },
      line("paths", parts.path, {
        "line-color": colors.casing,
        "line-width": byZoom(13, 0.5, 18, 3),
        "line-dasharray": [2, 1.5],
      }),
      line("rails", parts.rail, { "line-color": colors.border, "line-width": byZoom(9, 0.4, 18, 2) }),
      casing("minor-edges", parts.minor, MINOR),
      casing("major-edges", parts.major, MAJOR),
      casing("highway-edges", parts.highway, HIGHWAY),
      line("minor-roads", parts.minor, { "line-color": colors.road, "line-width": MINOR }),
      line("major-roads", parts.major, { "line-color": colors.road, "line-width": MAJOR }),
      line("highways", parts.highway, { "line-color": colors.highway, "line-width": HIGHWAY }),
      line("regions", parts.regionBorder, { "line-color": colors.border, "line-width": 0.8, "line-dasharray": [3, 2] }),
      line("borders", parts.countryBorder, { "line-color": colors.border, "line-width": byZoom(1, 0.6, 8, 1.8) }),
      {
        ...text("road-names", parts.roadName, {
          color: colors.country,
          "symbol-placement": "line",
          "text-field": LOCAL_NAME,
          "text-size": byZoom(13, 10, 18, 14),
        }),
        minzoom: 13,
      },
      text("water-names", parts.waterName, { color: colors.ocean, "text-size": byZoom(2, 11, 12, 15) }),
      {
        ...text("districts", parts.district, { color: colors.country, "text-size": byZoom(11, 10, 16, 14) }),
        minzoom: 11,
      },
      text("towns", parts.town, {
        color: colors.city,
        "text-size": byZoom(6, 11, 14, 17),
        "symbol-sort-key": parts.townRank,
      }),
      text("countries", parts.country, {
        color: colors.country,
        "text-size": byZoom(1, 10, 6, 15),
        "text-letter-spacing": 0.12,
      }),
    ],
  };
}

type TextLook = NonNullable<SymbolLayerSpecification["layout"]> & { color: string };

const HIGHWAY = byZoom(5, 0.6, 18, 22);
const MAJOR = byZoom(8, 0.4, 18, 18);
const MINOR = byZoom(12, 0.4, 18, 13);

/** Grows with the zoom. */
function byZoom(from: number, small: number, to: number, large: number): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], from, small, to, large];
}

function sourceOf(tiles: StreetTiles): VectorSourceSpecification {
  if (tiles.kind === "service") return { type: "vector", url: tiles.url };
  const { minzoom, maxzoom, bounds, attribution } = tiles;
  // Tiles are loaded in a worker, where a relative path has no base.
  return { type: "vector", tiles: [`${window.location.origin}${tiles.tiles}`], minzoom, maxzoom, bounds, attribution };
}
