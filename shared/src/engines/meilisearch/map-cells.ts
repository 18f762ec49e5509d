import type { GeoPoint } from "../../contracts/search.ts";
import { FINEST_LEVEL, finestCellOf, parentCell } from "../../domain/map-grid.ts";

/** Levels of the grid of maps that documents tell their cell of: each costs room, and time when documents are taken in. */
export const CELL_LEVELS = [6, 8, 10, 12, 14, 16, 18, 20] as const;
export type CellLevel = (typeof CELL_LEVELS)[number];
export type CellAttribute = `cell${CellLevel}`;
export const CELL_ATTRIBUTES: readonly CellAttribute[] = CELL_LEVELS.map(cellAttribute);

export function cellAttribute(level: CellLevel): CellAttribute {
  return `cell${level}`;
}

/** The cell of each of these levels in which a point lies. */
export function cellsAt(point: GeoPoint): Partial<Record<CellAttribute, number>> {
  const finest = finestCellOf(point);
  return Object.fromEntries(
    CELL_LEVELS.map((level) => [cellAttribute(level), parentCell(finest, FINEST_LEVEL - level)]),
  );
}
