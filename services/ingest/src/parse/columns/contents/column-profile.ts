import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { cleanText } from "../../../normalise/values/text.ts";
import { targetOfAnchor } from "../../../normalise/values/url.ts";
import { type CellShape, shapesOf } from "./cell-shapes.ts";

/** What a column's cells have in common. */
export interface ColumnProfile {
  column: number;
  /** The number of non-empty cells examined. */
  filled: number;
  /** The share of distinct values among them, 0 to 1. */
  distinctShare: number;
  /** The same among all non-empty cells of the sample: neighbouring rows repeat what a spread of them does not. */
  distinctShareOfAll(): number;
  meanChars: number;
  /** The share of cells with this shape, 0 to 1. */
  share(shape: CellShape): number;
  /** The share of cells with at least one of these shapes. */
  shareOfAny(shapes: readonly CellShape[]): number;
  values: readonly CellValue[];
}

/** Enough to recognise a column; looking up cities is slow. */
const MAX_CELLS = 120;
/** Of R; also the code of Namibia. */
export const MISSING = "NA";
const CODE = /^[A-Z]{2}$/;

/** Examines cells spread over the sample. Names of cities, kinds and countries are looked up only if `isNamed`. */
export function profileColumn(rows: readonly SheetRow[], column: number, isNamed: boolean): ColumnProfile {
  const filled = rows.map(({ cells }) => cells[column]).filter((cell) => cleanText(cell) !== undefined);
  const values = spread(withoutMissing(filled), MAX_CELLS).map(linkOrCell);
  const shapes = values.map((value) => shapesOf(value, isNamed));
  const shareOfAny = (wanted: readonly CellShape[]) =>
    shapes.length === 0 ? 0 : shapes.filter((found) => wanted.some((shape) => found.has(shape))).length / shapes.length;
  const texts = values.map((value) => String(value).trim());
  return {
    column,
    filled: values.length,
    distinctShare: distinctShare(texts),
    distinctShareOfAll: () => distinctShare(filled),
    meanChars: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + text.length, 0) / texts.length,
    share: (shape) => shareOfAny([shape]),
    shareOfAny,
    values,
  };
}

function linkOrCell(cell: CellValue): CellValue {
  return typeof cell === "string" ? (targetOfAnchor(cell) ?? cell) : cell;
}

function distinctShare(cells: readonly CellValue[]): number {
  return cells.length === 0 ? 0 : new Set(cells).size / cells.length;
}

/** Among codes of countries, NA is Namibia. */
function withoutMissing(cells: readonly CellValue[]): readonly CellValue[] {
  const others = cells.filter((cell) => cell !== MISSING);
  return others.length === cells.length || others.every((cell) => CODE.test(String(cell))) ? cells : others;
}

/** The texts of a column's filled cells, in the order of the rows. */
export function textsOf(rows: readonly SheetRow[], column: number): string[] {
  return rows.flatMap(({ cells }) => cleanText(cells[column]) ?? []);
}

/** How often each value occurs, the most frequent first. */
export function countEach<T>(values: readonly T[]): (readonly [value: T, count: number])[] {
  const groups = Map.groupBy(values, (value) => value);
  return Array.from(groups, ([value, { length }]) => [value, length] as const).toSorted(([, a], [, b]) => b - a);
}

/** At most `count` of the items, evenly spaced. */
export function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
