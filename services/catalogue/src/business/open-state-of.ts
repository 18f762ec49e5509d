import type { Business } from "@meridian/contracts/businesses/business";
import type { OpenState } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, WEEKDAYS } from "@meridian/contracts/businesses/week";
import { minuteOfWeek, openStateAt } from "@meridian/domain/businesses/open-state";
import { parseRawWeek } from "./hours-text.ts";

type HoursFields = Pick<Business, "hours" | "workingHours" | "timeZone" | "status">;

/**
 * A closed business is closed whatever its hours say. Unparsed hours follow the simple rule: open if today has an entry other than
 * "Closed", with an unknown next change.
 */
export function openStateOf({ hours, workingHours, timeZone, status }: HoursFields, at: Date): OpenState {
  if (status !== "operational") return { state: "closed", changesAt: null };
  if (hours !== undefined || timeZone === undefined) return openStateAt(hours, timeZone, at);
  const minute = minuteOfWeek(timeZone, at);
  const today = minute === undefined ? undefined : WEEKDAYS[Math.floor(minute / MINUTES_PER_DAY)];
  const entry = today === undefined ? undefined : parseRawWeek(workingHours).get(today);
  if (entry === undefined) return { state: "unknown", changesAt: null };
  return { state: entry.toLowerCase() === "closed" ? "closed" : "open", changesAt: null };
}
