import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import type { ExportFile, ExportText } from "./export-file.ts";

/** Yields a CSV file (RFC 4180) a few records at a time, marked as UTF-8 for spreadsheet programs. */
export async function* csvPages(file: ExportFile | ExportText): AsyncGenerator<string | Uint8Array> {
  yield BYTE_ORDER_MARK + csvLine(file.headers);
  if ("records" in file) {
    yield* file.records;
    return;
  }
  for await (const rows of file.pages) {
    let text = "";
    for (const cells of rows) text += csvLine(cells);
    if (text !== "") yield text;
  }
}
