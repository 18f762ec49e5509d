import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { mapColumns } from "../../parse/columns/column-map.ts";
import { judgePlaces } from "../places/file-places.ts";
import { createRowNormaliser } from "../row-to-business.ts";

export type Row = readonly CellValue[];

/** What a file's rows say about all of its places, and each row's business. */
export function readFile(headers: string, rows: readonly Row[]) {
  const sheetRows = rows.map((cells, index) => ({ row: index + 2, cells }));
  const mapping = mapColumns(headers.split(","));
  const judged = judgePlaces(sheetRows, mapping);
  const normalise = createRowNormaliser({ ...mapping, ...judged });
  return { judged, businesses: sheetRows.map((row) => normalise(row)) };
}
