import { createHash } from "node:crypto";
import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import type { ColumnExtraction } from "@meridian/contracts/imports/import-job";
import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { columnsOfOwnExport, findOwnExport } from "../../normalise/own-export-columns.ts";
import { findFallbacks } from "./fallback-columns.ts";
import { columnsOfClock, findClockColumns } from "./fields-by-column.ts";
import type { SourceField } from "./headers/column-synonyms.ts";
import { withoutCommonPrefix, withoutCommonSuffix } from "./headers/common-prefix.ts";
import { findDayHoursColumns, findWeekdayColumns } from "./headers/day-columns.ts";
import { headerKey, withNumberInWords } from "./headers/header-fields.ts";
import { findRatingScale, findTypeNoun, isAreaCodeHeader, isContactHeader, isGosom } from "./headers/header-hints.ts";
import { withFullNames } from "./headers/shapefile-headers.ts";
import { findIdColumns } from "./id-column.ts";
import { isAreaHeader, placeAreas } from "./places/area-columns.ts";
import { rankColumns } from "./rank-columns.ts";
import { columnsOfSpecial, findSpecialColumns, hasPartsOfStreet, isDistrictHeader } from "./special-columns.ts";

/** Longer cells are not compared with headers. */
const MAX_HEADER_CHARS = 200;
const DISTRICT_FIELDS = ["city", "state"] as const;
const OPTIONAL_PAIR_KEYS = new Set(["location", "konum", "geo", "location1"]);
/** Headers in chains' lists that name a branch by place; the brand is then part of the name. */
const BRANCH_NAME_KEYS = new Set(["storename", "locationname", "branchname", "subeadi"]);

/** Headers of a branch's name beside the company's: together they are its name. */
const BRANCH_KEYS = new Set(
  "branchname branch subeadi subeismi sube 지점명 분점명 分公司名稱 分公司名称 分店名稱 分店名称 分店名 門市名稱 支店名 sucursal nombresucursal filialname".split(
    " ",
  ),
);
/** Outside Portugal a distrito is part of a city, or a town of its own. */
const PORTUGUESE_KEYS = new Set(["concelho", "freguesia", "localidade", "morada"]);

/** Identical for files whose columns mean the same: SHA-256 (hex) of their headers in comparison form. */
export function headerSignature({ headers }: Pick<ColumnMapping, "headers">): string {
  return createHash("sha256").update(headers.map(headerKey).join("\u001f")).digest("hex");
}

