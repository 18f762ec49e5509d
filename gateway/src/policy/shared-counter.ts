import { within } from "@meridian/platform/within";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { MemoryStore, type Store } from "express-rate-limit";

const DEFAULT_WINDOW_MS = 60_000;
/** While the shared counters are down, one request at a time probes them; no other waits. */
const LEFT_ALONE_MS = 1_000;
/** Short enough not to be noticed. The count completes either way. */
const PATIENCE_MS = 250;

/** Counts a class's requests across all gateways; falls back to counting alone. */
export function createSharedCounter(shared: RateLimitStore, name: string): Store {
  const own = new MemoryStore();
  const keyOf = (key: string) => `gateway:${name}:${key}`;
  let windowMs = DEFAULT_WINDOW_MS;
  let leftAloneUntil = 0;
  return {
    localKeys: false,
    init(options) {
      windowMs = options.windowMs;
      own.init(options);
    },
    async increment(key) {
      if (performance.now() < leftAloneUntil) return own.increment(key);
      if (leftAloneUntil > 0) leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      try {
        const counted = shared.hit(keyOf(key), windowMs);
        const { count, resetsAt } = await within(PATIENCE_MS, counted);
        leftAloneUntil = 0;
        return { totalHits: count, resetTime: resetsAt };
      } catch {
        leftAloneUntil = performance.now() + LEFT_ALONE_MS;
        return own.increment(key);
      }
    },
    // Every request counts: no decrement.
    async decrement() {},
    async resetKey(key) {
      await shared.reset(keyOf(key));
      await own.resetKey(key);
    },
    shutdown: () => own.shutdown(),
  };
}
