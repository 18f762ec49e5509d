import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { isStreetName } from "../../../../normalise/places/address/city-name.ts";
import { cleanText } from "../../../../normalise/values/text.ts";
import { fieldsByColumn } from "../../fields-by-column.ts";
import { isPlaceholder } from "../../headers/header-words.ts";
import { shapesOf } from "../cell-shapes.ts";
import { spread, textsOf } from "../column-profile.ts";

const ENDS = ["city", "state", "postalCode"] as const;
const MIN_TEXTS_SHARE = 0.9;
/** The share of rows with an address in any of the columns. */
const MIN_ADDRESSES_SHARE = 0.4;
const MAX_ROWS = 120;

/**
 * Without headers, texts between the column of streets and the town or its code are further lines of the address; so are those behind the
 * name, where streets are now in one column and now in the next.
 */
export function withUnnamedLines(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  isDecided: (column: number) => boolean,
): ColumnMapping {
  const { columns, headers, extraction } = mapping;
  const street = columns.get("street");
  if (columns.has("fullAddress")) return mapping;
  const start = street ?? columns.get("name");
  if (start === undefined || !isPlaceholder(headers[start] ?? "")) return mapping;
  const used = fieldsByColumn(mapping);
  const end = Math.min(...ENDS.map((field) => columns.get(field) ?? -1).filter((column) => column > start));
  const between = end === Infinity ? [] : [...headers.keys()].slice(start + 1, end);
  const isLine = (column: number) =>
    !used.has(column) && !isDecided(column) && isPlaceholder(headers[column] ?? "") && areTexts(sample, column);
  // Between the name and the lines there may be codes.
  const lines = street === undefined ? between.slice(between.findLastIndex((column) => !isLine(column)) + 1) : between;
  const areLines = lines.every(isLine);
  const [first, ...others] = street === undefined ? lines : [street, ...lines];
  if (lines.length === 0 || first === undefined || !areLines) return mapping;
  if (street === undefined && !haveAddresses(sample, lines)) return mapping;
  const read = new Set(lines.map((column) => headers[column]));
  const unknown = extraction.unknown.filter((header) => !read.has(header));
  return {
    ...mapping,
    columns: new Map(columns).set("street", first),
    addressLineColumns: others,
    extraction: { ...extraction, unknown },
  };
}

function areTexts(sample: readonly SheetRow[], column: number): boolean {
  const texts = textsOf(sample, column);
  return texts.filter((text) => /\p{L}{2}/u.test(text)).length >= texts.length * MIN_TEXTS_SHARE;
}

function haveAddresses(sample: readonly SheetRow[], lines: readonly number[]): boolean {
  const rows = spread(sample, MAX_ROWS);
  const found = rows.filter(({ cells }) => lines.some((column) => isAddress(cells[column])));
  return found.length >= rows.length * MIN_ADDRESSES_SHARE;
}

function isAddress(cell: CellValue): boolean {
  return shapesOf(cell, true).has("address") || isStreetName(cleanText(cell) ?? "");
}
