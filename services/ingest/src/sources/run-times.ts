import { DAY_MS, HOUR_MS, MINUTE_MS } from "@meridian/contracts/durations";
import type { ImportSource } from "@meridian/contracts/imports/import-source";

const FIRST_RETRY_MS = 5 * MINUTE_MS;
const MAX_RETRY_MS = DAY_MS;

/** A whole number of periods after the start that was set, else after the source was added: no retry changes the time of day. */
export function nextRunAfter(
  { startsAt, createdAt, everyHours }: Pick<ImportSource, "startsAt" | "createdAt" | "everyHours">,
  now: Date,
): string {
  const start = Date.parse(startsAt ?? createdAt);
  const periodMs = everyHours * HOUR_MS;
  const periods = Math.max(0, Math.floor((now.getTime() - start) / periodMs) + 1);
  return new Date(start + periods * periodMs).toISOString();
}

/** Twice as long after each failure, up to a day. */
export function retryAfter(failures: number, now: Date): string {
  const delayMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + delayMs).toISOString();
}
