import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping, IdColumn } from "../../../normalise/column-mapping.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { headerKey } from "../headers/header-fields.ts";

/** The share of sampled rows that may share an id with another business: a few errors do not make it a chain's id. */
const MAX_SHARED = 0.02;
/** Rows that agree in these describe one business, which a list may contain twice. */
const TELLING_FIELDS: readonly SourceField[] = ["name", "street", "fullAddress", "latitude"];

/** Fields that distinguish businesses of one name. */
const DISTINGUISHING: readonly SourceField[] = [
  ...TELLING_FIELDS,
  "coordinates",
  "phone",
  "website",
  "postalCode",
  "city",
  "placeId",
];
/** The share of rows that nothing known tells from another, above which a column of unique codes must. */
const MAX_ALIKE = 0.05;
const MIN_ROWS = 10;
/** "AP-00017", "2024/0381-B", "103984": one word with at least three digits. */
const CODE = /^(?=(?:.*\d){3})[\p{L}\p{N}][\p{L}\p{N}./_-]{2,39}$/u;

/**
 * The mapping with the best id column whose values are unique in the first rows. Where rows look alike without one, that may be a column
 * of unique codes with an unknown header: "Licences Nr.".
 */
export function withIdColumn(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const idColumn =
    mapping.idColumns.find((candidate) => isUnique(sample, mapping, candidate)) ?? codeColumn(mapping, sample);
  return idColumn === undefined ? mapping : { ...mapping, idColumn };
}

function codeColumn(mapping: ColumnMapping, sample: readonly SheetRow[]): IdColumn | undefined {
  if (sample.length < MIN_ROWS || !areAlike(mapping, sample)) return undefined;
  const column = mapping.headers.findIndex(
    (header, at) => mapping.extraction.unknown.includes(header) && areUniqueCodes(sample.map(({ cells }) => cells[at])),
  );
  return column < 0 ? undefined : { column, scope: headerKey(mapping.headers[column] ?? ""), isWorldwide: false };
}

function areAlike({ columns }: ColumnMapping, sample: readonly SheetRow[]): boolean {
  const telling = DISTINGUISHING.flatMap((field) => columns.get(field) ?? []);
  const rows = new Set(sample.map(({ cells }) => telling.map((column) => cells[column] ?? "").join("\u0000")));
  return sample.length - rows.size > sample.length * MAX_ALIKE;
}

/** Numbers that count the rows are those of the file, not of the businesses. */
function areUniqueCodes(cells: readonly CellValue[]): boolean {
  const codes = cells.flatMap((cell) => cleanText(cell) ?? []);
  const isOfRows = codes.every(
    (code, at) => /^\d+$/.test(code) && (at === 0 || Number(code) - Number(codes[at - 1]) === 1),
  );
  return (
    codes.length === cells.length &&
    !isOfRows &&
    new Set(codes).size === codes.length &&
    codes.every((code) => CODE.test(code))
  );
}

function isUnique(sample: readonly SheetRow[], { columns, headers }: ColumnMapping, { column }: IdColumn): boolean {
  const telling = TELLING_FIELDS.flatMap((field) => columns.get(field) ?? []);
  const owners = new Map<string, string>();
  let shared = 0;
  for (const { cells } of sample) {
    const id = cleanText(cells[column]);
    if (id === undefined || id === headers[column]) continue;
    const owner = telling.map((each) => cells[each] ?? "").join("\u0000");
    const known = owners.get(id);
    if (known === undefined) owners.set(id, owner);
    else if (known !== owner) shared++;
  }
  return owners.size > 0 && shared <= sample.length * MAX_SHARED;
}
