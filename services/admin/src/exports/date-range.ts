import type { ExportDateRange } from "@meridian/contracts/admin/export-fields";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { refusal } from "@meridian/platform/app-error";

/** The largest UTC offset in the world. */
const FARTHEST_ZONE_MS = 16 * HOUR_MS;
/** 1 January 1970, day 0, was a Thursday. */
const MONDAY_OFFSET_DAYS = 3;
const DAYS_PER_WEEK = 7;
const INCOMPLETE = {
  tr: "Özel aralık için başlangıç ve bitiş tarihi gerekli",
  en: "A custom range needs a start and an end date",
};
const REVERSED = {
  tr: "Başlangıç tarihi bitiş tarihinden sonra olamaz",
  en: "The start date cannot be after the end date",
};

export interface DateRangeRequest {
  dateRange: ExportDateRange;
  /** Of a custom range: a day such as "2026-05-01", or an instant. */
  startDate?: string | undefined;
  /** A day is included whole; an instant is excluded. */
  endDate?: string | undefined;
  timeZone: string;
}

/** Half-open: includes the first instant, excludes the second. */
export interface InstantRange {
  from?: Date;
  before?: Date;
}

/** Converts a range of days to instants in its time zone, also where a day has 23 or 25 hours or no midnight. */
export function instantRangeOf(request: DateRangeRequest, now: Date): InstantRange {
  const { dateRange, timeZone } = request;
  const today = dayAt(timeZone, now);
  const start = (day: number) => startOfDay(timeZone, day);
  switch (dateRange) {
    case "all":
      return {};
    case "today":
      return { from: start(today), before: start(today + 1) };
    case "yesterday":
      return { from: start(today - 1), before: start(today) };
    case "last24hours":
      return { from: new Date(now.getTime() - DAY_MS) };
    case "last7days":
      return { from: new Date(now.getTime() - DAYS_PER_WEEK * DAY_MS) };
    case "thisweek":
      return { from: start(today - mod(today + MONDAY_OFFSET_DAYS, DAYS_PER_WEEK)) };
    case "thismonth":
      return { from: start(firstOfMonth(today)) };
    case "custom":
      return customRange(request);
  }
}

/** "20260501-150000" in the time zone. */
export function fileTimestamp(timeZone: string, at: Date): string {
  const { year, month, day, hour, minute, second } = partsAt(timeZone, at);
  return `${year}${month}${day}-${hour}${minute}${second}`;
}

function customRange({ startDate, endDate, timeZone }: DateRangeRequest): InstantRange {
  const from = startDate === undefined ? undefined : instantOf(startDate, timeZone, 0);
  const before = endDate === undefined ? undefined : instantOf(endDate, timeZone, 1);
  if (from === undefined || before === undefined) throw refusal("invalid_input", INCOMPLETE);
  if (from >= before) throw refusal("invalid_input", REVERSED);
  return { from, before };
}

/** The start of the day `days` after a date, or the named instant. */
function instantOf(text: string, timeZone: string, days: number): Date {
  if (text.includes("T")) return new Date(text);
  return startOfDay(timeZone, Date.parse(`${text}T00:00:00Z`) / DAY_MS + days);
}

/** The first instant at which a day begins in a time zone; days count from 1 January 1970. */
function startOfDay(timeZone: string, day: number): Date {
  let before = day * DAY_MS - FARTHEST_ZONE_MS;
  let within = day * DAY_MS + FARTHEST_ZONE_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayAt(timeZone, new Date(middle)) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

function dayAt(timeZone: string, at: Date): number {
  const { year, month, day } = partsAt(timeZone, at);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

function firstOfMonth(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}

function partsAt(timeZone: string, at: Date) {
  const parts = { year: "", month: "", day: "", hour: "", minute: "", second: "" };
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) {
    if (type in parts) parts[type as keyof typeof parts] = value;
  }
  return parts;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const two = "2-digit";
  const clock = { hour: two, minute: two, second: two, hourCycle: "h23" } as const;
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: two, day: two, ...clock });
  formatters.set(timeZone, formatter);
  return formatter;
}

function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
