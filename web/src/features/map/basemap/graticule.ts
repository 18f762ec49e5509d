import type { LayerSpecification, SourceSpecification } from "maplibre-gl";

/** Degrees between lines from each zoom level on: a few lines at any scale. */
const LEVELS = [
  { minzoom: 0, step: 30 },
  { minzoom: 2, step: 10 },
  { minzoom: 4, step: 2 },
  { minzoom: 6, step: 0.5 },
  { minzoom: 8, step: 0.2 },
] as const;
const MAX_ZOOM = 24;
const LINES_EACH_WAY = 40;
/** The limit of Web Mercator. */
const MAX_LATITUDE = 85;

/** Parallels and meridians around a point at every scale: they show size and direction where nothing else does. */
export function graticule(
  centre: { longitude: number; latitude: number },
  color: string,
): { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] } {
  const sources: Record<string, SourceSpecification> = {};
  const layers: LayerSpecification[] = [];
  for (const [index, { minzoom, step }] of LEVELS.entries()) {
    const id = `lines-${step}`;
    const coordinates = linesAround(centre.longitude, centre.latitude, step);
    sources[id] = { type: "geojson", data: { type: "MultiLineString", coordinates } };
    layers.push({
      id,
      type: "line",
      source: id,
      minzoom,
      maxzoom: LEVELS[index + 1]?.minzoom ?? MAX_ZOOM,
      paint: { "line-color": color, "line-width": 1 },
    });
  }
  return { sources, layers };
}

/** Lines at multiples of the step, so that coarser levels are subsets of finer ones. */
export function linesAround(longitude: number, latitude: number, step: number): number[][][] {
  const column = Math.round(longitude / step);
  const row = Math.round(latitude / step);
  const reach = LINES_EACH_WAY * step;
  const south = Math.max(-MAX_LATITUDE, row * step - reach);
  const north = Math.min(MAX_LATITUDE, row * step + reach);
  const west = Math.max(-180, column * step - reach);
  const east = Math.min(180, column * step + reach);
  const lines: number[][][] = [];
  for (let index = -LINES_EACH_WAY; index <= LINES_EACH_WAY; index++) {
    const x = (column + index) * step;
    const y = (row + index) * step;
    if (Math.abs(x) <= 180)
      lines.push([
        [x, south],
        [x, north],
      ]);
    if (Math.abs(y) <= MAX_LATITUDE)
      lines.push([
        [west, y],
        [east, y],
      ]);
  }
  return lines;
}
