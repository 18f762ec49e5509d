import type { CellValue } from "../sheet-row.ts";

/**
 * A file that can be read, below its folder; how many sheets it has, rows that are not blank and cells that are not, over
 * all sheets; and some cells of the first sheet that has any.
 */
export type ReadableFile = readonly [
  name: string,
  counts: readonly [sheets: number, rows: number, cells: number],
  cells: Readonly<Record<string, CellValue>>,
];

/** A file that is refused: its path, the code of the refusal and what its message names. */
export type RefusedFile = readonly [path: string, code: string, message: RegExp];
