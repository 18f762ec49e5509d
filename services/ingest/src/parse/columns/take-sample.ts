import type { SheetRow } from "../sheet-row.ts";

/** Rows that stand together: ids that repeat do so in rows that follow each other. */
const HEAD_ROWS = 500;
const SPREAD_ROWS = 500;
/** Read so far into the file; reading on would cost more than it tells. */
const MAX_READ_ROWS = 10_000;
const MAX_READ_CHARS = 8 * 1024 * 1024;

/**
 * Rows that show what holds for the whole file: the first below the header line, then some at even distances. Ends where the file
 * cannot be read on: whoever reads all of it will say why.
 */
export async function takeSample(rows: AsyncIterable<SheetRow>, headerRow: number): Promise<SheetRow[]> {
  const head: SheetRow[] = [];
  let spread: SheetRow[] = [];
  let read = 0;
  let chars = 0;
  let step = 1;
  try {
    for await (const row of rows) {
      if (row.row <= headerRow) continue;
      if (head.length < HEAD_ROWS) head.push(row);
      else if (read % step === 0) spread.push(row);
      if (spread.length === SPREAD_ROWS * 2) {
        spread = spread.filter((_, index) => index % 2 === 0);
        step *= 2;
      }
      read++;
      for (const cell of row.cells) if (typeof cell === "string") chars += cell.length;
      if (read >= MAX_READ_ROWS || chars >= MAX_READ_CHARS) break;
    }
  } catch {
    // Whoever reads the whole file will say why.
  }
  return [...head, ...spread];
}
