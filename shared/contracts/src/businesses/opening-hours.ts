import { z } from "zod";
import { MINUTES_PER_WEEK } from "./week.ts";

/**
 * A half-open span [start, end) in local minutes from Monday 00:00. `start` is below 10,080; `end` is above `start` and may pass midnight
 * and the end of the week.
 */
export const weeklyIntervalSchema = z.tuple([
  z
    .int()
    .min(0)
    .max(MINUTES_PER_WEEK - 1),
  z
    .int()
    .min(1)
    .max(2 * MINUTES_PER_WEEK),
]);
export type WeeklyInterval = z.infer<typeof weeklyIntervalSchema>;

export const openingHoursSchema = z.object({
  /** Sorted by start, without overlaps. */
  intervals: z.array(weeklyIntervalSchema).max(200),
  /** Days (0 = Monday) the source mentions. A missing day is unknown, never closed. */
  knownDays: z.array(z.int().min(0).max(6)).max(7),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

export const openStateSchema = z.object({
  state: z.enum(["open", "closed", "unknown"]),
  /** The instant (ISO 8601, UTC) at which `state` next changes; null if never or unknown. */
  changesAt: z.iso.datetime().nullable(),
});
export type OpenState = z.infer<typeof openStateSchema>;
