import type { Agreement } from "./comparable.ts";

/** As many last digits are of one line, whatever stands before them: a country code that is wrong, or written twice. */
const LINE_DIGITS = 9;

/** Numbers in E.164. */
export function comparePhones(left: string | undefined, right: string | undefined): Agreement {
  if (left === undefined || right === undefined) return "unknown";
  if (left === right) return "same";
  const isLong = Math.min(left.length, right.length) > LINE_DIGITS;
  return isLong && left.slice(-LINE_DIGITS) === right.slice(-LINE_DIGITS) ? "same" : "other";
}
