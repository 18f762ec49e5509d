import { DAY_MS } from "@meridian/contracts/durations";
import { dayOf } from "@meridian/domain/day-of";
/** UTC days, "2026-05-01", inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

const MAX_DAYS = 366;
export const RANGE_PRESETS_DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 30;

/** The last days, ending with the one that contains `now`. */
export function lastDays(count: number, now: number): DayRange {
  return { from: dayOf(new Date(now - (count - 1) * DAY_MS)), to: dayOf(new Date(now)) };
}

/** The range in an address, or the last month if it has no valid one. */
export function readRange({ from, to }: { from?: string | undefined; to?: string | undefined }, now: number): DayRange {
  if (from === undefined || to === undefined || rangeProblem({ from, to }) !== undefined) {
    return lastDays(DEFAULT_DAYS, now);
  }
  return { from, to };
}

/** What is wrong with a range, in words; undefined if it is valid. */
export function rangeProblem({ from, to }: DayRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return "İki tarihi de seçin.";
  if (from > to) return "Başlangıç tarihi bitiş tarihinden sonra olamaz.";
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS ? "En çok bir yıl seçilebilir." : undefined;
}

function isDay(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text;
}
