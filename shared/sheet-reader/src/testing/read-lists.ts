import type { CellValue, Workbook } from "../sheet-row.ts";
import { collect } from "./read-all.ts";

/** The rows of each list of a file, by its name. */
export async function readLists(workbook: Workbook): Promise<Record<string, (readonly CellValue[])[]>> {
  const lists: Record<string, (readonly CellValue[])[]> = {};
  for (const [index, name] of workbook.sheetNames.entries()) {
    lists[name] = (await collect(workbook.openSheet(index).rows)).map(({ cells }) => cells);
  }
  return lists;
}
