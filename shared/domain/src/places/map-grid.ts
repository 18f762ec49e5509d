import type { GeoBox, GeoPoint } from "@meridian/contracts/search/search";
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "./web-mercator.ts";

/**
 * The grid maps are clustered on: the square Web Mercator world, halved `level` times in each direction. Cells are numbered along the
 * Z-order curve, so that the cells within one are a range. Latitudes beyond the square belong to its outermost rows.
 */
export const FINEST_LEVEL = 24;
/** Levels whose cells the roll-ups count. Maps with finer cells hold few enough businesses to count individually. */
export const COUNTED_LEVELS = [4, 7, 10, 13] as const;
export const FINEST_COUNTED_LEVEL = 13;
/** The most cells a query may name at a time. */
export const MAX_AREA_CELLS = 4096;

/** The edge, in levels, of the cell blocks whose runs cover an area. */
const BLOCK_LEVELS = 3;
const LOW_BITS = 12;
const LOW_SPAN = 2 ** LOW_BITS;
const LOW_CELLS = 4 ** LOW_BITS;
const MICRO = 1e6;

/** Whole cells of one level, starting at the north-western one; columns continue across the date line. */
export interface GridArea {
  level: number;
  west: number;
  columns: number;
  north: number;
  rows: number;
}

/** Cells of the finest level, half-open. */
export interface CellRun {
  from: number;
  before: number;
}

/** The finest-level cell that contains a point. */
export function finestCellOf({ lat, lng }: GeoPoint): number {
  return joinBits(columnOf(FINEST_LEVEL, lng), rowOf(FINEST_LEVEL, lat));
}

/** The cell of a coarser level that contains a cell. */
export function parentCell(cell: number, levels: number): number {
  return Math.floor(cell / 4 ** levels);
}

export function columnAndRowOf(cell: number): [column: number, row: number] {
  const high = Math.floor(cell / LOW_CELLS);
  const low = cell % LOW_CELLS;
  return [evenBits(high) * LOW_SPAN + evenBits(low), evenBits(high >> 1) * LOW_SPAN + evenBits(low >> 1)];
}

/** The centre of a cell; at the finest level, within two metres of anything in it. */
export function pointOfCell(cell: number, level: number = FINEST_LEVEL): GeoPoint {
  const [column, row] = columnAndRowOf(cell);
  return { lat: latitudeOf(level, row + 0.5), lng: longitudeOf(level, column + 0.5) };
}

/** The cells a box touches. */
export function areaOf({ west, south, east, north }: GeoBox, level: number): GridArea {
  const size = 2 ** level;
  const first = columnOf(level, west);
  const last = columnOf(level, east);
  const columns = Math.min(size, west <= east ? last - first + 1 : last + size - first + 1);
  const top = rowOf(level, north);
  return {
    level,
    west: columns === size ? 0 : first,
    columns,
    north: top,
    rows: rowOf(level, south) - top + 1,
  };
}

/** The finest area, of at most `level`, that covers the box within the cell limit. */
export function boundedAreaOf(box: GeoBox, level: number): GridArea {
  for (let finest = Math.min(level, FINEST_LEVEL); ; finest--) {
    const area = areaOf(box, finest);
    if (area.columns * area.rows <= MAX_AREA_CELLS) return area;
  }
}

export function boxOfArea({ level, west, columns, north, rows }: GridArea): GeoBox {
  const size = 2 ** level;
  const last = (west + columns - 1) % size;
  return {
    west: outward(longitudeOf(level, west), Math.floor),
    south: outward(latitudeOf(level, north + rows), Math.floor),
    east: outward(longitudeOf(level, last + 1), Math.ceil),
    north: outward(latitudeOf(level, north), Math.ceil),
  };
}

export function boxOfCell(level: number, cell: number): GeoBox {
  const [west, north] = columnAndRowOf(cell);
  return boxOfArea({ level, west, columns: 1, north, rows: 1 });
}

export function isCellInArea({ level, west, columns, north, rows }: GridArea, cell: number): boolean {
  const [column, row] = columnAndRowOf(cell);
  const size = 2 ** level;
  return row >= north && row < north + rows && (column - west + size) % size < columns;
}

export function cellsOfArea({ level, west, columns, north, rows }: GridArea): number[] {
  const size = 2 ** level;
  return Array.from({ length: columns * rows }, (_, at) =>
    joinBits((west + (at % columns)) % size, north + Math.floor(at / columns)),
  );
}

/** Runs of cells that cover the area and some of its surroundings: few runs rather than exact ones. */
export function runsOfArea({ level, west, columns, north, rows }: GridArea): CellRun[] {
  const blockLevels = Math.min(BLOCK_LEVELS, level);
  const block = 2 ** blockLevels;
  const size = 2 ** level;
  const blocks = new Set<number>();
  for (let row = Math.floor(north / block); row * block < north + rows; row++) {
    for (let column = Math.floor(west / block); column * block < west + columns; column++) {
      blocks.add(joinBits(column % (size / block), row));
    }
  }
  return joinRuns([...blocks], level - blockLevels);
}

/** The runs that cells of a level make up, joining neighbours on the curve. */
export function joinRuns(cells: readonly number[], level: number): CellRun[] {
  const span = 4 ** (FINEST_LEVEL - level);
  const runs: CellRun[] = [];
  for (const cell of [...cells].sort((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last?.before === cell * span) last.before += span;
    else runs.push({ from: cell * span, before: (cell + 1) * span });
  }
  return runs;
}

/** The coarsest counted level whose cells make up those of `level`; undefined if businesses are counted individually. */
export function countedLevelFor(level: number): number | undefined {
  return COUNTED_LEVELS.find((counted) => counted >= level);
}

/** Millionths of a degree, so that adding and subtracting is exact; halves round away from zero, as in SQLite. */
export function toMicroDegrees(degrees: number): number {
  return Math.sign(degrees) * Math.round(Math.abs(degrees) * MICRO) + 0;
}

export function fromMicroDegrees(micro: number): number {
  return micro / MICRO;
}

function outward(degrees: number, round: (value: number) => number): number {
  return round(degrees * MICRO) / MICRO;
}

function columnOf(level: number, lng: number): number {
  return clamp(Math.floor(mercatorX(lng) * 2 ** level), level);
}

function rowOf(level: number, lat: number): number {
  return clamp(Math.floor(mercatorY(lat) * 2 ** level), level);
}

function clamp(index: number, level: number): number {
  return Math.max(0, Math.min(2 ** level - 1, index));
}

/** The longitude of a column's western edge. */
function longitudeOf(level: number, column: number): number {
  return longitudeAt(column / 2 ** level);
}

/** The latitude of a row's northern edge; the outermost rows reach the poles. */
function latitudeOf(level: number, row: number): number {
  if (row === 0) return 90;
  if (row === 2 ** level) return -90;
  return latitudeAt(row / 2 ** level);
}

/** Interleaves the bits of column and row. Bit operations work on 32 bits, so each half is joined separately. */
function joinBits(column: number, row: number): number {
  const high = spread(Math.floor(column / LOW_SPAN)) + 2 * spread(Math.floor(row / LOW_SPAN));
  return high * LOW_CELLS + spread(column % LOW_SPAN) + 2 * spread(row % LOW_SPAN);
}

/** Inserts a 0 before each of 12 bits. */
function spread(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** Every second of 24 bits. */
function evenBits(value: number): number {
  let bits = value & 0x55555555;
  bits = (bits | (bits >> 1)) & 0x33333333;
  bits = (bits | (bits >> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >> 4)) & 0x00ff00ff;
  return (bits | (bits >> 8)) & 0x0000ffff;
}
