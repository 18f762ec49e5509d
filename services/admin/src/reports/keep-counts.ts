import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { dayOf } from "@meridian/domain/day-of";
import type { Logger } from "@meridian/platform/logger";
import { runEvery } from "@meridian/platform/run-every";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { VisitCountStore } from "@meridian/ports/site/visit-count-store";

/** The number of subjects kept per day and kind once the day is over. */
const KEPT_SUBJECTS = 200;
/** A year and a month, so that the last days of a year can be compared with those of the year before. */
const RETENTION_DAYS = 400;

export interface KeepCountsOptions {
  visitCounts: VisitCountStore;
  places: Pick<PlaceStore, "totals">;
}

/** Records today's number of businesses and drops counts that are too detailed or too old. */
export async function keepCounts({ visitCounts, places }: KeepCountsOptions, now: Date): Promise<void> {
  const { businesses } = await places.totals();
  await visitCounts.set({ kind: "listed", day: dayOf(now), subject: "", count: businesses });
  await visitCounts.thin(dayOf(now), KEPT_SUBJECTS);
  await visitCounts.forgetBefore(dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS)));
}

/** Runs now and every hour; several processes may do so safely. Returns a function that stops it. */
export function keepCountsDaily(options: KeepCountsOptions, logger: Logger): () => void {
  const keep = () => keepCounts(options, new Date());
  return runEvery(HOUR_MS, keep, (error) => logger.warn({ err: error }, "daily counts not stored"));
}
