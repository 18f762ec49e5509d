import { foldText } from "@meridian/domain/text/fold-text";
import type { RowCells } from "../../row-cells.ts";
import { cleanText, cutText } from "../../values/text.ts";
import { isCountryElement } from "../country/country.ts";
import { endsInPostalCode } from "../country/country-evidence.ts";
import { isKnownCity } from "../known-cities.ts";

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set(["US", "GB", "CA", "AU", "NZ", "IE", "FR", "LU", "ZA", "IN", "MY", "PH", "SG"]);
const MAX_NUMBER_CHARS = 20;
const MAX_STREET_CHARS = 300;
const NO_NUMBER = new Set(["0", "s/n", "sn", "s.n.", "na"]);
/** Headers that imply it without a country: "numeroVoie", and "Building" beside an American street. */
const NUMBER_FIRST_HEADER = /voie|rue$|^bldg|^building/i;

/** "10827 Berlin" */
const CODE_AND_TOWN = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}{2}/u;

/** Maximum length of a house number's suffix without a comma: "12 A". */
const MAX_SUFFIX_CHARS = 2;

/** The street with its type and house number from other columns, in the country's order. */
export function composeStreet(
  cells: RowCells,
  street: string | undefined,
  { countryCode, lineCount }: { countryCode: string | undefined; lineCount?: number | undefined },
): string | undefined {
  const lines = linesOf(cells).slice(0, lineCount);
  let whole = numberedStreet(cells, street, countryCode);
  for (const line of lines) {
    if (line === undefined || (whole !== undefined && holds(whole, line))) continue;
    whole = whole === undefined ? line : `${whole}${line.length > MAX_SUFFIX_CHARS ? ", " : " "}${line}`;
  }
  return whole === undefined ? undefined : cutText(whole, MAX_STREET_CHARS);
}

/** The town among further address lines, for lists without a town column, and the county below it. */
export function townOfLines(
  cells: RowCells,
  countryCode: string | undefined,
): { name: string; county: string | undefined; lineCount: number } | undefined {
  const lines = linesOf(cells);
  const at = lines.findLastIndex((line) => line !== undefined && isKnownCity(line, countryCode));
  const name = lines[at];
  return name === undefined ? undefined : { name, county: lines[at + 1], lineCount: at };
}

/** All lines as one address, where one of them is a country or ends in a town and its code; undefined if they are of a street. */
export function addressOfLines(cells: RowCells, street: string | undefined): string | undefined {
  const lines = linesOf(cells).filter((line) => line !== undefined);
  const isWhole = lines.some((line) => CODE_AND_TOWN.test(line) || isCountryElement(line) || endsInPostalCode(line));
  return isWhole ? [street, ...lines].filter((line) => line !== undefined).join(", ") : undefined;
}

function linesOf({ mapping: { columns, addressLineColumns }, row }: RowCells): (string | undefined)[] {
  return columns.has("street") ? addressLineColumns.map((column) => cleanText(row.cells[column])) : [];
}

/** Whether the address column holds only the street, because the row has its town elsewhere. */
export function isStreetAlone(
  address: string | undefined,
  { city, postalCode }: { city: string | undefined; postalCode: string | undefined },
): boolean {
  if (address === undefined || city === undefined || address.length > MAX_STREET_CHARS) return false;
  if (address.includes(city) || (postalCode !== undefined && address.includes(postalCode))) return false;
  const [, ...behind] = address.split(",");
  if (behind.some((element) => isCountryElement(element.trim()))) return false;
  return !foldText(address).includes(foldText(city));
}

function numberedStreet(
  { mapping: { houseNumberColumn, streetKindColumn, headers }, row }: RowCells,
  street: string | undefined,
  countryCode: string | undefined,
): string | undefined {
  if (street === undefined) return undefined;
  const read = (column: number | undefined) => (column === undefined ? undefined : cleanText(row.cells[column]));
  const kind = read(streetKindColumn);
  const named = kind === undefined || startsWith(street, kind) ? street : `${kind} ${street}`;
  const number = read(houseNumberColumn)?.replace(/\.0$/, "");
  const isNumber = number !== undefined && (/\p{N}/u.test(number) || number.length <= MAX_SUFFIX_CHARS);
  if (!isNumber || number.length > MAX_NUMBER_CHARS || NO_NUMBER.has(number.toLowerCase())) return named;
  if (named.split(/[\s,]+/).includes(number)) return named;
  const isFirst =
    countryCode === undefined
      ? NUMBER_FIRST_HEADER.test(headers[houseNumberColumn ?? -1] ?? "")
      : NUMBER_FIRST.has(countryCode);
  return isFirst ? `${number} ${named}` : `${named} ${number}`;
}

/** A short line, such as "A", must be a separate word. */
function holds(street: string, line: string): boolean {
  const [whole, part] = [street.toLowerCase(), line.toLowerCase()];
  return part.length > MAX_SUFFIX_CHARS ? whole.includes(part) : whole.split(/[\s,]+/).includes(part);
}

function startsWith(street: string, kind: string): boolean {
  return street.toLowerCase().startsWith(`${kind.toLowerCase()} `);
}
