import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { cleanText } from "../../../normalise/values/text.ts";
import { type CellShape, hasLegalForm, shapesOf } from "../contents/cell-shapes.ts";
import { fieldsOfWords } from "./header-fields.ts";

/** What no header is, and whole columns are. */
const TELLING: readonly CellShape[] = [
  "email",
  "link",
  "phone",
  "pair",
  "degrees",
  "ownPostalCode",
  "hours",
  "placeId",
  "uuid",
];
/** Of these, two are enough whatever is below. A header may have a point, as a site has: "cijfer.vmbo". */
const TELLING_ALONE: readonly CellShape[] = ["email", "phone", "hours", "placeId", "uuid"];
/** "Monday Open" is a header. */
const NO_WORDS = /[\d@]/;
const LINK = /^https?:\/\//i;
const MIN_VALUES = 2;
const PLACES: readonly CellShape[] = ["city", "countryName", "digitPostalCode", "address"];
const MIN_ROWS_BELOW = 3;
const MIN_SHARE_BELOW = 0.6;
/** Cities, streets and plain numbers may be headers, too: there must be two. */
const MIN_PLACES = 2;
/** Years may be headers, too. */
const MIN_FIGURES = 3;
/** One may be a header line that occurs again. */
const MIN_REPEATS = 2;
/** "POINT (16.5 48.2)": a cell, which would pass for a header with a remark. */
const GEOMETRY = /^(?:SRID=\d+;)?\s*(?:multi)?(?:point|linestring|polygon)\s*z?\s*\(/i;
const FIGURE = /^\d+$/;

/**
 * Whether the first row is one of data: no cell of it is a header that is known, and some look just like the cells below
 * them, as phones, links and positions do.
 */
export function lacksHeader(firstRows: readonly SheetRow[]): boolean {
  const [first, ...below] = firstRows;
  if (first === undefined || below.length < MIN_ROWS_BELOW) return false;
  const isHeader = (cell: CellValue, column: number) =>
    typeof cell === "string" && fieldsOfWords(cell).length > 0 && !isRepeated(first, column, below);
  if (isOfValues(first)) return true;
  if (first.cells.some(isHeader)) return false;
  const alike = (shapes: readonly CellShape[]) =>
    first.cells.filter((cell, column) =>
      looksLikeBelow(
        cell,
        below.map(({ cells }) => cells[column]),
        shapes,
      ),
    ).length;
  if (isCounted(first, below) || isOfCompanies(first, below)) return true;
  return alike(TELLING) > 0 || alike(PLACES) >= MIN_PLACES || isOfFigures(first, below);
}

/** Whether a row holds a geometry, or several values that no header looks like. */
export function isOfValues({ cells }: SheetRow): boolean {
  if (cells.some((cell) => GEOMETRY.test(String(cell ?? "")))) return true;
  const isValue = (cell: CellValue) =>
    LINK.test(String(cell ?? "")) ||
    (NO_WORDS.test(String(cell ?? "")) && TELLING_ALONE.some((shape) => shapesOf(cell, false).has(shape)));
  return cells.filter(isValue).length >= MIN_VALUES;
}

/** Whether a cell is a value of its column, such as the kind "Hotel": other rows have it beside other values. */
export function isRepeated(row: SheetRow, column: number, rows: readonly SheetRow[]): boolean {
  const text = cleanText(row.cells[column]);
  const repeats = rows.filter(
    ({ row: at, cells }) =>
      at !== row.row && cleanText(cells[column]) === text && cells.some((cell, other) => cell !== row.cells[other]),
  );
  return text !== undefined && repeats.length >= MIN_REPEATS;
}

/** "0", "Omerta", "Kupa 3": the first cell begins the count of the rows. */
function isCounted(first: SheetRow, below: readonly SheetRow[]): boolean {
  const start = Number(isFigure(first.cells[0]) ? first.cells[0] : Number.NaN);
  return start <= 1 && below.every(({ cells }, at) => Number(cells[0]) === start + at + 1);
}

/** "Plavec d.o.o.", above others with a legal form. */
function isOfCompanies(first: SheetRow, below: readonly SheetRow[]): boolean {
  return first.cells.some((cell, column) => {
    if (!hasLegalForm(cleanText(cell) ?? "")) return false;
    const texts = below.flatMap(({ cells }) => cleanText(cells[column]) ?? []);
    return texts.filter(hasLegalForm).length >= Math.max(MIN_ROWS_BELOW, texts.length * MIN_SHARE_BELOW);
  });
}

/** "1", "Base Hospital", "112691111", "0101": most cells are numbers, as in the rows below. */
function isOfFigures({ cells }: SheetRow, below: readonly SheetRow[]): boolean {
  const filled = cells.filter((cell) => cleanText(cell) !== undefined);
  const figures = cells.filter(
    (cell, column) =>
      isFigure(cell) && below.every((row) => row.cells[column] === undefined || isFigure(row.cells[column])),
  );
  return figures.length >= MIN_FIGURES && figures.length > filled.length / 2;
}

const isFigure = (cell: CellValue): boolean => FIGURE.test(String(cell ?? "").trim());

/** What columns without headers are called. */
export function numberedColumns(firstRows: readonly SheetRow[]): readonly string[] {
  const count = Math.max(...firstRows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, column) => String(column + 1));
}

function looksLikeBelow(cell: CellValue, below: readonly CellValue[], shapes: readonly CellShape[]): boolean {
  const own = shapesOf(cell, true);
  const filled = below.filter((value) => cleanText(value) !== undefined);
  if (filled.length < MIN_ROWS_BELOW) return false;
  return shapes.some(
    (shape) =>
      own.has(shape) &&
      filled.filter((value) => shapesOf(value, true).has(shape)).length >= filled.length * MIN_SHARE_BELOW,
  );
}
