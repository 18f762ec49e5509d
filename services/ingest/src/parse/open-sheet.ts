import type { SheetKind } from "@meridian/contracts/imports/import-job";
import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { AppError } from "@meridian/platform/app-error";
import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import { openWorkbook, type WorkbookOptions } from "@meridian/sheet-reader/formats/open-workbook";
import type { CellValue, SheetReader, SheetRow, Workbook } from "@meridian/sheet-reader/sheet-row";
import { refusal, text } from "../messages/text.ts";
import type { ColumnMapping, RowFindings } from "../normalise/column-mapping.ts";
import { judgePlaces } from "../normalise/places/file-places.ts";
import { countryOfCity, placeOfSheet } from "../normalise/places/known-cities.ts";
import { type ColumnDecision, mapAsDecided, NO_DECISION } from "./columns/column-decision.ts";
import { hasNameColumn, mapColumns } from "./columns/column-map.ts";
import { haveBorrowedLinks } from "./columns/contents/borrowed-links.ts";
import { withIdleFallbacks } from "./columns/contents/idle-fallbacks.ts";
import { haveLoneLines } from "./columns/contents/lone-lines.ts";
import { haveNumberedNames } from "./columns/contents/names/numbered-names.ts";
import { withUnnamedLines } from "./columns/contents/names/unnamed-lines.ts";
import { withRatingScale } from "./columns/contents/rating-scale.ts";
import { withIdColumn } from "./columns/contents/unique-id-column.ts";
import { weighColumns } from "./columns/contents/weigh-columns.ts";
import { type FoundHeader, findChosenHeader, findHeader, findOtherHeader } from "./columns/headers/find-header.ts";
import { headerGuide } from "./columns/headers/header-guide.ts";
import { homeOfHeaders } from "./columns/headers/home-of-headers.ts";
import { withUnderscores } from "./columns/headers/underscores.ts";
import { isHeldForReview } from "./columns/survey/held-for-review.ts";
import { type RowSurvey, surveyRows } from "./columns/survey/survey-rows.ts";
import { createKindOfSheet, type ListNames } from "./list-kind/list-kind.ts";
import { createNameOfSheet, listedNamesOf } from "./list-kind/list-name.ts";
import { type AdaptedWorkbook, adaptWorkbook } from "./row-adapters/adapt-workbook.ts";
import { findStackedLists, inColumnsOfFirst, readStackedLists } from "./row-adapters/stacked-lists.ts";
import { chainSheets, type ReadSheet, sampleSheets, sortSheets, type UnreadSheet } from "./workbook-sheets.ts";

export interface OpenSheet {
  kind: SheetKind;
  /** Sheet row of the header line, or of the line above the first row. */
  headerRow: number;
  survey?: RowSurvey;
  /** The file has no header line. */
  isHeaderless: boolean;
  mapping: ColumnMapping;
  /** The sheets of a workbook that are read, in order. Empty if the file names none. */
  sheetNames: readonly string[];
  unreadSheets: readonly UnreadSheet[];
  /** The CSV delimiter. */
  delimiter?: string;
  /** From the first row; `rows` still includes the header line and what is above it. */
  reader: SheetReader;
  close(): void;
}

export interface OpenSheetOptions extends WorkbookOptions {
  /** As the admin knows it: it may tell what the file lists. */
  fileName?: string | undefined;
  /** Whether the sampled rows are surveyed, which costs as much as importing them. */
  isSurveyed?: boolean | undefined;
  decision?: ColumnDecision | undefined;
  /** Also opens a sheet with unknown headers: its mapping then has no name column. */
  mayLackNames?: boolean | undefined;
}

const MAX_SHOWN_HEADERS = 8;
const MIN_CITY_SHEETS = 3;
const MIN_JUDGED_ROWS = 5;
const MIN_CITY_SHARE = 0.8;

/**
 * Opens a file of any supported format at the first sheet with known headers, or else with a line of texts whose meaning the decision must
 * supply. Lists of the same kind are read with it. Throws AppError if no column is a name, or the file is unsupported.
 */
export async function openSheet(path: string, options: OpenSheetOptions = {}): Promise<OpenSheet> {
  const kind = await detectSheetKind(path);
  return await openWorkbookSheet(kind, await openWorkbook(kind, path, { ...options, headers: headerGuide }), options);
}

