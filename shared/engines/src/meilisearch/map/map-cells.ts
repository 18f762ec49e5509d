import type { GeoPoint } from "@meridian/contracts/search/search";
import { FINEST_LEVEL, finestCellOf, parentCell } from "@meridian/domain/places/map-grid";

/** The map grid levels stored with documents: each costs space and indexing time. */
export const CELL_LEVELS = [6, 8, 10, 12, 14, 16, 18, 20] as const;
export type CellLevel = (typeof CELL_LEVELS)[number];
export type CellAttribute = `cell${CellLevel}`;
export const CELL_ATTRIBUTES: readonly CellAttribute[] = CELL_LEVELS.map(cellAttribute);

export function cellAttribute(level: CellLevel): CellAttribute {
  return `cell${level}`;
}

/** The cell of each level that contains a point. */
export function cellsAt(point: GeoPoint): Partial<Record<CellAttribute, number>> {
  const finest = finestCellOf(point);
  return Object.fromEntries(
    CELL_LEVELS.map((level) => [cellAttribute(level), parentCell(finest, FINEST_LEVEL - level)]),
  );
}
