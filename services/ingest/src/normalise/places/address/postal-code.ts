import type { RowCells } from "../../row-cells.ts";
import { asciiDigits, cleanText } from "../../values/text.ts";

/** Digits of postal codes in countries where some start with zeros, which spreadsheets drop. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries("AU NO NZ ZA GE AM".split(" ").map((code) => [code, 4])),
  ...Object.fromEntries("US DE FR IT ES TR MX FI KR UA LT MY DZ SK PE GT LK KE".split(" ").map((code) => [code, 5])),
  ...Object.fromEntries("SG CN RO KZ".split(" ").map((code) => [code, 6])),
  JP: 7,
  BR: 8,
};
/** Codes may start with two zeros, as in Puerto Rico, Helsinki, Rome, Oslo, Pretoria, Yerevan, Colombo and Nairobi. */
const TWO_ZEROS = new Set("US FI IT NO ZA AM LK KE".split(" "));
/** "60.025-002", as Brazil writes its codes, too. */
const POINT_IN_CODE = /^(\d{2})\.(?=\d{3}-\d{3}$)/;
const FIGURES = /^\d+(?=$|-\d{4}$)/;

/** Codes within addresses: Irish, British, Canadian, Maltese, Swedish and Czech, plain digits and Dutch, Polish. */
const WRITTEN_CODES: readonly RegExp[] = [
  /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}\b/g,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g,
  /\b(?!NSW|VIC|QLD|TAS|ACT)[A-Z]{3} ?\d{4}\b/g,
  /(?:\b[A-Z]{1,3}-)?\b\d{3} \d{2}\b(?= \p{L}|$)/gu,
  /(?:\b[A-Z]{1,3}-)?\b\d{4,6}(?:-\d{3,4})?(?: ?[A-Z]{2}\b(?=$| \p{L}))?/gu,
  /\b\d{2}-\d{3}\b/g,
];

const MISSING_IN_R = "NA";

/** "Dhaka-1000", "Madurai PIN: 625001" */
const DASH_BEHIND = /(?<=\p{L})(?:\s?[-–]|,?\s*\bpin(?: ?code)?\s?[-–:.]*)\s*\.?$/iu;

/** The code in its column, with the rest of it from a column beside: "7521" and "HX", "1000" and "205". */
export function postalCodeOfRow(cells: RowCells): string | undefined {
  const found = cells.text("postalCode");
  const code = found === MISSING_IN_R ? undefined : found;
  const tail = cleanText(cells.row.cells[cells.mapping.postalTailColumn ?? -1]);
  return code === undefined || tail === undefined ? code : `${code}${/^\d/.test(tail) ? "-" : " "}${tail}`;
}

/** A city's name without the postal code some sources include. */
export function stripPostalCode(text: string): string {
  const written = asciiDigits(text);
  let stripped = written;
  if (/\d/.test(stripped)) for (const pattern of WRITTEN_CODES) stripped = stripped.replace(pattern, " ");
  if (stripped !== written) stripped = stripped.replace(DASH_BEHIND, "");
  return stripped.replace(/\s+/g, " ").trim();
}

/** A postal code with its dropped zeros restored: "2139" in Massachusetts is 02139. One zero too many is left out: "048001" in Bilbao. */
export function wholePostalCode(code: string | undefined, countryCode: string | undefined): string | undefined {
  const digits = DIGITS[countryCode ?? ""];
  const figures = code === undefined || digits === undefined ? undefined : FIGURES.exec(code)?.[0];
  if (code === undefined || digits === undefined || figures === undefined) return code?.replace(POINT_IN_CODE, "$1");
  const lost = digits - figures.length;
  if (lost === -1 && figures.startsWith("0")) return code.slice(1);
  return lost === 1 || (lost === 2 && TWO_ZEROS.has(countryCode ?? "")) ? `${"0".repeat(lost)}${code}` : code;
}
