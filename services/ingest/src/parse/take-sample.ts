import type { SheetRow } from "./sheet-row.ts";

/** Enough to show what holds for the whole file. */
const MAX_SAMPLED_ROWS = 1000;
const MAX_SAMPLED_CHARS = 8 * 1024 * 1024;

/** The first rows below a header line. Ends where the file cannot be read on: whoever reads all of it will say why. */
export async function takeSample(rows: AsyncIterable<SheetRow>, headerRow: number): Promise<SheetRow[]> {
  const sample: SheetRow[] = [];
  let chars = 0;
  try {
    for await (const row of rows) {
      if (row.row <= headerRow) continue;
      sample.push(row);
      for (const cell of row.cells) if (typeof cell === "string") chars += cell.length;
      if (sample.length >= MAX_SAMPLED_ROWS || chars >= MAX_SAMPLED_CHARS) break;
    }
  } catch {
    return sample;
  }
  return sample;
}
