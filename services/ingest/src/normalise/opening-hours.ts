import {
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  type OpeningHours,
  WEEKDAYS,
  type WeeklyInterval,
} from "@meridian/shared/contracts/opening-hours";
import { foldText } from "@meridian/shared/domain/fold-text";
import { remember } from "./bounded-cache.ts";
import { dayNamePattern, daysOfWord } from "./day-names.ts";
import { type DaySpan, parseDaySpans } from "./day-spans.ts";
import { parseLooseJson } from "./loose-json.ts";

export interface ParsedHours {
  /** Absent when no day could be read. */
  hours?: OpeningHours;
  /** Some day's text could not be read; that day stays unknown. */
  isIncomplete: boolean;
}

const NOTHING: ParsedHours = { isIncomplete: false };
const CACHED_TEXTS = 20_000;
const RANGE_BETWEEN = /^\s*(?:-|–|—|to|bis|through|thru|a|à|al|ile|until)\s*$/;
const LIST_BETWEEN = /^\s*(?:,|&|\+|\/|and|und|y|et|ve|e)\s*$/;
const CSV_TIMES = /^,/;

/** The week's hours of a cell in any of the forms that exports have; see the tests for those. */
export const parseOpeningHours: (text: string) => ParsedHours = remember(parse, CACHED_TEXTS);

function parse(text: string): ParsedHours {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "{}" || trimmed === "[]") return NOTHING;
  if (trimmed.startsWith("{") || trimmed.startsWith("[")) {
    const json = parseLooseJson(trimmed);
    return json === undefined ? { isIncomplete: true } : toHours(entriesOfJson(json));
  }
  return toHours(entriesOfText(trimmed));
}

interface DayEntry {
  days: readonly number[];
  text: string;
}

/** Objects by day, lists of `{day, hours}`, or lists of lines. */
function entriesOfJson(json: unknown): DayEntry[] | undefined {
  if (Array.isArray(json)) {
    const entries: DayEntry[] = [];
    for (const item of json) {
      if (typeof item === "string") entries.push(...(entriesOfText(item) ?? []));
      else if (isRecord(item)) entries.push(...entryOfPair(item.day, item.hours ?? item.time));
    }
    return entries;
  }
  if (!isRecord(json)) return undefined;
  return Object.entries(json).flatMap(([day, hours]) => entryOfPair(day, hours));
}

function entryOfPair(day: unknown, hours: unknown): DayEntry[] {
  if (typeof day !== "string") return [];
  const folded = foldText(day);
  const days = daysOfWord(folded) ?? daysOfWord(folded.split(/[\s(,]/)[0] ?? "");
  if (days === undefined) return [];
  if (typeof hours === "string") return hours.trim() === "" ? [] : [{ days, text: hours }];
  if (!Array.isArray(hours)) return [];
  const texts = hours.filter((part) => typeof part === "string" && part.trim() !== "");
  return texts.length === 0 ? [] : [{ days, text: texts.join(",") }];
}

/** "Mon-Fri 9-5; Sat 10-2", "Monday,8AM,5PM|Friday,8AM,12PM" and the like: what stands after names of days is theirs. */
function entriesOfText(text: string): DayEntry[] | undefined {
  const folded = foldText(text.replace(/\r?\n/g, " ; "));
  const matches = [...folded.matchAll(dayNamePattern())];
  const first = matches[0];
  if (first === undefined)
    return parseDaySpans(folded) === undefined ? undefined : [{ days: WEEKDAYS.map((_, day) => day), text: folded }];
  const entries: DayEntry[] = [];
  let days: number[] = [];
  for (const [index, match] of matches.entries()) {
    const named = daysOfWord(match[0].replace(/\.$/, "")) ?? [];
    const next = matches[index + 1];
    const gap = folded.slice(match.index + match[0].length, next?.index ?? folded.length);
    days.push(...named);
    if (next !== undefined && RANGE_BETWEEN.test(gap)) {
      days.push(...daysBetween(named.at(-1) ?? 0, daysOfWord(next[0].replace(/\.$/, ""))?.[0] ?? 0));
    } else if (next === undefined || !LIST_BETWEEN.test(gap)) {
      entries.push({ days, text: timesOf(gap) });
      days = [];
    }
  }
  return entries;
}

function daysBetween(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = (from + 1) % 7; day !== to; day = (day + 1) % 7) days.push(day);
  return days;
}

/** The times after a day's name, without what separates them from it and from the next day. */
function timesOf(gap: string): string {
  const text = gap.replace(/^[\s:=-]+(?=\S)/, "").replace(/[\s;|,/]+$/, "");
  if (!CSV_TIMES.test(text) || text.includes("-")) return text.replace(/^[,\s]+/, "");
  const times = text.slice(1).split(",");
  const spans: string[] = [];
  for (let index = 0; index < times.length; index += 2) {
    const [start, end] = [times[index], times[index + 1]];
    spans.push(end === undefined ? (start ?? "") : `${start}-${end}`);
  }
  return spans.join(",");
}

function toHours(entries: readonly DayEntry[] | undefined): ParsedHours {
  if (entries === undefined) return { isIncomplete: true };
  const spansByDay = new Map<number, readonly DaySpan[]>();
  let isIncomplete = false;
  for (const { days, text } of entries) {
    const spans = parseDaySpans(text);
    if (spans === undefined) isIncomplete = true;
    else for (const day of days) spansByDay.set(day, [...(spansByDay.get(day) ?? []), ...spans]);
  }
  if (spansByDay.size === 0) return { isIncomplete: isIncomplete || entries.length > 0 };
  return { hours: { intervals: toIntervals(spansByDay), knownDays: [...spansByDay.keys()].toSorted() }, isIncomplete };
}

/** Sorted, and cut where one day's late hours reach into the next opening. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