async function openWorkbookSheet(kind: SheetKind, opened: Workbook, options: OpenSheetOptions): Promise<OpenSheet> {
  let adapted: Pick<AdaptedWorkbook, "workbook" | "used"> = { workbook: opened, used: new Set() };
  try {
    const heads: SheetRow[][] = [];
    for (const index of opened.sheetNames.keys()) {
      const { firstRows, hasKeys, ...others } = await adaptWorkbook(adapted, index);
      adapted = others;
      const candidates = hasKeys || kind === "parquet" ? firstRows.slice(0, 1) : firstRows;
      heads.push(candidates);
      const known = findHeader(candidates);
      if (known !== undefined && !isHeldForReview(known.mapping)) break;
    }
    const { workbook } = adapted;
    const { sheet, header: found } = chooseHeader(heads, options);
    const { decision, onProgress } = options;
    const { unreadableFiles = [] } = workbook;
    const sorted = await sortSheets(workbook, { sheet, header: found, decision, onProgress });
    const { read, unread } = sorted;
    const [sampled = [], ...others] = await sampleSheets(workbook, read);
    const stacked = others.length > 0 ? undefined : findStackedLists(sampled, sorted.header, decision);
    const ofAll = stacked?.header ?? sorted.header;
    const header = ofAll === found ? found : withDecision(ofAll, decision);
    const samples = [stacked === undefined ? sampled : sampled.flatMap(inColumnsOfFirst(stacked)), ...others];
    const mapping = mapBySamples(header, samples, { sheets: read, kind, fileName: options.fileName });
    if (!options.mayLackNames && !(hasNameColumn(mapping) || listedNamesOf(mapping).length > 0))
      throw noHeader(heads[sheet] ?? []);
    const reader = read.length > 1 ? chainSheets(workbook, read) : workbook.openSheet(sheet);
    return {
      kind,
      headerRow: header.row,
      isHeaderless: header.isMissing === true,
      mapping,
      ...(options.isSurveyed === true ? { survey: surveyRows(samples.flat(), mapping) } : {}),
      sheetNames: read.map(({ name }) => name).filter((name) => name !== ""),
      unreadSheets: [...unread, ...unreadableFiles.map((name) => ({ name, rowCount: undefined }))],
      ...(workbook.delimiter === undefined ? {} : { delimiter: workbook.delimiter }),
      reader: stacked === undefined ? reader : readStackedLists(reader, stacked),
      close: () => workbook.close(),
    };
  } catch (error) {
    adapted.workbook.close();
    throw error;
  }
}

/** Chooses the sheet and its header line, given the first rows of each: rather a list of places than one of names. */
function chooseHeader(
  heads: readonly (readonly SheetRow[])[],
  { decision = NO_DECISION }: OpenSheetOptions,
): { sheet: number; header: FoundHeader } {
  const find = decision.headerRow === undefined ? [findHeader, findOtherHeader] : [findChosenHeader];
  const found = find.flatMap((findIn) =>
    heads.flatMap((firstRows, sheet) => {
      const header = findIn(firstRows, decision);
      return header === undefined ? [] : [{ sheet, header }];
    }),
  );
  const named = found.filter(({ header }) => hasNameColumn(header.mapping));
  const chosen = named.find(({ header }) => !isHeldForReview(header.mapping)) ?? named[0] ?? found[0];
  if (chosen === undefined) throw noHeader(heads.find((firstRows) => firstRows.length > 0) ?? []);
  return chosen;
}

/** A saved mapping of the columns of all sheets together comes before one of the first. */
function withDecision(header: FoundHeader, decision: ColumnDecision | undefined): FoundHeader {
  const decided = mapAsDecided(header.headerCells, decision ?? NO_DECISION);
  const { chosen, chosenCountry, chosenKind, chosenName } = decided;
  const isUndecided = chosen.length === 0 && [chosenCountry, chosenKind, chosenName].every((one) => one === undefined);
  return isUndecided ? header : { ...header, ...decided };
}

