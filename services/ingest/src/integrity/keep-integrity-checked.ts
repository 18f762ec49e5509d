import type { Logger } from "@meridian/platform/logger";
import type { StoreIntegrity } from "@meridian/ports/businesses/store-integrity";

/** In local time, after the hour in which the index is compacted. */
const QUIET_HOUR = 4;
const LOOK_EVERY_MS = 10 * 60_000;

export interface IntegrityTiming {
  now?: () => Date;
  lookEveryMs?: number;
}

/** Checks the store once a night. Returns a function that stops it. */
export function keepIntegrityChecked(
  integrity: Pick<StoreIntegrity, "check">,
  logger: Logger,
  { now = () => new Date(), lookEveryMs = LOOK_EVERY_MS }: IntegrityTiming = {},
): () => void {
  let checkedOn: string | undefined;
  const checkWhenDue = (): void => {
    const today = now().toDateString();
    if (now().getHours() !== QUIET_HOUR || checkedOn === today) return;
    checkedOn = today;
    integrity.check().catch((error: unknown) => logger.error({ err: error }, "store integrity check failed"));
  };
  const timer = setInterval(checkWhenDue, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
