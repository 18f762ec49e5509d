import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { fieldsByColumn } from "../columns/fields-by-column.ts";
import { openSheet } from "../open-sheet.ts";

const ROWS = 40;
/** Steps through all rows in an order that neither rises nor falls. */
const STEP = 17;
export const letters = (at: number) => String.fromCharCode(65 + (at % 26), 97 + (at % 7));

/** The same of a list whose rows have no order. */
export function fieldsOf(headers: string, cellsOf: (at: number) => string): Promise<string[]> {
  return fieldsOfRows(headers, ...Array.from({ length: ROWS }, (_, at) => cellsOf((at * STEP) % ROWS)));
}

/** What each column of a CSV list is read as, "header: field", "-" for none. */
export async function fieldsOfRows(headers: string, ...rows: string[]): Promise<string[]> {
  const path = writeTemporary("file.csv", [headers, ...rows].join("\n"));
  const { mapping, close } = await openSheet(path, { mayLackNames: true });
  close();
  const fields = fieldsByColumn(mapping);
  return mapping.headers.map((header, column) => `${header}: ${fields.get(column) ?? "-"}`);
}
