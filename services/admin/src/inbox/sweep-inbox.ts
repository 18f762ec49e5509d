import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import type { Logger } from "@meridian/platform/logger";
import type { ContactStore } from "@meridian/ports/site/contact-store";

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 6 * 3_600_000;
const BATCH = 500;
const MAX_BATCHES = 1_000;

/** Erases items whose retention period is over and returns their number. */
export async function sweepInbox(inbox: ContactStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - INBOX_RETENTION_DAYS * DAY_MS);
  let erased = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await inbox.eraseBefore(before, BATCH);
    erased += count;
    if (count < BATCH) break;
  }
  return erased;
}

/** Sweeps at the start and every six hours; several processes may do so safely. Returns a function that stops it. */
export function keepInboxSwept(inbox: ContactStore, logger: Logger): () => void {
  const sweep = () => {
    sweepInbox(inbox, new Date()).then(
      (erased) => {
        if (erased > 0) logger.info({ erased }, "old messages erased");
      },
      (error: unknown) => logger.warn({ err: error }, "erasing old messages failed"),
    );
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
