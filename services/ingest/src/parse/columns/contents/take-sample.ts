import type { SheetRow } from "@meridian/sheet-reader/sheet-row";

/** Half of them adjacent, because repeated ids usually follow each other. */
export const SAMPLE_ROWS = 1000;
/** Reading further costs more than it reveals. */
const MAX_READ_ROWS = 10_000;
const MAX_READ_CHARS = 8 * 1024 * 1024;

/**
 * A sample of the rows: the first ones below the header line, then rows at even distances. Ends at a read error, which the full read
 * reports.
 */
export async function takeSample(
  rows: AsyncIterable<SheetRow>,
  headerRow: number,
  maxRows: number = SAMPLE_ROWS,
): Promise<SheetRow[]> {
  const half = maxRows / 2;
  const share = maxRows / SAMPLE_ROWS;
  const head: SheetRow[] = [];
  let spread: SheetRow[] = [];
  let read = 0;
  let chars = 0;
  let step = 1;
  try {
    for await (const row of rows) {
      if (row.row <= headerRow) continue;
      if (head.length < half) head.push(row);
      else if (read % step === 0) spread.push(row);
      if (spread.length >= half * 2) {
        spread = spread.filter((_, index) => index % 2 === 0);
        step *= 2;
      }
      read++;
      for (const cell of row.cells) if (typeof cell === "string") chars += cell.length;
      if (read >= MAX_READ_ROWS * share || chars >= MAX_READ_CHARS * share) break;
    }
  } catch {
    // The full read reports this error.
  }
  return [...head, ...spread];
}
