import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { parsePair } from "../../../normalise/places/coordinates/coordinate-text.ts";
import { isAnyCity, sharesOfCity } from "../../../normalise/places/known-cities.ts";
import { namesKind } from "../../../normalise/values/category-names.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfHeader, fieldsOfWords, headerKey, isLegalName } from "../headers/header-fields.ts";
import { isHeaderOf } from "../headers/part-headers.ts";
import { shapesOf } from "./cell-shapes.ts";
import { textsOf } from "./column-profile.ts";
import { findExchanged, findFirmsBesidePersons, findSurnames } from "./names/mistaken-names.ts";

const MIN_ROWS = 3;
/** The share of rows up to which a column is sparse, and from which another is full. */
const SPARSE = 0.8;
const FULL = 0.95;
/** The share of towns from which a column is one of towns: the smallest are in no list. */
const TOWNS = 0.5;

const MIN_TOWNS = 2;
/** Kinds, how many times as many the finer column has, and the share of those that occur with two others. */
const MIN_BROAD = 3;
const MIN_FINER = 1.5;
const MAX_PAIRS = 1.1;
const MIN_BRANDED_ROWS = 5;
/** The shares of different texts up to which a column is of brands, and from which one is of names. */
const FEW_BRANDS = 0.4;
const MANY_NAMES = 0.6;
/** The share of rows with a name below which the column is of something else. */
const FEW_NAMES = 0.3;

const DIVISIONS = ["departamento", "provincia"];
const OTHER_PLACES: readonly SourceField[] = ["street", "city", "postalCode"];

/** "NAME1" */
const NUMBERED = /^\p{L}+(?=\d$)/u;

/** Of a person, that of a job. */
const TITLE = /^(?:title|titre|titulo|titolo|titol|tytul|baslik)$/;

const isFilled = (cell: CellValue) => cleanText(cell) !== undefined;
const isWord = (cell: CellValue) => /\p{L}/u.test(cleanText(cell) ?? "");
const isDegrees = (cell: CellValue) => shapesOf(cell, false).has("degrees");
const isPair = (cell: CellValue) => isFilled(cell) && parsePair(cell) !== undefined;

/** Columns whose headers say the same as one that most rows leave empty: the name, the kind in words, or the position in degrees. */
export function findFullerColumns(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const find = (field: SourceField, fits: (cell: CellValue) => boolean): ColumnChoice[] => {
    const own = mapping.columns.get(field);
    const shareOf = (column: number) => sample.filter(({ cells }) => fits(cells[column])).length / sample.length;
    if (own === undefined || !isOpen(own) || sample.length < MIN_ROWS || shareOf(own) > SPARSE) return [];
    const column = candidates(field, mapping).find((candidate) => isOpen(candidate) && shareOf(candidate) >= FULL);
    if (column !== undefined && mapping.fallbackColumns.get(field)?.includes(column)) return [];
    return column === undefined ? [] : [{ column, field }];
  };
  const named = findNamesBesideTowns(mapping, sample, isOpen);
  const exchanged = findExchanged(mapping, sample, isOpen);
  if (exchanged.length > 0) return exchanged;
  return [
    ...findNamesBesideKind(mapping, sample, isOpen),
    ...findSurnames(mapping, sample, isOpen),
    ...findFirmsBesidePersons(mapping, sample, candidates("name", mapping).filter(isOpen)),
    ...findLargerDivision(mapping, sample, isOpen),
    ...findTownsInAddress(mapping, sample, isOpen),
    ...findTownsInLocation(mapping, sample, isOpen),
    ...(named.length > 0 ? named : find("name", isFilled)),
    ...findFinerKinds(mapping, sample, isOpen),
    ...find("category", isWord),
    ...find("coordinates", isPair),
    ...find("latitude", isDegrees),
    ...find("longitude", isDegrees),
  ];
}

/** "business" may be the kind, or the company, of all rows, and "store" what each is called. */
function findNamesBesideKind(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const { columns } = mapping;
  const own = columns.get("name");
  if (own === undefined || !isOpen(own) || sample.length < MIN_BRANDED_ROWS || columns.has("brand")) return [];
  const [text = "", ...others] = new Set(textsOf(sample, own));
  const column = candidates("name", mapping).find((candidate) => {
    return isOpen(candidate) && distinctTexts(sample, candidate) >= sample.length * MANY_NAMES;
  });
  if (text === "" || others.length > 0 || column === undefined) return [];
  const isKind = namesKind(text) && !columns.has("category") && !columns.has("type");
  return [
    { column, field: "name" },
    { column: own, field: isKind ? "category" : "brand" },
  ];
}

/** Of two columns of kinds, the finer one, whose kinds all belong to one of the other: "Lebensmittel" has dairies and breweries. */
function findFinerKinds(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const own = mapping.columns.get("category");
  if (own === undefined || !isOpen(own)) return [];
  const broad = distinctTexts(sample, own);
  const column = candidates("category", mapping).find((candidate) => {
    const fine = distinctTexts(sample, candidate);
    if (!isOpen(candidate) || broad < MIN_BROAD || fine < broad * MIN_FINER) return false;
    const pairs = new Set(sample.map(({ cells }) => `${cells[candidate]}\t${cells[own]}`));
    const kindsOf = (at: number) => new Set(textsOf(sample, at).filter(namesKind)).size;
    return pairs.size <= fine * MAX_PAIRS && kindsOf(candidate) > kindsOf(own);
  });
  if (column === undefined) return [];
  return [
    { column, field: "category" },
    { column: own, field: null },
  ];
}

