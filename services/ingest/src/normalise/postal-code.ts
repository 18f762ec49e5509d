/** Digits of a country's postal codes, where some begin with zeros that a spreadsheet drops. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries("US DE FR IT ES TR MX FI KR UA LT MY DZ".split(" ").map((code) => [code, 5])),
  ...Object.fromEntries("SG CN RO".split(" ").map((code) => [code, 6])),
  AU: 4,
  BR: 8,
};
/** Where codes may begin with two zeros: Puerto Rico's and those of Helsinki. */
const TWO_ZEROS = new Set(["US", "FI"]);
const FIGURES = /^\d+(?=$|-\d{4}$)/;

/** A postal code with the zeros that it lost where it was taken for a number: "2139" of Massachusetts is 02139. */
export function wholePostalCode(code: string | undefined, countryCode: string | undefined): string | undefined {
  const digits = DIGITS[countryCode ?? ""];
  const figures = code === undefined || digits === undefined ? undefined : FIGURES.exec(code)?.[0];
  if (code === undefined || digits === undefined || figures === undefined) return code;
  const lost = digits - figures.length;
  return lost === 1 || (lost === 2 && TWO_ZEROS.has(countryCode ?? "")) ? `${"0".repeat(lost)}${code}` : code;
}
