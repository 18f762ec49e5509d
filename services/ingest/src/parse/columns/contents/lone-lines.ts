import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { cleanText } from "../../../normalise/values/text.ts";

/** Fewer rows show nothing. */
const MIN_ROWS = 5;
const MIN_CELLS = 3;
const MIN_FULL_SHARE = 0.5;
/** In a list with gaps, as many rows have two cells as one. */
const MAX_SHARE_OF_TWO = 0.1;
/** Headings and notes stand between rows; names without anything else also follow each other. */
const MAX_SHARE_IN_TURN = 0.34;
const MAX_SCATTERED_SHARE = 0.2;
/** Behind the last row. */
const MAX_CLOSING_LINES = 5;

/** Behind the name of a field: a column of what stood alone above the rows. */
export const SECTION_REMARK = "(section)";

/** Whether the rows of a table are full, so that a cell alone is not a business but a heading, note or total. */
export function haveLoneLines(rows: readonly SheetRow[], headers: readonly string[]): boolean {
  if (headers.at(-1)?.endsWith(SECTION_REMARK) === true) return true;
  const counts = rows.map(({ cells }) => cells.filter((cell) => cleanText(cell) !== undefined).length);
  const filled = withoutClosingLines(counts.filter((count) => count > 0));
  if (filled.length < MIN_ROWS) return false;
  const full = filled.filter((count) => count >= MIN_CELLS).length;
  const ofTwo = filled.filter((count) => count === 2).length;
  if (full < filled.length * MIN_FULL_SHARE || ofTwo > Math.max(1, filled.length * MAX_SHARE_OF_TWO)) return false;
  const lone = filled.length - full - ofTwo;
  const inTurn = filled.filter((count, at) => count === 1 && filled[at - 1] === 1).length;
  return lone <= filled.length * MAX_SCATTERED_SHARE || inTurn <= lone * MAX_SHARE_IN_TURN;
}

function withoutClosingLines(counts: readonly number[]): readonly number[] {
  const end = counts.findLastIndex((count) => count > 1) + 1;
  return counts.length - end <= MAX_CLOSING_LINES ? counts.slice(0, end) : counts;
}
