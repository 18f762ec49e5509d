import type { OpeningHours, OpenState, WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from "@meridian/contracts/businesses/week";
import { MINUTE_MS } from "@meridian/contracts/durations";

/** 1970-01-05, the first Monday of Unix time. */
const MONDAY_OF_EPOCH_MINUTES = 4 * MINUTES_PER_DAY;
const UNKNOWN: OpenState = { state: "unknown", changesAt: null };
const DAY_INDEX: Readonly<Record<string, number>> = { Mon: 0, Tue: 1, Wed: 2, Thu: 3, Fri: 4, Sat: 5, Sun: 6 };
/** Instants cached per zone: the businesses of a page share most of them. */
const CACHED_MINUTES = 1_000;

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** The local minute of the week by the minute of Unix time. */
  minutes: Map<number, number>;
}

const zones = new Map<string, Zone | undefined>();

/**
 * Whether a business is open at an instant, in its own time zone, and when that next changes. Without hours or a zone, or on a day the
 * source omits, the state is unknown. Local time decides across clock changes: a skipped minute never comes, a repeated one counts twice.
 * Holidays are not guessed.
 */
export function openStateAt(hours: OpeningHours | undefined, timeZone: string | undefined, at: Date): OpenState {
  if (hours === undefined || timeZone === undefined || hours.knownDays.length === 0) return UNKNOWN;
  const week = { spans: mergeSpans(hours.intervals), knownDays: hours.knownDays, timeZone };
  const now = stateAt(week, at);
  if (now === undefined || now.state === "unknown") return UNKNOWN;
  return { state: now.state, changesAt: nextChange(week, at, now) };
}

interface LocalWeek {
  spans: readonly WeeklyInterval[];
  knownDays: readonly number[];
  timeZone: string;
}

interface CurrentState {
  state: OpenState["state"];
  /** Until the state changes, ignoring clock changes; undefined if it never does, or becomes unknown. */
  minutesLeft: number | undefined;
}

/** The state at an instant; undefined for an unknown time zone. */
function stateAt(week: LocalWeek, at: Date): CurrentState | undefined {
  const { spans, knownDays, timeZone } = week;
  const minute = minuteOfWeek(timeZone, at);
  if (minute === undefined) return undefined;
  const current = spans.find(([start, end]) => containsMinute(start, end, minute));
  if (current !== undefined) {
    const isAlways = current[1] - current[0] >= MINUTES_PER_WEEK;
    return { state: "open", minutesLeft: isAlways ? undefined : mod(current[1] - minute, MINUTES_PER_WEEK) };
  }
  if (!knownDays.includes(Math.floor(minute / MINUTES_PER_DAY))) return { state: "unknown", minutesLeft: undefined };
  return { state: "closed", minutesLeft: waitForOpening(week, minute) };
}

/** If the clocks change first, that may open or close the business; otherwise counting continues from there in the new time. */
function nextChange(week: LocalWeek, at: Date, { state, minutesLeft }: CurrentState): string | null {
  if (minutesLeft === undefined) return null;
  const start = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = start + minutesLeft * MINUTE_MS;
  const change = clockChangeWithin(week.timeZone, start, end);
  if (change === undefined) return new Date(end).toISOString();
  const then = stateAt(week, new Date(change));
  if (then === undefined || then.state === "unknown") return null;
  if (then.state !== state) return new Date(change).toISOString();
  return then.minutesLeft === undefined ? null : new Date(change + then.minutesLeft * MINUTE_MS).toISOString();
}

/** Local minutes since Monday 00:00; undefined for an unknown time zone. */
export function minuteOfWeek(timeZone: string, at: Date): number | undefined {
  if (!zones.has(timeZone)) zones.set(timeZone, openZone(timeZone));
  const zone = zones.get(timeZone);
  if (zone === undefined) return undefined;
  const utc = Math.floor(at.getTime() / MINUTE_MS);
  const known = zone.minutes.get(utc);
  if (known !== undefined) return known;
  if (zone.minutes.size >= CACHED_MINUTES) zone.minutes.clear();
  const minute = formattedMinute(zone.formatter, at);
  zone.minutes.set(utc, minute);
  return minute;
}

function formattedMinute(formatter: Intl.DateTimeFormat, at: Date): number {
  let day = 0;
  let hour = 0;
  let minute = 0;
  for (const { type, value } of formatter.formatToParts(at)) {
    if (type === "weekday") day = DAY_INDEX[value] ?? 0;
    else if (type === "hour") hour = Number(value);
    else if (type === "minute") minute = Number(value);
  }
  return day * MINUTES_PER_DAY + hour * 60 + minute;
}

function openZone(timeZone: string): Zone | undefined {
  const fields = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return { formatter: new Intl.DateTimeFormat("en-US", { timeZone, ...fields }), minutes: new Map() };
  } catch {
    return undefined;
  }
}

/** Joins touching intervals, also across the end of the week, so that every end is a real closing time. */
function mergeSpans(intervals: readonly WeeklyInterval[]): WeeklyInterval[] {
  const sorted = intervals.toSorted((a, b) => a[0] - b[0]);
  const merged: WeeklyInterval[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return joinOverWeekEnd(merged);
}

/** Lets an interval that wraps around the end of the week absorb everything it reaches at the start. */
function joinOverWeekEnd(merged: WeeklyInterval[]): WeeklyInterval[] {
  for (;;) {
    const first = merged[0];
    const last = merged.at(-1);
    if (first === undefined || last === undefined || last[1] < first[0] + MINUTES_PER_WEEK) return merged;
    if (first === last) return [[0, MINUTES_PER_WEEK]];
    last[1] = Math.max(last[1], first[1] + MINUTES_PER_WEEK);
    merged.shift();
  }
}

/** Whether a weekly interval, which may wrap around, contains a minute of the week. */
export function containsMinute(start: number, end: number, minute: number): boolean {
  return (start <= minute && minute < end) || (start <= minute + MINUTES_PER_WEEK && minute + MINUTES_PER_WEEK < end);
}

/** Minutes until the next opening; undefined if an unknown day comes first, or nothing ever opens. */
function waitForOpening({ spans, knownDays }: LocalWeek, minute: number): number | undefined {
  let wait = Number.POSITIVE_INFINITY;
  for (const [start] of spans) wait = Math.min(wait, mod(start - minute, MINUTES_PER_WEEK));
  if (!Number.isFinite(wait)) return undefined;
  const today = Math.floor(minute / MINUTES_PER_DAY);
  const lastDay = Math.floor((minute + wait) / MINUTES_PER_DAY);
  for (let day = today; day <= lastDay; day++) {
    if (!knownDays.includes(day % 7)) return undefined;
  }
  return wait;
}

/** The first minute of a span in which the zone's clocks change; undefined if they do not. Clocks change at most once a week. */
function clockChangeWithin(timeZone: string, start: number, end: number): number | undefined {
  const offset = offsetMinutes(timeZone, start);
  if (offsetMinutes(timeZone, end) === offset) return undefined;
  let before = start;
  let after = end;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (offsetMinutes(timeZone, middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** The zone's UTC offset within a week. */
function offsetMinutes(timeZone: string, time: number): number {
  const utc = Math.floor(time / MINUTE_MS) - MONDAY_OF_EPOCH_MINUTES;
  return mod((minuteOfWeek(timeZone, new Date(time)) ?? 0) - utc, MINUTES_PER_WEEK);
}

function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
