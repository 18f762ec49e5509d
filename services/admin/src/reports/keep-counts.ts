import type { Logger } from "@meridian/shared/kernel/logger";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import type { VisitCountStore } from "@meridian/shared/ports/visit-count-store";

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 3_600_000;
/** Subjects of a day and kind that are kept once the day is over. */
const KEPT_SUBJECTS = 200;
/** A year and a month, so that a year can be compared with the one before by its last days. */
const RETENTION_DAYS = 400;

export interface KeepCountsOptions {
  visitCounts: VisitCountStore;
  places: Pick<PlaceStore, "totals">;
}

/** Notes how many businesses there are today, and lets go of what is no longer told apart or too old. */
export async function keepCounts({ visitCounts, places }: KeepCountsOptions, now: Date): Promise<void> {
  const { businesses } = await places.totals();
  await visitCounts.set({ kind: "listed", day: dayOf(now), subject: "", count: businesses });
  await visitCounts.thin(dayOf(now), KEPT_SUBJECTS);
  await visitCounts.forgetBefore(dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS)));
}

/** Now and every hour; repeating it in several processes does no harm. Answers what stops it. */
export function keepCountsDaily(options: KeepCountsOptions, logger: Logger): () => void {
  const keep = () => {
    keepCounts(options, new Date()).catch((error: unknown) => {
      logger.warn({ err: error }, "daily counts not stored");
    });
  };
  keep();
  const timer = setInterval(keep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, "2026-05-01".length);
}
