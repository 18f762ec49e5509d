import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY } from "@meridian/contracts/businesses/week";
import { parseOpeningHours } from "../hours/opening-hours.ts";

/**
 * Hours in one line: "01234 9:00-12:00+13:00-18:00, 5 10:00-14:00, 6 closed", days from 0 for Monday, ends on the next day above 24:00.
 * Missing days are unknown.
 */
export function describeWeek(hours: OpeningHours | undefined): string {
  if (hours === undefined) return "unknown";
  const daysBySpans = new Map<string, string>();
  for (const day of hours.knownDays) {
    const spans = hours.intervals
      .filter(([start]) => Math.floor(start / MINUTES_PER_DAY) === day)
      .map(([start, end]) => `${clock(start - day * MINUTES_PER_DAY)}-${clock(end - day * MINUTES_PER_DAY)}`);
    const text = spans.length === 0 ? "closed" : spans.join("+");
    daysBySpans.set(text, `${daysBySpans.get(text) ?? ""}${day}`);
  }
  return [...daysBySpans].map(([spans, days]) => `${days} ${spans}`).join(", ");
}

/** The hours that a text says, in one line, with "and more" if it was not understood whole. */
export function describeHours(text: string): string {
  const { hours, isIncomplete } = parseOpeningHours(text);
  return `${describeWeek(hours)}${isIncomplete ? ", and more" : ""}`;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
