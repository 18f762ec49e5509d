import { unavailable } from "@meridian/shared/kernel/app-error";
import PQueue from "p-queue";

/** Who waits: strangers can fill their own lane alone. */
export type Lane = "known" | "stranger";

/** In each lane, beside the one at work: at 300 ms each, the last of the known callers waits less than 3 s. */
const MAX_WAITING = 8;
const PRIORITY: Record<Lane, number> = { known: 1, stranger: 0 };
const RETRY_AFTER_SECONDS = 5;

export type HashQueue = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

/**
 * Runs work one piece at a time, since hashing a password takes 128 MiB: known callers before strangers, each lane in order. A
 * full lane throws unavailable at once instead of growing.
 */
export function createHashQueue(): HashQueue {
  const queue = new PQueue({ concurrency: 1 });
  return async (lane, work) => {
    const priority = PRIORITY[lane];
    if (queue.sizeBy({ priority }) >= MAX_WAITING) {
      throw unavailable("Too many passwords are being checked", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return queue.add(work, { priority });
  };
}
