import type { OpeningHours, WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from "@meridian/contracts/businesses/week";

export const DAY_NAMES = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"] as const;
export const CLOSED = "Kapalı";
export const ALL_DAY = "24 saat";
const DAYS = DAY_NAMES.map((_, day) => day);
const SPAN = /^(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})$/;

export type HoursResult = { isValid: true; hours: OpeningHours | undefined } | { isValid: false; problem: string };

/** One line per day, Monday first: "09:00-18:00, 19:00-23:00", "Kapalı", "24 saat", or empty if unknown. */
export function hoursToLines(hours: OpeningHours | undefined): string[] {
  if (hours === undefined) return DAYS.map(() => "");
  const spans = hours.intervals.flatMap(splitAtMidnights);
  return DAYS.map((day) => {
    const own = spans.filter(([start]) => Math.floor(start / MINUTES_PER_DAY) === day);
    if (own.length === 0) return hours.knownDays.includes(day) ? CLOSED : "";
    return own.map((span) => spanText(span, day)).join(", ");
  });
}

/** Parses the lines; the problem names the first invalid day. */
export function linesToHours(lines: readonly string[]): HoursResult {
  const intervals: WeeklyInterval[] = [];
  const knownDays: number[] = [];
  for (const day of DAYS) {
    const text = (lines[day] ?? "").trim();
    if (text === "") continue;
    knownDays.push(day);
    const spans = spansOf(text, day);
    if (spans === undefined) {
      return { isValid: false, problem: `${DAY_NAMES[day]}: 09:00-18:00, ${CLOSED} veya ${ALL_DAY} yazın` };
    }
    intervals.push(...spans);
  }
  intervals.sort(([left], [right]) => left - right);
  const overlapping = overlappingDay(intervals);
  if (overlapping !== undefined) return { isValid: false, problem: `${DAY_NAMES[overlapping]}: saatler çakışıyor` };
  return { isValid: true, hours: knownDays.length === 0 ? undefined : { intervals, knownDays } };
}

function spansOf(text: string, day: number): WeeklyInterval[] | undefined {
  const folded = text.toLocaleLowerCase("tr-TR");
  const from = day * MINUTES_PER_DAY;
  if (folded === CLOSED.toLocaleLowerCase("tr-TR") || folded === "closed") return [];
  if (folded === ALL_DAY) return [[from, from + MINUTES_PER_DAY]];
  const spans: WeeklyInterval[] = [];
  for (const part of text.split(",")) {
    const [, startHour, startMinute, endHour, endMinute] = SPAN.exec(part.trim()) ?? [];
    const start = minutesOf(startHour, startMinute);
    const end = minutesOf(endHour, endMinute);
    if (start === undefined || end === undefined || start === MINUTES_PER_DAY) return undefined;
    spans.push([from + start, from + (end > start ? end : end + MINUTES_PER_DAY)]);
  }
  return spans;
}

/** Minutes of the day, up to 24:00. */
function minutesOf(hour: string | undefined, minute: string | undefined): number | undefined {
  const minutes = Number(hour) * 60 + Number(minute);
  const isTime = Number(minute) < 60 && minutes <= MINUTES_PER_DAY;
  return isTime ? minutes : undefined;
}

/** The day whose hours overlap the next opening; the week wraps around. */
function overlappingDay(intervals: readonly WeeklyInterval[]): number | undefined {
  for (const [index, [start, end]] of intervals.entries()) {
    const next = intervals[index + 1]?.[0] ?? (intervals[0]?.[0] ?? 0) + MINUTES_PER_WEEK;
    if (end > next && intervals.length > 1) return Math.floor(start / MINUTES_PER_DAY);
  }
  return undefined;
}

/** Splits openings longer than a day at midnight. */
function splitAtMidnights([start, end]: WeeklyInterval): WeeklyInterval[] {
  if (end - start <= MINUTES_PER_DAY) return [[start, end]];
  const spans: WeeklyInterval[] = [];
  for (let from = start; from < Math.min(end, start + MINUTES_PER_WEEK); ) {
    const midnight = (Math.floor(from / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY;
    const to = Math.min(midnight, end);
    const shift = from >= MINUTES_PER_WEEK ? MINUTES_PER_WEEK : 0;
    spans.push([from - shift, to - shift]);
    from = to;
  }
  return spans;
}

function spanText([start, end]: WeeklyInterval, day: number): string {
  const from = start - day * MINUTES_PER_DAY;
  const to = end - day * MINUTES_PER_DAY;
  if (from === 0 && to === MINUTES_PER_DAY) return ALL_DAY;
  return `${clock(from)}-${clock(to > MINUTES_PER_DAY ? to - MINUTES_PER_DAY : to)}`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
