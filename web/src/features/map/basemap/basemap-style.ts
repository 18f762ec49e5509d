import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapColors } from "../map-colors.ts";
import { graticule } from "./graticule.ts";
import type { PlaceName } from "./place-names.ts";
import type { WorldOutlines } from "./world-outlines.ts";

interface BasemapOptions {
  /** Undefined until loaded: only grid lines are drawn. */
  outlines: WorldOutlines | undefined;
  names: FeatureCollection<GeoJSON.Point, PlaceName> | undefined;
  /** The centre of the fine grid. */
  around: Point;
  /** A pin marks `around`. */
  hasPin: boolean;
  colors: MapColors;
}

interface Point {
  longitude: number;
  latitude: number;
}

/** The outlines are accurate to a few kilometres: closer zooms would be misleading. */
export const PLAIN_MAX_ZOOM = 8.5;
/** Rendered by the browser, in any script. */
export const MAP_FONT = ["Figtree", "system-ui"];
/** Of the pin of a single place. */
export const PIN_HEIGHT_PX = 40;
const OUTLINES_CREDIT = '<a href="https://www.naturalearthdata.com/">Natural Earth</a>';
const NAMES_CREDIT = '<a href="https://www.geonames.org/">GeoNames</a>';

const nothing: FeatureCollection = { type: "FeatureCollection", features: [] };

/** The built-in world map: land, water, borders and names, for maps without streets or whose tiles are unreachable. */
export function basemapStyle({ outlines, names, around, hasPin, colors }: BasemapOptions): StyleSpecification {
  const lines = graticule(around, colors.line);
  return {
    version: 8,
    sources: {
      ...lines.sources,
      land: { type: "geojson", data: outlines?.land ?? nothing, attribution: OUTLINES_CREDIT },
      coasts: { type: "geojson", data: outlines?.coasts ?? nothing },
      borders: { type: "geojson", data: outlines?.borders ?? nothing },
      names: { type: "geojson", data: names ?? nothing, attribution: NAMES_CREDIT },
      pin: { type: "geojson", data: { type: "Point", coordinates: [around.longitude, around.latitude] } },
    },
    layers: [
      {
        id: "water",
        type: "background",
        paint: { "background-color": outlines === undefined ? colors.land : colors.water },
      },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colors.land, "fill-antialias": false } },
      ...lines.layers,
      {
        id: "coasts",
        type: "line",
        source: "coasts",
        layout: { "line-join": "round" },
        paint: { "line-color": colors.coast, "line-width": 1 },
      },
      {
        id: "borders",
        type: "line",
        source: "borders",
        layout: { "line-join": "round" },
        paint: {
          "line-color": colors.border,
          "line-width": ["interpolate", ["linear"], ["zoom"], 1, 0.6, 6, 1.4],
        },
      },
      oceanNames(colors),
      cityDots(colors),
      cityNames(colors),
      countryNames(colors),
      ...(hasPin ? [pinSpace] : []),
    ],
  };
}

/** Keeps names from under the pin: it is the topmost layer, which is laid out first, and invisible. */
const pinSpace: LayerSpecification = {
  id: "pin-space",
  type: "symbol",
  source: "pin",
  layout: {
    "text-field": "█",
    "text-font": MAP_FONT,
    "text-size": PIN_HEIGHT_PX,
    "text-anchor": "bottom",
    "text-allow-overlap": true,
  },
  paint: { "text-opacity": 0 },
};

function countryNames(colors: MapColors): LayerSpecification {
  return {
    id: "countries",
    type: "symbol",
    source: "names",
    filter: ["all", ["==", ["get", "kind"], "country"], ["<=", ["get", "minZoom"], ["zoom"]]],
    layout: {
      "text-field": ["upcase", ["get", "name"]],
      "text-font": MAP_FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 1, 10, 6, 15],
      "text-letter-spacing": 0.12,
      "text-max-width": 8,
      "text-padding": 6,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": colors.country, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  };
}

function oceanNames(colors: MapColors): LayerSpecification {
  return {
    id: "oceans",
    type: "symbol",
    source: "names",
    filter: ["all", ["==", ["get", "kind"], "ocean"], ["<=", ["get", "minZoom"], ["zoom"]]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": MAP_FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 1, 11, 6, 16],
      "text-letter-spacing": 0.16,
      "text-max-width": 6,
    },
    paint: { "text-color": colors.ocean, "text-halo-color": colors.water, "text-halo-width": 1 },
  };
}

const isTown: ExpressionSpecification = ["any", ["==", ["get", "kind"], "city"], ["==", ["get", "kind"], "capital"]];

function cityDots(colors: MapColors): LayerSpecification {
  return {
    id: "city-dots",
    type: "circle",
    source: "names",
    filter: ["all", isTown, ["<=", ["get", "minZoom"], ["zoom"]]],
    paint: {
      "circle-radius": ["case", ["==", ["get", "kind"], "capital"], 3, 2],
      "circle-color": colors.land,
      "circle-stroke-color": colors.city,
      "circle-stroke-width": 1,
    },
  };
}

function cityNames(colors: MapColors): LayerSpecification {
  return {
    id: "cities",
    type: "symbol",
    source: "names",
    filter: ["all", isTown, ["<=", ["get", "minZoom"], ["zoom"]]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": MAP_FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 3, 11, 8, 14, 12, 18],
      "text-variable-anchor": ["bottom", "top", "left", "right"],
      "text-radial-offset": 0.45,
      "text-justify": "auto",
      "text-padding": 4,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": colors.city, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  };
}
