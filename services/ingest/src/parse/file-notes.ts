import type { SheetKind } from "@meridian/contracts/imports/import-job";
import type { KeyedText, StoredText, TextParam } from "@meridian/contracts/stored-text";
import { text } from "../messages/text.ts";
import type { ColumnJudgement } from "../normalise/column-mapping.ts";
import { isHeldForReview } from "./columns/survey/held-for-review.ts";
import { listedKindsOf } from "./list-kind/list-kind.ts";
import { listedNamesOf } from "./list-kind/list-name.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { MAX_COUNTED_ROWS, type UnreadSheet } from "./workbook-sheets.ts";

const MAX_NAMED_SHEETS = 5;
const MAX_NAMED_COLUMNS = 20;
/** What tells the kind of a list by itself. */
const KIND_BASES = ["header", "sheet", "key", "file"] as const;
const NAME_BASES = ["profile", "sheet", "key", "file"] as const;
/** Formats by file extension. */
const KIND_BY_EXTENSION: Readonly<Record<string, SheetKind>> = {
  xlsx: "xlsx",
  xls: "xls",
  ods: "ods",
  parquet: "parquet",
  zip: "zip",
  xlsb: "xlsb",
  csv: "csv",
  json: "json",
  ndjson: "json",
  jsonl: "json",
  geojson: "json",
  xml: "xml",
  osm: "xml",
  gpx: "xml",
  rss: "xml",
  kml: "kml",
  kmz: "zip",
};

/** What the admin should know about a file: how its name, sheets, ratings and ids were interpreted. */
export function fileNotes(
  fileName: string,
  sheet: Pick<OpenSheet, "kind" | "sheetNames" | "unreadSheets" | "isHeaderless"> & {
    mapping: Pick<
      OpenSheet["mapping"],
      | "columns"
      | "ratingScale"
      | "areCoordinatesSwapped"
      | "grid"
      | "lacksCountry"
      | "idColumn"
      | "headers"
      | "judgements"
      | "readInPart"
      | "listedKind"
      | "listedName"
      | "findingsBySheet"
    >;
  },
): KeyedText[] {
  const notes: KeyedText[] = [];
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const promised = KIND_BY_EXTENSION[extension];
  if (promised !== undefined && promised !== sheet.kind) {
    notes.push(text("kind_differs", { extension: `.${extension}`, kind: text(sheet.kind) }));
  }
  notes.push(...sheetNotes(sheet));
  notes.push(...(sheet.isHeaderless ? [text("header_missing")] : columnNotes(sheet.mapping)));
  const { ratingScale: scale, idColumn, headers } = sheet.mapping;
  if (scale !== undefined) notes.push(text("rating_scale", { scale }));
  if (idColumn !== undefined) notes.push(text("id_column", { header: headers[idColumn.column] ?? "" }));
  notes.push(...nameNotes(sheet.mapping), ...kindNotes(sheet.mapping));
  if (sheet.mapping.areCoordinatesSwapped === true) notes.push(text("coordinates_swapped"));
  const { grid } = sheet.mapping;
  if (grid !== undefined) notes.push(text("coordinates_on_grid", { grid: `${grid.name} (EPSG:${grid.epsg})` }));
  if (isHeldForReview(sheet.mapping)) notes.push(text("held_for_review"));
  else if (sheet.mapping.lacksCountry === true) notes.push(text("country_missing"));
  return notes;
}

/** Which columns values alone tell, and which are not what their headers say. */
function columnNotes({
  headers,
  judgements = new Map(),
  readInPart = [],
}: Pick<OpenSheet["mapping"], "headers" | "judgements" | "readInPart">): KeyedText[] {
  const found = [...judgements]
    .filter(([column]) => headers[column] !== undefined)
    .toSorted(([left], [right]) => left - right);
  const quoted = (names: readonly string[]) => names.slice(0, MAX_NAMED_COLUMNS).map((name) => `"${name}"`);
  const listed = (columns: readonly (readonly [number, ColumnJudgement])[]) =>
    quoted(columns.map(([column]) => headers[column] ?? ""));
  const contradicted = found.filter(([, { isContradicted }]) => isContradicted);
  const byValues = found.filter(([, { basis, suggestion, isContradicted }]) => {
    return basis === "values" && suggestion === undefined && !isContradicted;
  });
  return [
    ...(contradicted.length === 0 ? [] : [text("columns_contradicted", { columns: listed(contradicted) })]),
    ...(byValues.length === 0 ? [] : [text("columns_by_values", { columns: listed(byValues) })]),
    ...(readInPart.length === 0 ? [] : [text("columns_in_part", { columns: quoted(readInPart) })]),
  ];
}

/** The names of whole lists, by what suggests them; what a person chose needs no note. */
function nameNotes(mapping: Parameters<typeof listedNamesOf>[0]): KeyedText[] {
  const listed = listedNamesOf(mapping);
  return NAME_BASES.flatMap((basis) => {
    const names = listed.filter((one) => one.basis === basis).map(({ name }) => name);
    return names.length === 0 ? [] : [text("name_listed", { basis: text(`kind_by_${basis}`), names })];
  });
}

/** The kinds of whole lists, by what tells them; what a person chose needs no note. */
function kindNotes(mapping: Parameters<typeof listedKindsOf>[0]): KeyedText[] {
  const listed = listedKindsOf(mapping);
  return KIND_BASES.flatMap((basis) => {
    const kinds = listed.filter((kind) => kind.basis === basis).map(({ name }) => name);
    return kinds.length === 0 ? [] : [text("kind_listed", { basis: text(`kind_by_${basis}`), kinds })];
  });
}

function sheetNotes({ sheetNames, unreadSheets }: Pick<OpenSheet, "sheetNames" | "unreadSheets">): KeyedText[] {
  const read = listSheets(sheetNames.map((name) => `"${name}"`));
  const areSeveral = sheetNames.length > 1;
  const chained = areSeveral ? [text("sheets_chained", { count: sheetNames.length, sheets: read })] : [];
  if (unreadSheets.length === 0) return chained;
  const unread = text("sheets_unread", { sheets: listSheets(unreadSheets.map(describeSheet)) });
  return [...chained, areSeveral ? unread : text("one_sheet_read", { sheet: read, others: unread })];
}

function listSheets(sheets: readonly StoredText[]): TextParam {
  if (sheets.length <= MAX_NAMED_SHEETS) return sheets;
  const shown = sheets.slice(0, MAX_NAMED_SHEETS);
  return text("sheets_and_more", { sheets: shown, count: sheets.length - MAX_NAMED_SHEETS });
}

function describeSheet({ name: sheet, rowCount: count }: UnreadSheet): KeyedText {
  if (count === undefined) return text("sheet_unreadable", { sheet });
  if (count === 0) return text("sheet_empty", { sheet });
  return text(count >= MAX_COUNTED_ROWS ? "sheet_rows_at_least" : "sheet_rows", { sheet, count });
}
