import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { saveFile } from "../../lib/api/save-file.ts";

type Cell = string | number | undefined;

/** Downloads a table as a CSV file that spreadsheet programs open correctly. */
export function saveCsv(fileName: string, headers: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const text = BYTE_ORDER_MARK + [headers, ...rows].map((cells) => csvLine(cells)).join("");
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), fileName);
}
