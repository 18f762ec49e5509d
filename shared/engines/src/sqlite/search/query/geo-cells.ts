import type { GeoBox, GeoPoint } from "@meridian/contracts/search/search";

/** Cell edges per level in degrees, coarse to fine. */
const CELL_DEGREES = [8, 2, 0.5, 0.125] as const;
const MAX_COVER_CELLS = 40;

interface CellLevel {
  edge: number;
  columns: number;
  rows: number;
  firstCell: number;
}

const LEVELS: readonly CellLevel[] = levelsOf(CELL_DEGREES);

function levelsOf(edges: readonly number[]): CellLevel[] {
  let firstCell = 0;
  return edges.map((edge) => {
    const level = { edge, columns: Math.ceil(360 / edge), rows: Math.ceil(180 / edge), firstCell };
    firstCell += level.columns * level.rows;
    return level;
  });
}

/** The cell of each level that contains a point. */
export function cellsAt(point: GeoPoint): number[] {
  return LEVELS.map((level) => level.firstCell + rowOf(level, point.lat) * level.columns + columnOf(level, point.lng));
}

/** Cells of the finest level that covers the box with few cells; undefined if the box is too large. */
export function cellsCovering(box: GeoBox): number[] | undefined {
  for (const level of LEVELS.toReversed()) {
    const firstRow = rowOf(level, box.south);
    const rowCount = rowOf(level, box.north) - firstRow + 1;
    const firstColumn = columnOf(level, box.west);
    const lastColumn = columnOf(level, box.east);
    const wraps = box.west > box.east;
    const columnCount = wraps ? level.columns - firstColumn + lastColumn + 1 : lastColumn - firstColumn + 1;
    if (rowCount * columnCount > MAX_COVER_CELLS) continue;
    const cells = new Set<number>();
    for (let row = firstRow; row < firstRow + rowCount; row++) {
      for (let step = 0; step < columnCount; step++) {
        cells.add(level.firstCell + row * level.columns + ((firstColumn + step) % level.columns));
      }
    }
    return [...cells];
  }
  return undefined;
}

function rowOf(level: CellLevel, lat: number): number {
  return clamp(Math.floor((lat + 90) / level.edge), level.rows);
}

function columnOf(level: CellLevel, lng: number): number {
  return clamp(Math.floor((lng + 180) / level.edge), level.columns);
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
