import { cleanText } from "../../normalise/values/text.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import { type CellShape, shapesOf } from "./cell-shapes.ts";

/** What the cells of a column have in common. */
export interface ColumnProfile {
  column: number;
  /** Cells looked at, none of them empty. */
  filled: number;
  /** Different values among them, 0 to 1. */
  distinctShare: number;
  meanChars: number;
  /** Of the cells looked at, 0 to 1. */
  share(shape: CellShape): number;
  /** Of the cells looked at, those with any of the shapes. */
  shareOfAny(shapes: readonly CellShape[]): number;
  values: readonly CellValue[];
}

/** Enough to tell what a column holds; looking cities up costs. */
const MAX_CELLS = 120;

/** Looks at cells from all over the sample. Names of cities, kinds and countries are looked up only if `isNamed`. */
export function profileColumn(rows: readonly SheetRow[], column: number, isNamed: boolean): ColumnProfile {
  const filled = rows.map(({ cells }) => cells[column]).filter((cell) => cleanText(cell) !== undefined);
  const values = spread(filled, MAX_CELLS);
  const shapes = values.map((value) => shapesOf(value, isNamed));
  const shareOfAny = (wanted: readonly CellShape[]) =>
    shapes.length === 0 ? 0 : shapes.filter((found) => wanted.some((shape) => found.has(shape))).length / shapes.length;
  const texts = values.map((value) => String(value).trim());
  return {
    column,
    filled: values.length,
    distinctShare: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
    meanChars: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + text.length, 0) / texts.length,
    share: (shape) => shareOfAny([shape]),
    shareOfAny,
    values,
  };
}

/** At most `count` of the items, at even distances. */
export function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
