import type { CellValue, SheetRow } from "../sheet-row.ts";
import { openXlsx } from "../xlsx/read-xlsx.ts";

export async function collect(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** The rows of a workbook's first sheet. */
export async function readFirstSheet(path: string): Promise<SheetRow[]> {
  const workbook = await openXlsx(path);
  try {
    return await collect(workbook.openSheet(0).rows);
  } finally {
    workbook.close();
  }
}

/** The cells alone, where row numbers do not matter. */
export async function readCells(path: string): Promise<(readonly CellValue[])[]> {
  return (await readFirstSheet(path)).map(({ cells }) => cells);
}
