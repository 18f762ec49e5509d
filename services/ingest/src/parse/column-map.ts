import type { ColumnExtraction } from "@meridian/shared/contracts/import-job";
import { TEMPLATE_COLUMN_COUNT } from "@meridian/shared/contracts/import-limits";
import { foldText } from "@meridian/shared/domain/fold-text";
import { COLUMN_SYNONYMS, SOURCE_FIELDS, type SourceField } from "./column-synonyms.ts";
import type { CellValue } from "./sheet-row.ts";
import { TEMPLATE_COLUMNS } from "./template-columns.ts";

/** Two columns that say when a place is open on one day, as Apify's flat exports have them. */
export interface DayHoursColumns {
  day: number;
  hours: number;
}

/** Which column of a file carries which field. Columns count from 0. */
export interface ColumnMapping {
  /** The file's own headers by column; "" where a header cell is empty. */
  headers: readonly string[];
  columns: ReadonlyMap<SourceField, number>;
  /** Columns that carry one category each (`categories/0` …). */
  categoryColumns: readonly number[];
  dayHoursColumns: readonly DayHoursColumns[];
  /** What the type column speaks of, where its header says so: `brewery_type` holds "micro", meaning a micro brewery. */
  typeNoun?: string;
  extraction: ColumnExtraction;
}

const FIELDS_BY_KEY = buildFieldsByKey();
/** Headers that only gosom's scraper writes; its `category` is what others call `type`. */
const GOSOM_KEYS = ["openhours", "reviewrating", "completeaddress"];
const CATEGORY_COLUMN = /^categories\/\d+$/i;
const DAY_COLUMN = /^openingHours\/(\d+)\/(day|hours)$/i;
/** Longer cells are not compared with headers. */
const MAX_HEADER_CHARS = 200;
const TYPE_NOUN = /^([a-z]+)[ _-]type$/i;
/** Nouns before "type" that say nothing of the trade. */
const PLAIN_NOUNS = new Set(["business", "place", "primary", "store", "main", "company"]);
/** Headers of chains that call a branch by its place; the brand then belongs to the name. */
const BRANCH_NAME_KEYS = new Set(["storename", "locationname", "branchname", "subeadi"]);

/** A header as it is compared: folded letters and digits, nothing between them. */
export function headerKey(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Maps a header line onto fields. Says nothing of whether the line is one: see `hasNameColumn`. */
export function mapColumns(headerCells: readonly CellValue[]): ColumnMapping {
  const headers = headerCells.map(headerText);
  const best = new Map<SourceField, { column: number; priority: number }>();
  for (const [column, header] of headers.entries()) {
    for (const { field, priority } of fieldsOf(header)) {
      const known = best.get(field);
      if (known === undefined || priority < known.priority) best.set(field, { column, priority });
    }
  }
  const columns = new Map<SourceField, number>();
  for (const [field, { column }] of best) columns.set(field, column);
  if (!BRANCH_NAME_KEYS.has(headerKey(headers[columns.get("name") ?? -1] ?? ""))) columns.delete("brand");
  if (isGosom(headers)) moveField(columns, "category", "type");
  const categoryColumns = [...headers.keys()].filter((column) => CATEGORY_COLUMN.test(headers[column] ?? ""));
  const dayHoursColumns = findDayHoursColumns(headers);
  const taken = new Set([...columns.values(), ...categoryColumns, ...dayHoursColumns.flatMap(Object.values)]);
  const extraction = describeExtraction(headers, columns, taken, dayHoursColumns.length > 0);
  const typeNoun = findTypeNoun(headers[columns.get("type") ?? -1]);
  return {
    headers,
    columns,
    categoryColumns,
    dayHoursColumns,
    extraction,
    ...(typeNoun === undefined ? {} : { typeNoun }),
  };
}

export function hasNameColumn(mapping: ColumnMapping): boolean {
  return mapping.columns.has("name");
}

/** Recognises header lines that stand again among the data, as in exports that were pasted together. */
export function createHeaderRepeatCheck({ headers }: ColumnMapping): (cells: readonly CellValue[]) => boolean {
  const texts = headers.map((header) => header.toLowerCase());
  const first = texts.findIndex((text) => text !== "");
  return (cells) => {
    const probe = cells[first];
    if (typeof probe !== "string" || comparable(probe) !== texts[first]) return false;
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

function comparable(text: string): string {
  return text.length > MAX_HEADER_CHARS ? text : headerText(text).toLowerCase();
}

function headerText(cell: CellValue): string {
  return cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

function fieldsOf(header: string): readonly { field: SourceField; priority: number }[] {
  const key = headerKey(header);
  if (key === "") return [];
  return FIELDS_BY_KEY.get(key) ?? FIELDS_BY_KEY.get(headerKey(header.replace(/[([{].*$/, ""))) ?? [];
}

function buildFieldsByKey(): Map<string, { field: SourceField; priority: number }[]> {
  const byKey = new Map<string, { field: SourceField; priority: number }[]>();
  for (const field of SOURCE_FIELDS) {
    for (const [priority, key] of COLUMN_SYNONYMS[field].split(/\s+/).entries()) {
      if (byKey.has(key) && byKey.get(key)?.some((entry) => entry.field === field)) continue;
      const entries = byKey.get(key) ?? [];
      entries.push({ field, priority });
      byKey.set(key, entries);
    }
  }
  return byKey;
}

function isGosom(headers: readonly string[]): boolean {
  const keys = new Set(headers.map(headerKey));
  return GOSOM_KEYS.filter((key) => keys.has(key)).length >= 2;
}

function moveField(columns: Map<SourceField, number>, from: SourceField, to: SourceField): void {
  const column = columns.get(from);
  if (column === undefined || columns.has(to)) return;
  columns.set(to, column);
  columns.delete(from);
}

function findTypeNoun(header: string | undefined): string | undefined {
  const noun = TYPE_NOUN.exec(header ?? "")?.[1]?.toLowerCase();
  return noun === undefined || PLAIN_NOUNS.has(noun) ? undefined : noun;
}

function findDayHoursColumns(headers: readonly string[]): DayHoursColumns[] {
  const byIndex = new Map<string, Partial<DayHoursColumns>>();
  for (const [column, header] of headers.entries()) {
    const match = DAY_COLUMN.exec(header);
    const index = match?.[1];
    if (index === undefined) continue;
    const entry = byIndex.get(index) ?? {};
    if (match?.[2]?.toLowerCase() === "day") entry.day = column;
    else entry.hours = column;
    byIndex.set(index, entry);
  }
  const complete: DayHoursColumns[] = [];
  for (const { day, hours } of byIndex.values()) {
    if (day !== undefined && hours !== undefined) complete.push({ day, hours });
  }
  return complete;
}

function describeExtraction(
  headers: readonly string[],
  columns: ReadonlyMap<SourceField, number>,
  taken: ReadonlySet<number>,
  hasDayHours: boolean,
): ColumnExtraction {
  const isPresent = (field: SourceField) =>
    columns.has(field) ||
    (field === "workingHours" && (hasDayHours || columns.has("workingHoursFallback"))) ||
    ((field === "latitude" || field === "longitude") && columns.has("coordinates"));
  const successful: string[] = [];
  const missing: string[] = [];
  for (const { header, field } of TEMPLATE_COLUMNS) (isPresent(field) ? successful : missing).push(header);
  return {
    extractedCount: successful.length,
    extractionRate: Math.round((successful.length / TEMPLATE_COLUMN_COUNT) * 1000) / 10,
    successful,
    missing,
    unknown: headers.filter((header, column) => header !== "" && !taken.has(column)),
  };
}
