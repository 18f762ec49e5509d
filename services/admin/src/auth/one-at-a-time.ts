import { unavailable } from "@meridian/shared/kernel/app-error";

/**
 * Runs work one piece after the other. Hashing a password takes 128 MiB, so a burst of logins must queue, and a queue that
 * is already long turns the next away instead of growing.
 */
export function createQueue(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= maxWaiting) throw unavailable("Too many logins at once", { retryAfterSeconds: 5 });
    waiting += 1;
    const turn = tail.then(work, work).finally(() => {
      waiting -= 1;
    });
    tail = turn.catch(() => undefined);
    return turn;
  };
}
