import type { OpeningHours, WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from "@meridian/contracts/businesses/week";
import { remember } from "@meridian/domain/bounded-cache";
import { parseCutJson, parseLooseJson } from "../values/loose-json.ts";
import { type DaySpan, parseDaySpans } from "./day-spans.ts";
import { type DayEntry, UNREADABLE } from "./hours-entry.ts";
import { entriesOfJson } from "./hours-json.ts";
import { entriesOfText } from "./hours-text.ts";

export interface ParsedHours {
  /** Absent if no day could be read. */
  hours?: OpeningHours;
  /** Some day's text was unreadable; that day stays unknown. */
  isIncomplete: boolean;
}

const NOTHING: ParsedHours = { isIncomplete: false };
const CACHED_TEXTS = 20_000;
/** Programs that write .xls cut longer texts here, wherever that is. */
export const CUT_TEXT_CHARS = 255;
/** The week's hours in a cell, in any form that exports use; see the tests. */
export const parseOpeningHours: (text: string) => ParsedHours = remember(parse, CACHED_TEXTS);

/** Keys that describe the moment at which a record was written. */
const OF_NOW = new Set(["open_now", "openNow", "isOpenNow", "is_open_now", "nextOpenTime", "nextCloseTime"]);

/** UTF-8 spaces and dashes misread as Mac Roman or Windows-1252. */
const BROKEN_SPACES = /‚ÄØ|â€¯|‚Äâ|â€‰|¬†|Â\u00a0/g;
const BROKEN_DASHES = /‚Ä[ìî]|â€[“”]/g;

/** GeoDirectory writes the zone after the week, as a list that is not JSON: `["Mo 09:00-17:00"],["UTC":"+1"]`. */
const ZONE_BEHIND = /(?<=\]),\s*\["(?:UTC|Timezone)"[^\]]*\]$/i;

/** "10-19. Ask for groups": a sentence without figures changes no times. */
const BEFORE_REMARK = /^(.*?[\p{N}\p{L}])\.\s+\P{N}+$/su;

function parse(text: string): ParsedHours {
  const trimmed = text.replace(BROKEN_SPACES, " ").replace(BROKEN_DASHES, "-").trim();
  if (trimmed === "" || trimmed === "{}" || trimmed === "[]") return NOTHING;
  if (trimmed.startsWith("{") || trimmed.startsWith("[")) {
    const json = parseLooseJson(trimmed) ?? parseLooseJson(trimmed.replace(ZONE_BEHIND, ""));
    if (json !== undefined) return toHoursOfJson(json);
    const whole = parseCutJson(trimmed);
    if (whole !== undefined) return { ...toHoursOfJson(whole), isIncomplete: true };
    return /["'{]/.test(trimmed) ? { isIncomplete: true } : toHours(entriesOfText(trimmed.replace(/[[\]]/g, " ")));
  }
  return toHours(text.length === CUT_TEXT_CHARS ? entriesOfCutText(trimmed) : entriesOfText(trimmed));
}

/** Without the days of the last entry, which breaks off; of rules that end in one of seasons, those before it. */
function entriesOfCutText(text: string): readonly DayEntry[] | undefined {
  const entries = entriesOfText(text);
  if (entries !== undefined) {
    const cutDays = entries.at(-1)?.days ?? [];
    const complete = entries.map((entry) => ({ ...entry, days: entry.days.filter((day) => !cutDays.includes(day)) }));
    return [...complete.slice(0, -1), UNREADABLE];
  }
  for (let end = text.lastIndexOf(";"); end > 0; end = text.lastIndexOf(";", end - 1)) {
    const complete = entriesOfText(text.slice(0, end));
    if (complete !== undefined) return [...complete, UNREADABLE];
  }
  return undefined;
}

/** A record with days but no hours is empty; one without days was not understood. */
function toHoursOfJson(json: unknown): ParsedHours {
  const entries = entriesOfJson(json);
  if (entries !== undefined && entries.length > 0) return toHours(entries);
  return { isIncomplete: !isEmpty(json) };
}

function isEmpty(json: unknown): boolean {
  if (typeof json === "string") return json.trim() === "";
  if (typeof json !== "object" || json === null) return json === null;
  return Object.entries(json).every(([key, value]) => OF_NOW.has(key) || isEmpty(value));
}

function toHours(entries: readonly DayEntry[] | undefined): ParsedHours {
  if (entries === undefined) return { isIncomplete: true };
  const found = new Map<number, { spans: readonly DaySpan[]; dayCount: number }>();
  let isIncomplete = false;
  for (const { days, text } of entries) {
    const whole = parseDaySpans(text);
    if (whole === undefined) isIncomplete = true;
    const spans = whole ?? parseDaySpans(BEFORE_REMARK.exec(text)?.[1] ?? "");
    const dayCount = days.length;
    for (const day of days) {
      const known = found.get(day);
      const isOfMore = known !== undefined && known.dayCount > dayCount;
      // "Tue-Sat 10-18. Thu until late": what is said of Thursday alone holds, and here that is not known.
      if (spans === undefined && isOfMore) found.delete(day);
      if (spans === undefined) continue;
      const isContradicted = known !== undefined && known.dayCount !== dayCount && exclude(known.spans, spans);
      if (!isContradicted) found.set(day, { spans: [...(known?.spans ?? []), ...spans], dayCount });
      else if (isOfMore) found.set(day, { spans, dayCount });
    }
  }
  const spansByDay = new Map([...found].map(([day, { spans }]) => [day, spans]));
  if (spansByDay.size === 0) return { isIncomplete: isIncomplete || entries.length > 0 };
  return { hours: { intervals: toIntervals(spansByDay), knownDays: [...spansByDay.keys()].toSorted() }, isIncomplete };
}

/** Hours that overlap, or being closed, which has none. */
function exclude(left: readonly DaySpan[], right: readonly DaySpan[]): boolean {
  if (left.length === 0 || right.length === 0) return true;
  return left.some(([start, end]) => right.some((other) => start < other[1] && other[0] < end));
}

/** Sorted, with late hours cut at the next opening. */
function toIntervals(spansByDay: ReadonlyMap<number, readonly DaySpan[]>): WeeklyInterval[] {
  const all: WeeklyInterval[] = [];
  for (const [day, spans] of spansByDay) {
    for (const [start, end] of spans) all.push([day * MINUTES_PER_DAY + start, day * MINUTES_PER_DAY + end]);
  }
  all.sort((left, right) => left[0] - right[0] || left[1] - right[1]);
  const intervals: WeeklyInterval[] = [];
  for (const [start, end] of all) {
    const previous = intervals.at(-1);
    if (previous !== undefined && start < previous[1]) {
      if (start === previous[0] || end <= previous[1]) {
        previous[1] = Math.max(previous[1], end);
        continue;
      }
      previous[1] = start;
    }
    intervals.push([start, end]);
  }
  const last = intervals.at(-1);
  const first = intervals[0];
  if (last !== undefined && first !== undefined && last !== first) {
    last[1] = Math.min(last[1], Math.max(last[0] + 1, MINUTES_PER_WEEK + first[0]));
  }
  return intervals;
}
