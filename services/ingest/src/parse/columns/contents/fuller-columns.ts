import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { parsePair } from "../../../normalise/places/coordinates/coordinate-text.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfHeader, headerKey, isLegalName } from "../headers/header-fields.ts";
import { isHeaderOf } from "../headers/part-headers.ts";

const MIN_ROWS = 3;
/** The share of rows up to which a column is sparse, and from which another is full. */
const SPARSE = 0.8;
const FULL = 0.95;

/** Of a person, that of a job. */
const TITLE = /^(?:title|titre|titulo|titolo|titol|tytul|baslik)$/;

const isFilled = (cell: CellValue) => cleanText(cell) !== undefined;
const isWord = (cell: CellValue) => /\p{L}/u.test(cleanText(cell) ?? "");
const isPair = (cell: CellValue) => isFilled(cell) && parsePair(cell) !== undefined;

/** Columns whose headers say the same as one that most rows leave empty: the name, the kind in words, or the position in one cell. */
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
    return column === undefined ? [] : [{ column, field }];
  };
  return [...find("name", isFilled), ...find("category", isWord), ...find("coordinates", isPair)];
}

function candidates(field: SourceField, { columns, headers }: ColumnMapping): number[] {
  const taken = new Set(columns.values());
  const arePersons = headers.some((header) => isHeaderOf("surname", header));
  return [...headers.keys()].filter((column) => {
    const header = headers[column] ?? "";
    if (taken.has(column) || isLegalName(header) || (arePersons && TITLE.test(headerKey(header)))) return false;
    return fieldsOfHeader(header, false).some((found) => found.field === field);
  });
}
