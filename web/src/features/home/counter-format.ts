import { formatCount } from "../../lib/format/number-format.ts";

/** "1.1M+" above a million, in full below. Truncated, not rounded: the plus means "at least". */
export function formatBusinessCounter(count: number): string {
  return count > 1_000_000 ? `${(Math.floor(count / 100_000) / 10).toString()}M+` : formatCount(count);
}

/** "60+" */
export function formatCountryCounter(count: number): string {
  return count > 0 ? `${formatCount(count)}+` : "0";
}

/** "15K+" above a thousand, in full below. */
export function formatCityCounter(count: number): string {
  return count > 1000 ? `${formatCount(Math.floor(count / 1000))}K+` : formatCount(count);
}
