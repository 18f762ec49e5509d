import type { OpeningHours, WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, WEEKDAYS } from "@meridian/contracts/businesses/week";

const OPEN_ALL_DAY = "Open 24 hours";
const CLOSED = "Closed";

/**
 * The week as JSON text: English weekdays with "9:00 AM – 5:00 PM" or "Closed", Monday first, known days only. Unparsed hours pass through
 * if their text already is such JSON; null if nothing readable is known.
 */
export function weeklyHoursText(hours: OpeningHours | undefined, rawText: string | undefined): string | null {
  const week = hours === undefined ? parseRawWeek(rawText) : describeWeek(hours);
  return week.size === 0 ? null : JSON.stringify(Object.fromEntries(week));
}

/** The entries of an unparsed hours text that name an English weekday, Monday first; empty for any other text. */
export function parseRawWeek(rawText: string | undefined): Map<string, string> {
  const week = new Map<string, string>();
  const parsed = parseObject(rawText);
  for (const day of WEEKDAYS) {
    const value = parsed[day];
    const parts = Array.isArray(value) ? value : [value];
    const texts = parts.filter((part): part is string => typeof part === "string" && part.trim() !== "");
    if (texts.length > 0) week.set(day, texts.map((text) => text.trim()).join(", "));
  }
  return week;
}

function parseObject(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function describeWeek({ intervals, knownDays }: OpeningHours): Map<string, string> {
  const pieces = intervals.flatMap(splitLongInterval);
  const week = new Map<string, string>();
  for (const [day, name] of WEEKDAYS.entries()) {
    const ofDay = pieces.filter(([start]) => Math.floor(start / MINUTES_PER_DAY) % WEEKDAYS.length === day);
    if (ofDay.length > 0) week.set(name, describeDay(ofDay));
    else if (knownDays.includes(day)) week.set(name, CLOSED);
  }
  return week;
}

function describeDay(intervals: readonly WeeklyInterval[]): string {
  if (intervals.some(([start, end]) => end - start >= MINUTES_PER_DAY)) return OPEN_ALL_DAY;
  return intervals.map(([start, end]) => `${clock(start)} – ${clock(end)}`).join(", ");
}

/** Cuts a span of more than a day at each midnight, so that every day it touches has its share. */
function splitLongInterval([start, end]: WeeklyInterval): WeeklyInterval[] {
  if (end - start <= MINUTES_PER_DAY) return [[start, end]];
  const pieces: WeeklyInterval[] = [];
  for (let from = start; from < end; ) {
    const midnight = (Math.floor(from / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY;
    const to = Math.min(midnight, end);
    pieces.push([from, to]);
    from = to;
  }
  return pieces;
}

function clock(minuteOfWeek: number): string {
  const minute = minuteOfWeek % MINUTES_PER_DAY;
  const hour = Math.floor(minute / 60);
  const text = String(minute % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${text} ${hour < 12 ? "AM" : "PM"}`;
}
