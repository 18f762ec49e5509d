import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { mapColumns } from "../../parse/columns/column-map.ts";
import type { ColumnMapping } from "../column-mapping.ts";
import { createRowNormaliser } from "../row-to-business.ts";

export type Cells = Readonly<Record<string, CellValue>>;

/** A row of a file with these headers; `special` adds columns that no header reveals. */
export function readRow(record: Cells, special: Partial<ColumnMapping> = {}) {
  const cells: Cells = { name: "X", ...record };
  const mapping = { ...mapColumns(Object.keys(cells)), ...special };
  const { draft, issues } = createRowNormaliser(mapping)({ row: 2, cells: Object.values(cells) });
  return { fields: draft?.fields, omits: draft?.omits, identityKeys: draft?.identityKeys, issues };
}
