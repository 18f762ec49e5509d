import type { Agreement } from "./comparable.ts";

/** As many last digits are of one line, whatever stands before them: a country code that is wrong, or written twice. */
const LINE_DIGITS = 9;

/** Numbers in E.164. */
export function comparePhones(left: string | undefined, right: string | undefined): Agreement {
  if (left === undefined || right === undefined) return "unknown";
  if (left === right) return "same";
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length > LINE_DIGITS && short.slice(-LINE_DIGITS) === long.slice(-LINE_DIGITS)) return "same";
  return isWithoutArea(short, long) ? "same" : "other";
}

/** "+86 8270 6868" and "+86 571 8270 6868". */
function isWithoutArea(short: string, long: string): boolean {
  if (short.length === long.length) return false;
  const isCountry = (digits: number) => long.startsWith(short.slice(0, -digits)) && long.endsWith(short.slice(-digits));
  return [8, 7].some((digits) => short.length > digits + 1 && short.length <= digits + 4 && isCountry(digits));
}
