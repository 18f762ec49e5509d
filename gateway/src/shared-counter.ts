import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import { MemoryStore, type Store } from "express-rate-limit";

const DEFAULT_WINDOW_MS = 60_000;
/** While the shared counters do not answer, requests do not wait for them one after the other. */
const LEFT_ALONE_MS = 1_000;

/** Counts requests of one class for all gateways together; while that is not possible, for this one alone. */
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
      try {
        const { count, resetsAt } = await shared.hit(keyOf(key), windowMs);
        return { totalHits: count, resetTime: resetsAt };
      } catch {
        leftAloneUntil = performance.now() + LEFT_ALONE_MS;
        return own.increment(key);
      }
    },
    // Every request counts: nothing is ever given back.
    async decrement() {},
    async resetKey(key) {
      await shared.reset(keyOf(key));
      await own.resetKey(key);
    },
    shutdown: () => own.shutdown(),
  };
}
