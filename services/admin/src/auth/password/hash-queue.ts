import { refusal } from "@meridian/platform/app-error";
import PQueue from "p-queue";

/** The lane a caller waits in: strangers can fill only their own. */
export type Lane = "known" | "stranger";

/** Per lane, besides the running job: at 300 ms each, a known caller waits less than 3 s. */
const MAX_WAITING = 8;
const PRIORITY: Record<Lane, number> = { known: 1, stranger: 0 };
const RETRY_AFTER_SECONDS = 5;
const BUSY = {
  tr: "Aynı anda çok fazla şifre denetleniyor. Lütfen biraz bekleyin.",
  en: "Too many passwords are being checked. Please wait a moment.",
};

export type HashQueue = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

/**
 * Hashes one password at a time, since each hash takes 128 MiB. Known callers go before strangers; each lane is first in, first out. A full
 * lane throws unavailable instead of growing.
 */
export function createHashQueue(): HashQueue {
  const queue = new PQueue({ concurrency: 1 });
  return async (lane, work) => {
    const priority = PRIORITY[lane];
    if (queue.sizeBy({ priority }) >= MAX_WAITING) {
      throw refusal("unavailable", BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return queue.add(work, { priority });
  };
}