/** Maps a header line to fields, by choices first, then by each header. Does not say whether the line is a header: see `hasNameColumn`. */
export function mapColumns(headerCells: readonly CellValue[], choices: readonly ColumnChoice[] = []): ColumnMapping {
  const given = headerCells.map(headerText);
  const headers = withFullNames(withoutCommonSuffix(withoutCommonPrefix(given.map(withNumberInWords))));
  const ranked = rankColumns(headers, given);
  const columns = new Map<SourceField, number>();
  for (const [field, [first]] of ranked) if (first !== undefined) columns.set(field, first);
  const brand = columns.get("brand");
  if (!BRANCH_NAME_KEYS.has(headerKey(headers[columns.get("name") ?? -1] ?? ""))) columns.delete("brand");
  if (brand !== undefined && !columns.has("name") && hasPlaceColumn(columns)) columns.set("name", brand);
  nameByBranch(headers, columns);
  const clockColumns = findClockColumns(headers);
  if (isGosom(headers)) moveField(columns, "category", "type");
  const namedAfterDays = findWeekdayColumns(headers);
  dropMistakenColumns(columns, headers, new Set(namedAfterDays.flatMap((entry) => entry.columns)));
  placeAreas(columns, headers);
  const chosen = applyChoices(columns, choices, headers.length);
  const isFree = (column: number) => !chosen.has(column);
  if (columns.get("reviews") === columns.get("rating") && isFree(columns.get("rating") ?? -1))
    columns.delete("reviews");
  const mapped = new Set(columns.values());
  const special = findSpecialColumns(headers, (column) => isFree(column) && !mapped.has(column));
  const isFirstLine = special.addressLineColumns.length > 0 && headers[columns.get("fullAddress") ?? -1]?.endsWith("1");
  const isSplit = isFirstLine === true || (hasPartsOfStreet(special) && columns.has("city"));
  const isOfStreets = isSplit && isFree(columns.get("fullAddress") ?? -1);
  if (isOfStreets && columns.get("street") === columns.get("fullAddress")) columns.delete("fullAddress");
  else if (isOfStreets) moveField(columns, "fullAddress", "street");
  const fallbackColumns = findFallbacks(headers, ranked, { columns, chosen });
  const dayHoursColumns = findDayHoursColumns(headers).filter(({ day, hours }) => isFree(day) && isFree(hours));
  const weekdayColumns = namedAfterDays.filter((entry) => entry.columns.every(isFree));
  const clock = columnsOfClock(clockColumns).every(isFree) ? clockColumns : undefined;
  const found = { columns, fallbackColumns, dayHoursColumns, weekdayColumns };
  const ownExport = columnsOfOwnExport(findOwnExport(headers));
  const taken = new Set([
    ...columnsInUse(found),
    ...columnsOfClock(clock),
    ...columnsOfSpecial(special, columns.has("street")),
    ...ownExport,
  ]);
  const typeNoun = findTypeNoun(headers[columns.get("type") ?? -1]);
  const ratingScale = findRatingScale(given, columns.get("rating"));
  const isPairOptional = OPTIONAL_PAIR_KEYS.has(headerKey(headers[columns.get("coordinates") ?? -1] ?? ""));
  const headerOf = (field: SourceField) => given[columns.get(field) ?? -1] ?? "";
  const hasHours = dayHoursColumns.length + weekdayColumns.length > 0 || clock !== undefined;
  return {
    headers: given,
    ...found,
    ...special,
    idColumns: findIdColumns(headers, (column) => isFree(column) && !taken.has(column)),
    isPairOptional,
    districtFields: new Set(
      DISTRICT_FIELDS.filter((field) => isDistrictHeader(headerOf(field)) || isAreaHeader(headerOf(field))),
    ),
    isPhoneOfContacts: isContactHeader(headerOf("phone")),
    areAreaCodesDomestic: isAreaCodeHeader(given[special.areaCodeColumn ?? -1] ?? ""),
    extraction: describeExtraction({ headers: given, columns, isPairOptional }, taken, hasHours),
    ...(clock === undefined ? {} : { clockColumns: clock }),
    ...(typeNoun === undefined ? {} : { typeNoun }),
    ...(ratingScale === undefined ? {} : { ratingScale }),
  };
}

function nameByBranch(headers: readonly string[], columns: Map<SourceField, number>): void {
  const company = columns.get("name");
  const branch = headers.findIndex((header) => BRANCH_KEYS.has(headerKey(header)));
  if (company === undefined || branch < 0 || branch === company || columns.has("brand")) return;
  columns.set("brand", company).set("name", branch);
}

function columnsInUse(
  found: Pick<ColumnMapping, "columns" | "fallbackColumns" | "dayHoursColumns" | "weekdayColumns">,
): number[] {
  return [
    ...found.columns.values(),
    ...[...found.fallbackColumns.values()].flat(),
    ...found.dayHoursColumns.flatMap(({ day, hours }) => [day, hours]),
    ...found.weekdayColumns.flatMap(({ columns }) => columns),
  ];
}

export function hasPlaceColumn(columns: ReadonlyMap<SourceField, number>): boolean {
  return columns.has("fullAddress") || columns.has("street") || columns.has("latitude") || columns.has("coordinates");
}

export function hasNameColumn(mapping: ColumnMapping): boolean {
  return mapping.columns.has("name");
}

/** Recognises header lines repeated among the data, as in concatenated exports. */
export function createHeaderRepeatCheck({
  headers,
  columns,
}: Pick<ColumnMapping, "headers" | "columns">): (cells: readonly CellValue[]) => boolean {
  const numeric = (["latitude", "longitude"] as const).map((field) => columns.get(field)).filter(isColumn);
  const texts = headers.map((header) => header.toLowerCase());
  const first = texts.findIndex((text) => text !== "");
  const start = texts[first]?.charAt(0) ?? "";
  return (cells) => {
    if (numeric.length === 2 && isTranslatedHeader(cells, numeric, headers.length)) return true;
    const probe = cells[first];
    if (typeof probe !== "string" || !probe.trimStart().charAt(0).toLowerCase().startsWith(start)) return false;
    if (comparable(probe) !== texts[first]) return false;
    let same = 0;
    let filled = 0;
    for (const [column, cell] of cells.entries()) {
      if (cell === undefined || cell === "") continue;
      filled++;
      if (comparable(String(cell)) === texts[column]) same++;
    }
    return same * 2 > filled && (same > 1 || texts.length === 1);
  };
}

