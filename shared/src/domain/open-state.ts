import {
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  type OpeningHours,
  type OpenState,
  type WeeklyInterval,
} from "../contracts/opening-hours.ts";

const MS_PER_MINUTE = 60_000;
const UNKNOWN: OpenState = { state: "unknown", changesAt: null };
const DAY_INDEX: Readonly<Record<string, number>> = { Mon: 0, Tue: 1, Wed: 2, Thu: 3, Fri: 4, Sat: 5, Sun: 6 };
const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * Whether a place is open at an instant, in its own zone, and when that next changes. Without hours, without a zone, or on a
 * day the source does not speak of, the state is unknown. Changes of the clock are respected; holidays are not guessed.
 */
export function openStateAt(hours: OpeningHours | undefined, timeZone: string | undefined, at: Date): OpenState {
  if (hours === undefined || timeZone === undefined || hours.knownDays.length === 0) return UNKNOWN;
  const minute = minuteOfWeek(timeZone, at);
  if (minute === undefined) return UNKNOWN;
  const spans = mergeSpans(hours.intervals);
  const current = spans.find(([start, end]) => containsMinute(start, end, minute));
  if (current !== undefined) {
    const isAlways = current[1] - current[0] >= MINUTES_PER_WEEK;
    const minutesLeft = mod(current[1] - minute, MINUTES_PER_WEEK);
    return { state: "open", changesAt: isAlways ? null : instantAfter(timeZone, at, minutesLeft) };
  }
  if (!hours.knownDays.includes(Math.floor(minute / MINUTES_PER_DAY))) return UNKNOWN;
  return { state: "closed", changesAt: nextOpening(spans, hours.knownDays, timeZone, at, minute) };
}

/** Minutes since Monday 00:00 on the clocks of a zone; undefined for a zone that does not exist. */
export function minuteOfWeek(timeZone: string, at: Date): number | undefined {
  const formatter = formatterOf(timeZone);
  if (formatter === undefined) return undefined;
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

function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formatters.has(timeZone)) return formatters.get(timeZone);
  let formatter: Intl.DateTimeFormat | undefined;
  try {
    formatter = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  } catch {
    formatter = undefined;
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Joins touching intervals, also across the week's end, so that an end is a moment when the door really closes. */
function mergeSpans(intervals: readonly WeeklyInterval[]): WeeklyInterval[] {
  const sorted = intervals.toSorted((a, b) => a[0] - b[0]);
  const merged: WeeklyInterval[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  const first = merged[0];
  const last = merged.at(-1);
  if (first === undefined || last === undefined) return merged;
  if (last[1] >= first[0] + MINUTES_PER_WEEK) {
    if (first === last) return [[0, MINUTES_PER_WEEK]];
    last[1] = Math.max(last[1], first[1] + MINUTES_PER_WEEK);
    merged.shift();
  }
  return merged;
}

/** Whether a weekly interval holds a minute of the week; it may run past the week's end. */
export function containsMinute(start: number, end: number, minute: number): boolean {
  return (start <= minute && minute < end) || (start <= minute + MINUTES_PER_WEEK && minute + MINUTES_PER_WEEK < end);
}

/** The next opening, unless a day of which nothing is known comes first. */
function nextOpening(
  spans: readonly WeeklyInterval[],
  knownDays: readonly number[],
  timeZone: string,
  at: Date,
  minute: number,
): string | null {
  let wait = Number.POSITIVE_INFINITY;
  for (const [start] of spans) wait = Math.min(wait, mod(start - minute, MINUTES_PER_WEEK));
  if (!Number.isFinite(wait)) return null;
  const today = Math.floor(minute / MINUTES_PER_DAY);
  const lastDay = Math.floor((minute + wait) / MINUTES_PER_DAY);
  for (let day = today; day <= lastDay; day++) {
    if (!knownDays.includes(day % 7)) return null;
  }
  return instantAfter(timeZone, at, wait);
}

/** The instant at which a zone's clocks show `minutes` more than now, over a change of the clock where there is one between. */
function instantAfter(timeZone: string, at: Date, minutes: number): string {
  const floor = Math.floor(at.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;
  const guess = new Date(floor + minutes * MS_PER_MINUTE);
  const wanted = mod((minuteOfWeek(timeZone, at) ?? 0) + minutes, MINUTES_PER_WEEK);
  const shown = minuteOfWeek(timeZone, guess) ?? wanted;
  const drift = mod(wanted - shown + MINUTES_PER_WEEK / 2, MINUTES_PER_WEEK) - MINUTES_PER_WEEK / 2;
  return new Date(guess.getTime() + drift * MS_PER_MINUTE).toISOString();
}

function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
