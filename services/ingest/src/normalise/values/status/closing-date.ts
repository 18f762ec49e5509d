import { DAY_MS } from "@meridian/contracts/durations";
import { asciiDigits } from "../text.ts";

/** "2024-10-18", "20241018", "2024/10", "2024年10月18日". */
const YEAR_FIRST = /^((?:19|20)\d{2})(?:\P{N}{1,2}(\d{1,2})(?:\P{N}{1,2}(\d{1,2}))?|(\d{2})(\d{2}))?(?!\d)/u;
/** "18.10.2024", "10/18/24": of the two numbers before the year, either may be the month. */
const YEAR_LAST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/;
/** "18-Oct-24", "since March 2019". */
const SHORT_YEAR = /^\d{1,2}[./-]\p{L}{3,}\.?[./-](\d{2})(?!\d)/u;
const YEAR_BEHIND_WORDS =
  /^(?!(?:not?|non|nein|nej|nie|ne|nee|não|hayır|нет|ні)(?!\p{L}))[\p{L}\s.]*((?:19|20)\d{2})$/iu;
/** Databases write these days for "never". */
const NO_DATE = /^(?:0000|9999)|^1900-01-0[01]/;
/** Days since the end of 1899, as spreadsheets count them: from 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;
/** Two digits from here on mean the last century. */
const FIRST_YEAR_OF_1900S = 60;
const DAYS_1900_TO_1970 = 25_569;

/** Whether a cell holds a day, month or year that is over: one of a planned closure is not. */
export function isPastDate(cell: string | number, now: number = Date.now()): boolean {
  const text = asciiDigits(String(cell)).trim();
  if (NO_DATE.test(text)) return false;
  const start = startOf(text);
  return start !== undefined && start <= now;
}

/** The first moment of a date; the earlier one if day and month may be swapped. */
function startOf(text: string): number | undefined {
  if (SERIAL.test(text)) return (Number(text) - DAYS_1900_TO_1970) * DAY_MS;
  const first = YEAR_FIRST.exec(text);
  if (first !== null) {
    const [, year, month = first[4], day = first[5]] = first;
    return Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  }
  const last = YEAR_LAST.exec(text);
  if (last !== null) {
    const [, one, other, year] = last.map(Number);
    const starts = [
      [one, other],
      [other, one],
    ].flatMap(([day = 0, month = 0]) => (month > 12 ? [] : Date.UTC(fullYear(year ?? 0), month - 1, day)));
    return starts.length === 0 ? undefined : Math.min(...starts);
  }
  const year = SHORT_YEAR.exec(text)?.[1] ?? YEAR_BEHIND_WORDS.exec(text)?.[1];
  return year === undefined ? undefined : Date.UTC(fullYear(Number(year)), 0);
}

function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < FIRST_YEAR_OF_1900S ? 2000 + year : 1900 + year;
}