/** A second header line, in words, below one of codes: no data row has words for both coordinates. */
function isTranslatedHeader(cells: readonly CellValue[], numeric: readonly number[], columnCount: number): boolean {
  if (!numeric.every((column) => isWords(cells[column]))) return false;
  const filled = cells.filter((cell) => cell !== undefined && cell !== "");
  return (
    filled.length * 4 >= columnCount * 3 && filled.every((cell) => typeof cell === "string" && /\p{L}/u.test(cell))
  );
}

function isWords(cell: CellValue): boolean {
  return typeof cell === "string" && /\p{L}{3}.*\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(cell);
}

function isColumn(column: number | undefined): column is number {
  return column !== undefined;
}

function comparable(text: string): string {
  return text.length > MAX_HEADER_CHARS ? text : headerText(text).toLowerCase();
}

function headerText(cell: CellValue): string {
  return cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

/** Returns the columns that were decided. Choices for missing columns are ignored. */
function applyChoices(
  columns: Map<SourceField, number>,
  choices: readonly ColumnChoice[],
  columnCount: number,
): ReadonlySet<number> {
  const chosen = new Set<number>();
  for (const { column } of choices) {
    if (column >= columnCount) continue;
    chosen.add(column);
    for (const [field, taken] of columns) if (taken === column) columns.delete(field);
  }
  for (const { column, field } of choices) {
    if (field !== null && chosen.has(column)) columns.set(field, column);
  }
  return chosen;
}

function moveField(columns: Map<SourceField, number>, from: SourceField, to: SourceField): void {
  const column = columns.get(from);
  if (column === undefined || columns.has(to)) return;
  columns.set(to, column);
  columns.delete(from);
}

function describeExtraction(
  { headers, columns, isPairOptional }: Pick<ColumnMapping, "headers" | "columns" | "isPairOptional">,
  taken: ReadonlySet<number>,
  hasDayHours: boolean,
): ColumnExtraction {
  const isPresent = (field: SourceField) =>
    columns.has(field) ||
    (field === "workingHours" && (hasDayHours || columns.has("workingHoursFallback"))) ||
    ((field === "latitude" || field === "longitude") && columns.has("coordinates") && !isPairOptional);
  const successful: string[] = [];
  const missing: string[] = [];
  for (const { header, field } of TEMPLATE_COLUMNS) (isPresent(field) ? successful : missing).push(header);
  return {
    extractedCount: successful.length,
    extractionRate: Math.round((successful.length / TEMPLATE_COLUMNS.length) * 1000) / 10,
    successful,
    missing,
    unknown: headers.filter((header, column) => header !== "" && !taken.has(column)),
  };
}

/** Removes meanings a header has alone but not beside the others: "St" among days, or "Distrito" in a Spanish city. */
function dropMistakenColumns(
  columns: Map<SourceField, number>,
  headers: readonly string[],
  weekdays: ReadonlySet<number>,
): void {
  for (const [field, column] of columns) if (weekdays.has(column)) columns.delete(field);
  // Within an administrative area, a district is part of a city, not a state.
  const hasAreas = headers.some((header) => headerKey(header) === "admarea");
  if (hasAreas && headerKey(headers[columns.get("state") ?? -1] ?? "") === "district") columns.delete("state");
  // "Estado" is a state before it is a status.
  if (columns.get("status") === columns.get("state")) columns.delete("status");
  // If another column names the kind, this one says whether the business is public or private.
  const isSector = headerKey(headers[columns.get("category") ?? -1] ?? "") === "subsector";
  if (isSector && columns.has("type")) columns.delete("category");
  const isDistrict = headerKey(headers[columns.get("state") ?? -1] ?? "") === "distrito";
  const isInPortugal = headers.some((header) => PORTUGUESE_KEYS.has(headerKey(header)));
  if (!isDistrict || isInPortugal) return;
  if (columns.has("city")) columns.delete("state");
  else moveField(columns, "state", "city");
}
