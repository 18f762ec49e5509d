import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { hasOneText } from "../../normalise/below-table.ts";
import { isAnyCity } from "../../normalise/places/known-cities.ts";
import { namesKind } from "../../normalise/values/category-names.ts";
import { cleanText } from "../../normalise/values/text.ts";
import { SECTION_REMARK } from "../columns/contents/lone-lines.ts";
import { findHeader } from "../columns/headers/find-header.ts";
import { afterReading, type RowChange, UNCHANGED, withCellsBehind } from "./adapt-rows.ts";

/** A city or kind that stands alone in a row above the businesses it is of. */
interface Sections {
  field: "city" | "category";
  headerRow: number;
  width: number;
}

const MIN_SECTIONS = 2;
const MIN_SHARE = 0.6;
/** In a list of one column, every text stands alone. */
const MIN_COLUMNS = 2;
const NAMES = { city: isAnyCity, category: namesKind };
/** The fields that say the same in a column of their own. */
const COLUMNS = { city: ["city"], category: ["category", "type", "subtypes"] } as const;

export function hasSections(firstRows: readonly SheetRow[]): boolean {
  return findSections(firstRows) !== undefined;
}

/** Puts the sections in a column behind the others, in place of rows of their own. */
export const spreadSections = afterReading(MAX_HEADER_ROW, createSpread);

/** A lone text that names nothing known ends the section: it may be the next one's. */
function createSpread(ahead: readonly SheetRow[]): RowChange {
  const sections = findSections(ahead);
  if (sections === undefined) return UNCHANGED;
  const { field, headerRow, width } = sections;
  let current: string | undefined;
  const ofRow = (row: SheetRow) => {
    if (row.row < headerRow) return [row];
    if (row.row === headerRow) return [withCellsBehind(row, width, [`${field} ${SECTION_REMARK}`])];
    const text = loneText(row);
    if (text === undefined) return [withCellsBehind(row, width, [hasOneText(row.cells) ? undefined : current])];
    current = NAMES[field](text) ? text : undefined;
    return current === undefined ? [row] : [];
  };
  return { ofRow };
}

function findSections(firstRows: readonly SheetRow[]): Sections | undefined {
  if (firstRows.filter((row) => loneText(row) !== undefined).length < MIN_SECTIONS) return undefined;
  const header = findHeader(firstRows);
  if (header === undefined || header.mapping.headers.length < MIN_COLUMNS) return undefined;
  const { columns, headers } = header.mapping;
  const texts = firstRows.filter(({ row }) => row > header.row).flatMap((row) => loneText(row) ?? []);
  const field = (["category", "city"] as const).find((candidate) => {
    const named = texts.filter(NAMES[candidate]).length;
    const isFree = COLUMNS[candidate].every((other) => !columns.has(other));
    return isFree && named >= MIN_SECTIONS && named >= texts.length * MIN_SHARE;
  });
  return field === undefined ? undefined : { field, headerRow: header.row, width: headers.length };
}

/** The text of a row that has one cell only. */
function loneText({ cells }: SheetRow): string | undefined {
  const [first, ...others] = cells.filter((cell) => cell !== undefined && cell !== "");
  return others.length === 0 && typeof first === "string" ? cleanText(first) : undefined;
}