/** In Peru a department has provinces, in Argentina a province has departments: the larger ones are fewer. */
function findLargerDivision(
  { columns, headers }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const own = columns.get("state") ?? -1;
  const keys = headers.map(headerKey);
  const divisions = DIVISIONS.map((key) => keys.indexOf(key));
  const other = divisions.find((column) => column !== own) ?? -1;
  if (!divisions.includes(own) || other < 0 || !isOpen(own) || !isOpen(other)) return [];
  // Peru's provinces have districts. Of a few rows, each may be in another province and department.
  if (keys.includes("distrito")) return other === divisions[0] ? [{ column: other, field: "state" }] : [];
  const countTexts = (column: number) => new Set(textsOf(sample, column)).size;
  return countTexts(other) > 0 && countTexts(other) < countTexts(own) ? [{ column: other, field: "state" }] : [];
}

/** A "location" may be the town, where a column of cities also has other pieces of an address. */
function findTownsInLocation(
  { columns }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const column = columns.get("coordinates");
  const own = columns.get("city");
  if (column === undefined || own === undefined || !isOpen(column) || !isOpen(own)) return [];
  const texts = textsOf(sample, column);
  if (texts.length < sample.length * SPARSE || texts.some(isPair)) return [];
  const share = townShare(sample, column);
  return share >= TOWNS && share > townShare(sample, own) ? [{ column, field: "city" }] : [];
}

/** A "location" may be the town alone: names of cities that one country has, in a list without any other place. */
function findTownsInAddress(
  { columns }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const column = columns.get("fullAddress");
  if (column === undefined || !isOpen(column) || OTHER_PLACES.some((field) => columns.has(field))) return [];
  const texts = textsOf(sample, column);
  if (texts.length < MIN_ROWS || new Set(texts).size < MIN_TOWNS || texts.some((text) => /\d/.test(text))) return [];
  const counts = new Map<string, number>();
  for (const code of texts.flatMap((text) => [...sharesOfCity(text).keys()]))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= texts.length * SPARSE ? [{ column, field: "city" }] : [];
}

/** "NAME" may be the town's, and "NAME1" the business's: one column of towns, the other of names that differ. */
function findNamesBesideTowns(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const own = mapping.columns.get("name");
  if (own === undefined || !isOpen(own) || sample.length < MIN_ROWS || mapping.columns.has("city")) return [];
  const others = candidates("name", mapping).filter(isOpen);
  if (others.length === 0 || townShare(sample, own) < TOWNS) return [];
  const column = others.find((other) => {
    const names = textsOf(sample, other);
    return new Set(names).size >= sample.length * SPARSE && townShare(sample, other) < 1 - SPARSE;
  });
  return column === undefined
    ? []
    : [
        { column, field: "name" },
        { column: own, field: "city" },
      ];
}

/**
 * Beside a brand that most rows share, or names that most rows lack, the names are in the column of texts that differ, whatever it is
 * called: the first, since descriptions come behind.
 */
export function findNamesBesideBrand(
  { columns, headers, fallbackColumns }: ColumnMapping,
  sample: readonly SheetRow[],
  isUnknown: (column: number) => boolean,
): number | undefined {
  const own = columns.get("name");
  if (own === undefined || columns.has("brand") || sample.length < MIN_BRANDED_ROWS) return undefined;
  const isBrand = fieldsOfWords(headers[own] ?? "").some(({ field }) => field === "brand");
  const all = [own, ...(fallbackColumns.get("name") ?? [])];
  const filled = sample.filter(({ cells }) => all.some((column) => isFilled(cells[column]))).length;
  if (!isBrand && filled > sample.length * FEW_NAMES) return undefined;
  const shareOf = (column: number) => distinctTexts(sample, column) / sample.length;
  if (shareOf(own) > FEW_BRANDS) return undefined;
  return [...headers.keys()].find((column) => isUnknown(column) && shareOf(column) >= MANY_NAMES);
}

function distinctTexts(sample: readonly SheetRow[], column: number): number {
  const cells = sample.map((row) => row.cells[column]).filter((cell) => shapesOf(cell, false).has("text"));
  return new Set(cells).size;
}

function townShare(sample: readonly SheetRow[], column: number): number {
  return sample.filter(({ cells }) => isAnyCity(cleanText(cells[column]) ?? "")).length / sample.length;
}

function candidates(field: SourceField, { columns, headers }: ColumnMapping): number[] {
  const taken = new Set(columns.values());
  const arePersons = headers.some((header) => isHeaderOf("surname", header));
  return [...headers.keys()].filter((column) => {
    const header = headers[column] ?? "";
    if (taken.has(column) || isLegalName(header) || (arePersons && TITLE.test(headerKey(header)))) return false;
    const [bare] = NUMBERED.exec(headerKey(header)) ?? [headerKey(header)];
    return fieldsOfHeader(bare, false).some((found) => found.field === field);
  });
}
