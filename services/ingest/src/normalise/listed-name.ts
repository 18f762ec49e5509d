import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import { hasOneText, mayEndTable } from "./below-table.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import type { RowCells } from "./row-cells.ts";
import { cleanText } from "./values/text.ts";

/** Any of these distinguishes a list of businesses from other tables. */
const SAYS_WHERE_OR_HOW: readonly ImportField[] = [
  "fullAddress",
  "street",
  "city",
  "postalCode",
  "addressParts",
  "latitude",
  "coordinates",
  "phone",
  "website",
  "url",
  "placeId",
  "dataId",
  "cid",
];

const WORDED = /\p{L}/u;

/** Whether any column says where a business is or how to reach it. */
export function saysWhereOrHow({ columns }: Pick<ColumnMapping, "columns">): boolean {
  return SAYS_WHERE_OR_HOW.some((field) => columns.has(field));
}

/** The name of the whole list, for a row that names no business but says where one is or how to reach it: no total, note or heading. */
export function listedNameOf(cells: RowCells): string | undefined {
  const { listedName } = cells.mapping;
  if (listedName === undefined || !SAYS_WHERE_OR_HOW.some((field) => cells.text(field) !== undefined)) return undefined;
  const values = cells.row.cells;
  const label = values.map(cleanText).find((text) => text !== undefined && WORDED.test(text));
  return label !== undefined && mayEndTable(label) && hasOneText(values) ? undefined : listedName.name;
}
