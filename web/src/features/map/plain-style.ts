import type { StyleSpecification } from "maplibre-gl";

/** Degrees between the fine lines, about a hundred metres; every fifth is drawn bolder. */
const STEP = 0.001;
const BOLD_EVERY = 5;
const LINES_EACH_WAY = 60;

/** As CSS writes them. */
export interface SheetColors {
  paper: string;
  line: string;
}

interface Point {
  longitude: number;
  latitude: number;
}

/** A sheet without streets, ruled by parallels and meridians around a point, for where no map style is configured or reachable. */
export function plainStyle(point: Point, colors: SheetColors): StyleSpecification {
  return {
    version: 8,
    sources: { fine: gridSource(point, 1), bold: gridSource(point, BOLD_EVERY) },
    layers: [
      { id: "paper", type: "background", paint: { "background-color": colors.paper } },
      { id: "fine", type: "line", source: "fine", paint: { "line-color": colors.line, "line-opacity": 0.45 } },
      { id: "bold", type: "line", source: "bold", paint: { "line-color": colors.line, "line-width": 1.5 } },
    ],
  };
}

function gridSource({ longitude, latitude }: Point, every: number): { type: "geojson"; data: GridGeometry } {
  const step = STEP * every;
  const count = LINES_EACH_WAY / every;
  const reach = LINES_EACH_WAY * STEP;
  const middleX = Math.round(longitude / step) * step;
  const middleY = Math.round(latitude / step) * step;
  const coordinates: number[][][] = [];
  for (let index = -count; index <= count; index++) {
    const x = middleX + index * step;
    const y = middleY + index * step;
    coordinates.push(
      [
        [x, middleY - reach],
        [x, middleY + reach],
      ],
      [
        [middleX - reach, y],
        [middleX + reach, y],
      ],
    );
  }
  return { type: "geojson", data: { type: "MultiLineString", coordinates } };
}

interface GridGeometry {
  type: "MultiLineString";
  coordinates: number[][][];
}
