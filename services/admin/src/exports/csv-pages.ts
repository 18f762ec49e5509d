import { BYTE_ORDER_MARK, csvLine } from "@meridian/shared/domain/csv-cell";
import type { ExportFile } from "./export-file.ts";

/** A file of comma-separated values as RFC 4180 has it, a page of rows at a time, marked as UTF-8 for spreadsheet programs. */
export async function* csvPages({ headers, pages }: ExportFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headers);
  for await (const rows of pages) {
    let text = "";
    for (const cells of rows) text += csvLine(cells);
    if (text !== "") yield text;
  }
}
