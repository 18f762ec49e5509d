import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";
import { HOURS_WORDS } from "./hours-words.ts";

const wordsOf = (list: keyof typeof HOURS_WORDS): string => anyOf([...new Set(HOURS_WORDS[list].map(foldText))]);
/** Arabic letters and those from Devanagari to Tamil: most texts have none. */
const SCRIPTS = /[\u0600-\u06ff\u0900-\u0bff]/;
/** A part of the day before a time; its clocks have twelve hours. */
const PART_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<morning>${wordsOf("morning")})|(?<noon>${wordsOf("noon")})|(?<evening>${wordsOf("evening")})|(?<night>${wordsOf("night")}))\s?:?\s?(?<hour>\d{1,2})(?<minutes>[:.]\d{2})?(?:\s?${wordsOf("oClock")})?(?![\p{L}\d])`,
  "gu",
);
const FROM = new RegExp(String.raw`(?<=\d(?:am|pm)?)\s?(?:${wordsOf("from")})\s?(?=\d)`, "gu");
const UNTIL = new RegExp(String.raw`(?<=\d(?:am|pm)?)\s?(?:${wordsOf("until")})(?!\p{L})`, "gu");

/** Folded times of South Asian languages, "सुबह 9 बजे से रात 9 बजे तक", as "9am-9pm". An hour that its part of the day lacks stays. */
export function simplifyDayParts(folded: string): string {
  if (!SCRIPTS.test(folded)) return folded;
  return folded
    .replace(PART_BEFORE, (text, ...found) => timeOf(found.at(-1)) ?? text)
    .replace(FROM, "-")
    .replace(UNTIL, "");
}

function timeOf({ hour: digits, minutes = "", ...parts }: Record<string, string | undefined>): string | undefined {
  const hour = Number(digits);
  const am = `${hour}${minutes}am`;
  const pm = `${hour}${minutes}pm`;
  if (parts.morning !== undefined) return hour >= 4 && hour <= 11 ? am : undefined;
  if (parts.noon !== undefined) return hour === 12 || (hour >= 1 && hour <= 4) ? pm : undefined;
  if (parts.evening !== undefined) return hour >= 3 && hour <= 9 ? pm : undefined;
  if (hour === 12) return `24${minutes || ":00"}`;
  if (hour >= 1 && hour <= 4) return am;
  return hour >= 7 && hour <= 11 ? pm : undefined;
}
