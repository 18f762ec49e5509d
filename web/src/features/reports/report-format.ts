import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { saveFile } from "../../lib/api/save-file.ts";

const day = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", timeZone: "UTC" });

/** "1 May" */
export function formatDay(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : day.format(at);
}

type Cell = string | number | undefined;

/** Downloads a table as a CSV file that spreadsheet programs open correctly. */
export function saveCsv(fileName: string, headers: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const text = BYTE_ORDER_MARK + [headers, ...rows].map((cells) => csvLine(cells)).join("");
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), fileName);
}
