import { daysOfMatch } from "./day-names.ts";

/** What a cell says about some days, before its times are parsed. */
export interface DayEntry {
  /** 0 = Monday. */
  days: readonly number[];
  /** Those it was written for, if later entries replaced it for some. */
  givenDays?: readonly number[];
  text: string;
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Marks text that was not understood. */
export const UNREADABLE: DayEntry = { days: [], text: "" };

const CLOCKS = /^\d{1,2}[:.]\d{2}\s*-\s*\d{1,2}[:.]\d{2}$/;
/** Who writes times for every day means by this a day without any as often as a whole one. */
const ALL_OR_NONE = /^0?0[:.]00\s*-\s*0?0[:.]00$/;

/** "08:00-12:00;;Mon;Tue;;09:00-11:00;;Sat": times before the days that they are of, each between semicolons. */
export function entriesOfTimesFirst(parts: readonly string[]): DayEntry[] | undefined {
  const entries: { days: number[]; text: string }[] = [];
  for (const part of parts.map((text) => text.trim()).filter((text) => text !== "")) {
    const days = daysOfMatch(part);
    if (days.length > 0) entries.at(-1)?.days.push(...days);
    else if (CLOCKS.test(part)) entries.push({ days: [], text: ALL_OR_NONE.test(part) ? UNREADABLE.text : part });
    else return undefined;
    if (entries.length === 0) return undefined;
  }
  return entries.length > 1 && entries.every(({ days }) => days.length > 0) ? entries : undefined;
}
