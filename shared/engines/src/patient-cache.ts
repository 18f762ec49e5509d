import { within } from "@meridian/platform/within";
import type { Cache } from "@meridian/ports/cache";

/** Many times what a healthy cache takes, and less than anything that is worth keeping costs. */
const PATIENCE_MS = 20;
/** A cache that did not answer is skipped for this long. */
const LEFT_ALONE_MS = 2_000;

/** A cache that never fails and is never waited for: while it is away or slow it holds nothing and takes nothing. */
export function createPatientCache(cache: Cache): Cache {
  let leftAloneUntil = 0;

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < leftAloneUntil) return undefined;
    try {
      return await within(PATIENCE_MS, work());
    } catch {
      leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      return undefined;
    }
  }

  return {
    get: (key) => attempt(() => cache.get(key)),
    async set(key, value, ttlMs) {
      await attempt(() => cache.set(key, value, ttlMs));
    },
  };
}
