import { WEEKDAYS } from "../../shared/contracts/src/businesses/week.ts";
import type { HoursKind } from "./category-profiles.ts";

/** When a country's week ends, and whether its shops close at midday. */
export type HoursCulture = "plain" | "siesta" | "late" | "gulf";

/**
 * Weeks as "1-5 9:00-18:00; 6 10:00-14:00": days from 1 = Monday, spans joined by "+", missing days are closed. "24" means the whole day.
 */
const WEEKS: Readonly<Record<HoursKind, readonly string[]>> = {
  dining: [
    "1-4 11:30-22:00; 5-6 11:30-23:00; 7 12:00-21:00",
    "2-5 12:00-14:30+18:00-22:30; 6 18:00-23:00; 7 12:00-15:00",
    "1-7 11:00-23:00",
    "1-7 17:00-23:30",
    "3-7 12:00-22:00",
    "1-4 11:00-21:30; 5-6 11:00-0:30; 7 11:00-21:30",
  ],
  cafe: [
    "1-5 7:00-18:00; 6-7 8:00-17:00",
    "1-7 8:00-19:00",
    "2-5 8:30-18:00; 6-7 9:00-18:00",
    "1-5 6:30-16:00; 6 8:00-14:00",
    "1-7 9:00-22:00",
  ],
  night: [
    "1-4 17:00-1:00; 5-6 17:00-3:00; 7 17:00-0:00",
    "2-4 18:00-2:00; 5-6 18:00-4:00",
    "4-6 22:00-5:00",
    "1-7 16:00-2:00",
    "1-4 12:00-23:00; 5-6 12:00-1:00; 7 12:00-22:30",
  ],
  bakery: ["1-5 6:00-18:00; 6 6:00-13:00", "2-6 6:30-18:30; 7 7:00-12:00", "1-6 7:00-19:00; 7 8:00-11:00"],
  retail: [
    "1-5 9:00-18:30; 6 9:30-16:00",
    "1-6 10:00-19:00",
    "1-6 10:00-20:00; 7 12:00-18:00",
    "2-5 10:00-18:00; 6 10:00-14:00",
    "1-5 9:30-19:00; 6 10:00-18:00",
  ],
  grocery: [
    "1-6 7:00-22:00; 7 8:00-20:00",
    "1-6 8:00-21:00",
    "1-7 6:00-23:00",
    "1-7 24",
    "1-5 8:00-20:00; 6 8:00-18:00",
  ],
  office: [
    "1-5 9:00-17:00",
    "1-5 8:30-17:30",
    "1-4 9:00-18:00; 5 9:00-14:00",
    "1-5 9:00-12:30+14:00-17:30",
    "1-5 10:00-18:00",
  ],
  health: [
    "1-5 8:00-17:00",
    "1-2 8:00-12:00+14:00-18:00; 3 8:00-12:00; 4 8:00-12:00+15:00-19:00; 5 8:00-13:00",
    "1-5 9:00-18:00; 6 9:00-13:00",
    "1-4 8:30-17:30; 5 8:30-15:00",
  ],
  always: ["1-7 24"],
  fitness: [
    "1-5 6:00-22:00; 6-7 8:00-20:00",
    "1-5 7:00-23:00; 6-7 9:00-21:00",
    "1-7 24",
    "1-5 9:00-12:00+16:00-21:30; 6 9:00-14:00",
  ],
  culture: [
    "2-7 10:00-18:00",
    "2-3 10:00-17:00; 4 10:00-20:00; 5-7 10:00-17:00",
    "1-5 9:00-19:00; 6 10:00-16:00",
    "3-7 11:00-18:00",
  ],
  evening: ["1-7 14:00-23:30", "2-7 16:00-23:00", "3-6 18:00-23:30; 7 15:00-21:00", "1-4 13:00-23:00; 5-7 11:00-1:00"],
  school: ["1-5 8:00-16:30", "1-5 9:00-19:00; 6 9:00-13:00", "1-5 7:30-17:30"],
  craft: ["1-5 7:30-17:00", "1-5 8:00-18:00; 6 8:00-13:00", "1-4 7:00-16:30; 5 7:00-14:00", "1-6 8:30-19:00"],
};

