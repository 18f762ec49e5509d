import { isRecord } from "@meridian/domain/is-record";
import { type DayEntry, EVERY_DAY } from "./hours-entry.ts";

/** One opening from a source that numbers days. */
interface NumberedSpan {
  /** In the source's numbering. */
  day: number;
  start: string;
  end: string;
}

/**
 * Lists of openings by day number, for sources whose numbering is known: Google's `periods` (Sunday is 0), Yelp's `start` and `end` (Monday
 * is 0), and lists up to 7 (Monday is 1, as in Foursquare's `regular`). Undefined for anything else: the meaning of a bare number must not
 * be guessed.
 */
export function entriesOfNumberedDays(json: unknown): DayEntry[] | undefined {
  if (isRecord(json)) {
    if (Array.isArray(json.periods) && !("weekday_text" in json) && !("weekdayDescriptions" in json)) {
      return entriesOfPeriods(json.periods);
    }
    if (Array.isArray(json.regular)) return toEntries(json.regular, 1);
    return Array.isArray(json.open) ? toEntries(json.open, 0) : undefined;
  }
  if (!Array.isArray(json) || json.length === 0) return undefined;
  const first: unknown = json[0];
  if (isRecord(first) && Array.isArray(first.open) && "hours_type" in first) return toEntries(first.open, 0);
  if (isRecord(first) && "is_overnight" in first) return toEntries(json, 0);
  return json.some((item: unknown) => isRecord(item) && item.day === 7) ? toEntries(json, 1) : undefined;
}

function entriesOfPeriods(periods: readonly unknown[]): DayEntry[] | undefined {
  const [only] = periods;
  if (
    periods.length === 1 &&
    isRecord(only) &&
    only.close === undefined &&
    isRecord(only.open) &&
    only.open.day === 0
  ) {
    return [{ days: EVERY_DAY, text: "24h" }];
  }
  const entries: DayEntry[] = [];
  for (const period of periods) {
    if (!isRecord(period) || !isRecord(period.open) || !isRecord(period.close)) return undefined;
    const [start, end] = [clockOf(period.open), clockOf(period.close)];
    const { day } = period.open;
    if (start === undefined || end === undefined || typeof day !== "number") return undefined;
    entries.push({ days: [(day + 6) % 7], text: `${start}-${end}` });
  }
  return entries;
}

/** Days missing from the list stay unknown. */
function toEntries(items: readonly unknown[], firstDay: number): DayEntry[] | undefined {
  const spans = items.map(spanOf);
  const entries: DayEntry[] = [];
  for (const span of spans) {
    const weekday = span === undefined ? -1 : span.day - firstDay;
    if (span === undefined || weekday < 0 || weekday > 6) return undefined;
    entries.push({ days: [weekday], text: `${span.start}-${span.end}` });
  }
  return entries;
}

function spanOf(item: unknown): NumberedSpan | undefined {
  if (!isRecord(item) || typeof item.day !== "number") return undefined;
  const start = withColon(item.start ?? item.open);
  const end = withColon(item.end ?? item.close);
  return start === undefined || end === undefined ? undefined : { day: item.day, start, end };
}

/** Google has `time: "0930"`, its newer API `hour` and `minute`. */
function clockOf(moment: Record<string, unknown>): string | undefined {
  if (typeof moment.hour === "number") return `${moment.hour}:${String(moment.minute ?? 0).padStart(2, "0")}`;
  return withColon(moment.time);
}

function withColon(time: unknown): string | undefined {
  const match = typeof time === "string" ? /^\+?(\d{2}):?(\d{2})$/.exec(time) : null;
  return match === null ? undefined : `${match[1]}:${match[2]}`;
}
