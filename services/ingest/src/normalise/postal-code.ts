/** Countries whose postal codes are five digits, of which a spreadsheet drops the zeros in front. */
const FIVE_DIGITS = new Set(["US", "DE", "FR", "IT", "ES", "TR", "MX"]);
const LOST_ZERO = /^\d{4}(?=$|-\d{4}$)/;

/** A postal code with the zero that it lost where it was taken for a number: "2139" of Massachusetts is 02139. */
export function wholePostalCode(code: string | undefined, countryCode: string | undefined): string | undefined {
  if (code === undefined || countryCode === undefined || !FIVE_DIGITS.has(countryCode)) return code;
  return code.replace(LOST_ZERO, "0$&");
}
