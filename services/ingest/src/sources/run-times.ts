import { DAY_MS, HOUR_MS, MINUTE_MS } from "@meridian/contracts/durations";
import type { ImportSource } from "@meridian/contracts/imports/import-source";

const FIRST_RETRY_MS = 5 * MINUTE_MS;
const MAX_RETRY_MS = DAY_MS;

/** From the start that was set, else from the time that was planned, so that runs keep their time of day. */
export function nextRunAfter(
  { startsAt, nextRunAt, everyHours }: Pick<ImportSource, "startsAt" | "nextRunAt" | "everyHours">,
  now: Date,
): string {
  const planned = Date.parse(startsAt ?? nextRunAt);
  const periodMs = everyHours * HOUR_MS;
  if (planned > now.getTime()) return new Date(planned).toISOString();
  const missed = Math.floor((now.getTime() - planned) / periodMs);
  return new Date(planned + (missed + 1) * periodMs).toISOString();
}

/** Twice as long after each failure, up to a day. */
export function retryAfter(failures: number, now: Date): string {
  const delayMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + delayMs).toISOString();
}
