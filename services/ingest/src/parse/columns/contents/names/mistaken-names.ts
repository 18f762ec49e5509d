import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { cleanText } from "../../../../normalise/values/text.ts";
import { headerKey } from "../../headers/header-fields.ts";
import { isHeaderOf } from "../../headers/part-headers.ts";
import { shapesOf } from "../cell-shapes.ts";
import { spread, textsOf } from "../column-profile.ts";

const MIN_ROWS = 5;
/** The share of rows from which a column is of something. */
const MOSTLY = 0.8;
/** The share of addresses up to which a column is one of names. */
const FEW_ADDRESSES = 0.2;
/** Three parts of an address. */
const PARTS = /\p{L}.*,.*,/u;
const MIN_PERSONS = 10;
const PERSON = /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}.'’-]*$/iu;
const GIVEN_NAME = /^\p{L}[\p{L}.'’-]*$/u;
const FIRM =
  /^(?:company|companyname|business|businessname|firma|firmenname|empresa|entreprise|societe|azienda|societa|organi[sz]ation|establishment)$/;
/** The shares of names with a word for a business: at most of persons, and at least of firms. */
const FEW_OF_PERSONS = 0.05;
const MANY_OF_FIRMS = 0.2;
const MAX_LOOKED_UP = 60;

const isFilled = (cell: CellValue) => cleanText(cell) !== undefined;

/** Headers exchanged by hand: the names are all addresses, and the addresses the names. */
export function findExchanged(
  { columns }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const [name, address] = [columns.get("name"), columns.get("fullAddress")];
  if (name === undefined || address === undefined || !isOpen(name) || !isOpen(address)) return [];
  const names = textsOf(sample, name);
  const whole = names.filter((text) => /\p{Nd}/u.test(text) && PARTS.test(text));
  if (names.length < MIN_ROWS || whole.length < names.length * MOSTLY) return [];
  const addresses = shapesIn(sample, address);
  if (addresses.filter((shapes) => shapes.has("address")).length > addresses.length * FEW_ADDRESSES) return [];
  return [
    { column: address, field: "name" },
    { column: name, field: "fullAddress" },
  ];
}

/** Beside a company, a plain "name" may be a contact person's: two or three words, none of them for a business, as in no list of firms. */
export function findFirmsBesidePersons(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  others: readonly number[],
): ColumnChoice[] {
  const own = mapping.columns.get("name");
  if (own === undefined || sample.length < MIN_PERSONS) return [];
  const column = others.find((other) => FIRM.test(headerKey(mapping.headers[other] ?? "")));
  const texts = column === undefined ? [] : textsOf(sample, own);
  if (column === undefined || texts.filter((text) => PERSON.test(text)).length < texts.length * MOSTLY) return [];
  const businessShare = (of: number) => {
    const shapes = shapesIn(sample, of);
    return shapes.filter((shape) => shape.has("businessWords")).length / Math.max(1, shapes.length);
  };
  return businessShare(own) <= FEW_OF_PERSONS && businessShare(column) >= MANY_OF_FIRMS
    ? [{ column, field: "name" }]
    : [];
}

/** Beside the surnames, a "name" of one word is the given one, to which the surname belongs. */
export function findSurnames(
  { columns, headers, givenNameColumn }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const own = columns.get("name");
  if (own === undefined || !isOpen(own) || givenNameColumn !== undefined || sample.length < MIN_ROWS) return [];
  const column = headers.findIndex((header, at) => at !== own && isOpen(at) && isHeaderOf("surname", header));
  if (column < 0 || textsOf(sample, column).length < sample.length * MOSTLY) return [];
  const names = textsOf(sample, own);
  const given = names.filter((text) => GIVEN_NAME.test(text));
  return given.length >= names.length * MOSTLY ? [{ column, field: "name" }] : [];
}

type Shapes = ReturnType<typeof shapesOf>;

/** Of cells spread over the sample: looking names up is slow. */
function shapesIn(sample: readonly SheetRow[], column: number): Shapes[] {
  const cells = sample.map((row) => row.cells[column]).filter(isFilled);
  return spread(cells, MAX_LOOKED_UP).map((cell) => shapesOf(cell, true));
}