/** With what rows from all over the file tell of it, and those of each of several sheets. */
function mapBySamples(
  { headerCells, chosen, chosenCountry, chosenKind, chosenName, mapping }: FoundHeader,
  samples: readonly (readonly SheetRow[])[],
  { sheets, ...names }: ListNames & { sheets: readonly ReadSheet[] },
): ColumnMapping {
  const sample = withoutRepeats(samples.flat());
  const { choices, judgements } = weighColumns(mapping, sample, chosen);
  const weighed = choices.length === 0 ? mapping : mapColumns(headerCells, [...chosen, ...choices]);
  const recognised = chosen.length === 0 ? {} : { recognised: mapAsRecognised(headerCells, sample) };
  const isDecided = (column: number) => chosen.some((choice) => choice.column === column);
  const cityOfFirstSheet = cityOfSheets(sheets);
  const bySheets = cityOfFirstSheet === undefined ? {} : { cityOfFirstSheet };
  const withId = withIdColumn({ ...weighed, ...recognised, ...bySheets, judgements }, samples.flat());
  const found = withUnnamedLines(withIdleFallbacks(withId, sample), sample, isDecided);
  const kindOf = createKindOfSheet(found, sample, { ...names, chosen: chosenKind });
  const nameOf = createNameOfSheet(found, { ...names, chosen: chosenName });
  const ofSheet = (name = "") => ({ listedKind: kindOf(name), listedName: nameOf(name) });
  const whole = { ...findingsOf(sample, found, chosenCountry), ...ofSheet(sheets[0]?.name) };
  if (sheets.length === 1) return { ...found, ...whole };
  const findings = samples.map((rows, at) => ({
    ...findingsOfSheet(rows, found, { whole, chosenCountry }),
    ...ofSheet(sheets[at]?.name),
  }));
  return {
    ...found,
    ...whole,
    lacksCountry: findings.some(({ lacksCountry }) => lacksCountry === true),
    findingsBySheet: new Map(findings.map((own, at) => [at === 0 ? "" : (sheets[at]?.name ?? ""), own])),
  };
}

type Findings = Omit<Required<RowFindings>, "listedKind" | "listedName">;

function findingsOf(rows: readonly SheetRow[], mapping: ColumnMapping, chosenCountry: string | undefined): Findings {
  const { ratingScale } = withRatingScale(mapping, rows);
  const spelled = withUnderscores(mapping, rows);
  const { areCoordinatesSwapped, grid, fileCountry, isOfOneCountry, lacksCountry, cityOfQuarters } = judgePlaces(
    rows,
    spelled,
    { home: homeOfHeaders(spelled.headers), chosen: chosenCountry },
  );
  const { hasUnderscores } = spelled;
  const places = { areCoordinatesSwapped, grid, fileCountry, isOfOneCountry, lacksCountry, cityOfQuarters };
  const names = {
    hasLoneLines: haveLoneLines(rows, mapping.headers),
    areNamesNumbered: haveNumberedNames(rows, mapping),
    haveBorrowedLinks: haveBorrowedLinks(rows, mapping),
  };
  return { ratingScale, hasUnderscores, ...names, ...places };
}

/** A sheet of few rows is as the others; one that shows no country is of theirs if they are all of one. */
function findingsOfSheet(
  rows: readonly SheetRow[],
  mapping: ColumnMapping,
  { whole, chosenCountry }: { whole: Findings; chosenCountry: string | undefined },
): Findings {
  if (rows.length < MIN_JUDGED_ROWS) return { ...whole, lacksCountry: undefined };
  const { fileCountry, isOfOneCountry } = whole;
  const own = findingsOf(rows, mapping, chosenCountry);
  if (own.fileCountry !== undefined || fileCountry === undefined || isOfOneCountry !== true) return own;
  return { ...own, fileCountry, isOfOneCountry, lacksCountry: undefined };
}

/** Rows that say the same count once: what repeats with them is as different as the rows are. */
function withoutRepeats(rows: readonly SheetRow[]): SheetRow[] {
  return [...new Map(rows.map((row) => [row.cells.join("\u001f"), row])).values()];
}

/** The first name of sheets that are called after cities. */
function cityOfSheets(sheets: readonly ReadSheet[]): string | undefined {
  const cities = sheets.filter(({ name }) => countryOfCity(placeOfSheet(name)) !== undefined);
  return sheets.length >= MIN_CITY_SHEETS && cities.length >= sheets.length * MIN_CITY_SHARE
    ? sheets[0]?.name
    : undefined;
}

function mapAsRecognised(headerCells: readonly CellValue[], sample: readonly SheetRow[]): ColumnMapping {
  const mapping = mapColumns(headerCells);
  const { choices } = weighColumns(mapping, sample, []);
  return choices.length === 0 ? mapping : mapColumns(headerCells, choices);
}

function noHeader(firstRows: readonly SheetRow[]): AppError {
  const first = firstRows[0];
  if (first === undefined) return refusal("invalid_input", text("no_rows"));
  const headers = first.cells
    .filter((cell) => cell !== undefined)
    .slice(0, MAX_SHOWN_HEADERS)
    .map((cell) => `"${String(cell).slice(0, 40)}"`);
  return refusal("invalid_input", text("no_header", { rows: MAX_HEADER_ROW, headers }));
}
