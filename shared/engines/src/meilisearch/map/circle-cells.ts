import { boxAround, distanceKm } from "@meridian/domain/places/geo";
import { areaOf, boxOfCell, cellsOfArea, pointOfCell } from "@meridian/domain/places/map-grid";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { CELL_LEVELS, type CellLevel, cellAttribute } from "./map-cells.ts";

/** Conditions for cells entirely inside a circle and for those on its edge: with more cells, fewer documents are on the edge. */
export function cellsOfCircle(
  near: NonNullable<IndexFilters["near"]>,
  maxCells: number,
): { inside: string; edge: string } {
  const box = boxAround(near, near.radiusKm);
  const areas = CELL_LEVELS.toReversed().map((level) => ({ level, area: areaOf(box, level) }));
  const fitting = areas.find(({ area }) => area.columns * area.rows <= maxCells) ?? areas[areas.length - 1];
  const inside: number[] = [];
  const edge: number[] = [];
  if (fitting === undefined) throw new Error("There are no levels.");
  const { level, area } = fitting;
  for (const cell of cellsOfArea(area)) {
    const { west, south, east, north } = boxOfCell(level, cell);
    const corners = [south, north].flatMap((lat) => [west, east].map((lng) => ({ lat, lng })));
    const farthest = Math.max(...corners.map(({ lat, lng }) => distanceKm(near, lat, lng)));
    if (farthest <= near.radiusKm) {
      inside.push(cell);
      continue;
    }
    const middle = pointOfCell(cell, level);
    const reach = Math.max(...corners.map(({ lat, lng }) => distanceKm(middle, lat, lng)));
    if (distanceKm(near, middle.lat, middle.lng) - reach <= near.radiusKm) edge.push(cell);
  }
  return { inside: oneOf(level, inside), edge: oneOf(level, edge) };
}

function oneOf(level: CellLevel, cells: readonly number[]): string {
  return `${cellAttribute(level)} IN [${cells.join(", ")}]`;
}