/** Replaces a kind's week where a midday break is usual. */
const SIESTA_WEEKS: Partial<Record<HoursKind, readonly string[]>> = {
  dining: [
    "2-7 13:00-16:00+20:30-0:00",
    "1-7 12:30-15:00+19:30-23:30",
    "3-5 13:00-16:30+20:00-0:30; 6-7 13:00-17:00+20:00-1:00",
    "1-7 12:00-0:00",
  ],
  retail: [
    "1-5 9:30-13:30+17:00-20:30; 6 10:00-14:00",
    "1-6 10:00-14:00+16:30-20:00",
    "1 16:00-19:30; 2-6 9:30-13:00+16:00-19:30",
    "1-6 10:00-21:00",
  ],
  bakery: ["1-6 7:00-14:00+17:00-20:00; 7 7:30-14:00", "2-7 7:00-13:00+16:30-19:30"],
  office: ["1-4 9:00-14:00+16:00-19:00; 5 9:00-14:00", "1-5 9:00-13:00+15:00-18:30"],
  health: ["1-5 9:30-13:30+16:00-20:00", "1-4 9:00-13:00+15:30-19:30; 5 9:00-14:00"],
  night: ["3-4 20:00-2:30; 5-6 20:00-4:00; 7 19:00-1:00", "1-7 18:00-3:00"],
  craft: ["1-5 8:00-13:00+15:00-18:30", "1-5 8:30-13:30+16:00-20:00; 6 9:00-13:00"],
};

const LATE_WEEKS: Partial<Record<HoursKind, readonly string[]>> = {
  retail: ["1-7 10:00-21:00", "1-7 10:30-20:00", "1-6 9:00-20:00; 7 10:00-18:00", "1-7 9:00-22:00"],
  dining: [
    "1-7 11:00-14:00+17:00-22:00",
    "1-7 10:00-22:30",
    "2-7 11:30-14:30+17:30-23:00",
    "1-7 17:00-1:00",
    "1-7 9:00-21:00",
  ],
  grocery: ["1-7 24", "1-7 7:00-23:00", "1-7 8:00-22:00"],
  health: ["1-6 9:00-12:00+14:00-18:00", "1-5 9:00-19:00; 6 9:00-13:00", "1-6 9:30-13:00+17:00-20:30"],
};

const cache = new Map<string, readonly string[]>();

/** The weeks (JSON of day to spans) of a kind's businesses in a culture. */
export function weeklyHoursOf(kind: HoursKind, culture: HoursCulture): readonly string[] {
  const key = `${kind} ${culture}`;
  let weeks = cache.get(key);
  if (weeks === undefined) {
    weeks = weeksOf(kind, culture).map((week) => toJson(week, culture === "gulf"));
    cache.set(key, weeks);
  }
  return weeks;
}

function weeksOf(kind: HoursKind, culture: HoursCulture): readonly string[] {
  if (culture === "siesta") return SIESTA_WEEKS[kind] ?? WEEKS[kind];
  if (culture === "plain") return WEEKS[kind];
  return LATE_WEEKS[kind] ?? WEEKS[kind];
}

/** With `restsOnFriday` the week runs from Sunday: Monday's hours apply on Sunday. */
function toJson(week: string, restsOnFriday: boolean): string {
  const days: Record<string, string> = Object.fromEntries(WEEKDAYS.map((day) => [day, "Closed"]));
  for (const part of week.split("; ")) {
    const [range = "", spans = ""] = part.split(" ");
    const [first = 1, last = first] = range.split("-").map(Number);
    for (let day = first; day <= last; day++) {
      const name = WEEKDAYS[(day - 1 + (restsOnFriday ? 6 : 0)) % 7];
      if (name !== undefined) days[name] = spans === "24" ? "Open 24 hours" : spans.split("+").map(spanText).join(",");
    }
  }
  return JSON.stringify(days);
}

const spanText = (span: string): string => span.split("-").map(clockText).join("-");

function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  return `${clock}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}${hour < 12 ? "AM" : "PM"}`;
}
