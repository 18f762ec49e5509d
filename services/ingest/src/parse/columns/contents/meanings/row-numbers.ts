import { MIN_CELLS } from "../../headers/header-agreement.ts";
import type { ColumnProfile } from "../column-profile.ts";
import { isSerial } from "../places/score-postal-codes.ts";

const HARDLY_ANY = 0.05;
const MOSTLY = 0.7;
const NEARLY_ALL = 0.95;
const MIN_NUMBERS = 2;
const MIN_HOUSES = 20;
/** "262." */
const ORDINAL = /^\d+\.$/;
const SMALL_NUMBER = /^\d{1,2}(?:\.0)?$/;
const SHORT_NUMBER = /^\d{1,3}(?:\.0)?$/;
const WHOLE_NUMBER = /^\d+(?:\.0)?$/;

/**
 * "pk" is a postal code in Finland, and the primary key in a dump of Django: 1, 2, 3. No postal code has two digits. Under "N", these are
 * no houses.
 */
export function areRowNumbers(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return false;
  const { filled, distinctShare, values } = profile;
  return filled >= MIN_CELLS && distinctShare === 1 && isSerial(profile) && values.some((value) => Number(value) < 100);
}

/** The same in any order; most of real codes have four digits or more. */
export function areSmallNumbers({ filled, values }: ColumnProfile): boolean {
  const shareOf = (form: RegExp) => values.filter((value) => form.test(String(value))).length / values.length;
  return filled >= MIN_NUMBERS && shareOf(SMALL_NUMBER) >= HARDLY_ANY && shareOf(SHORT_NUMBER) >= MOSTLY;
}

/** Ordinals, or numbers that no two rows share, beside streets with their own: the order of a list sorted by something else. */
export function areOrderNumbers(profile: ColumnProfile | undefined, streets: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled < MIN_NUMBERS) return false;
  if (profile.values.every((value) => ORDINAL.test(String(value)))) return true;
  if (streets === undefined || profile.filled < MIN_HOUSES) return false;
  const numbered = streets.values.filter((value) => /\p{L}.*\p{Nd}/u.test(String(value)));
  return (
    numbered.length >= streets.values.length * MOSTLY &&
    profile.distinctShareOfAll() >= NEARLY_ALL &&
    profile.values.every((value) => WHOLE_NUMBER.test(String(value)))
  );
}
