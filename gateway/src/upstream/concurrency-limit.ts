import type { Route } from "../proxy-routes.ts";
import { UpstreamError } from "./fetch-whole.ts";

/** Releases a slot; `isAnswered` is false if the call failed or the service rejected it. */
export type Leave = (isAnswered: boolean) => void;

/** Bounds concurrent calls to a service. */
export interface ConcurrencyLimit {
  /** Takes a slot or waits for one. Throws UpstreamError "overloaded", immediately if the wait would be too long. */
  enter(): Promise<Leave>;
  /** Current limit. */
  slots(): number;
  /** Whether all slots were taken a moment ago; a service that resets connections then does so because it is overloaded. */
  isBusy(): boolean;
}

export interface ConcurrencyLimitOptions {
  /** Minimum and initial limit. */
  min: number;
  max: number;
  clock?: () => number;
}

/** Together with the wait, visitors get an answer within two seconds. */
const MAX_EXPECTED_WAIT_MS = 250;
const MAX_WAIT_MS = 500;
const LONG_CALL_MS = 1_000;
const SHORT_CALL_MS = 300;
const MAX_WAITING = 512;
const BUSY_MS = 2_000;
/** Weight of the newest call in the average. */
const WEIGHT = 0.1;
const DECREASE = 0.9;

/**
 * Adapts the limit to what the service can handle: plus one for each fast call that ends while all slots are taken, minus one for
 * each slow call, minus a tenth for each failure. A caller without a slot queues if the queue moves fast enough, and is rejected
 * otherwise.
 */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { min, max, clock = () => performance.now() } = options;
  const waiting = new Set<() => void>();
  let limit = min;
  let underWay = 0;
  /** Moving averages of call duration and of the time between admissions; unknown after an idle period. */
  let callMs: number | undefined;
  let gapMs: number | undefined;
  /** When a call last ended or the last slot was taken. */
  let movedAt = 0;
  let fullAt = Number.NEGATIVE_INFINITY;

  const adapt = (tookMs: number, isAnswered: boolean): void => {
    const averageMs = average(callMs, tookMs);
    const isFull = underWay >= limit;
    callMs = averageMs;
    if (!isAnswered) limit = Math.max(min, Math.floor(limit * DECREASE));
    else if (averageMs > LONG_CALL_MS) limit = Math.max(min, limit - 1);
    else if (averageMs < SHORT_CALL_MS && isFull) limit = Math.min(max, limit + 1);
  };

  const start = (): Leave => {
    const startedAt = clock();
    if (underWay === 0) {
      callMs = undefined;
      gapMs = undefined;
    }
    underWay += 1;
    if (underWay >= limit) movedAt = startedAt;
    return (isAnswered) => {
      const endedAt = clock();
      if (waiting.size > 0) gapMs = average(gapMs, endedAt - movedAt);
      if (underWay >= limit) fullAt = endedAt;
      movedAt = endedAt;
      adapt(endedAt - startedAt, isAnswered);
      underWay -= 1;
      for (const next of waiting) {
        if (underWay >= limit) break;
        next();
      }
    };
  };

  const isWaitTooLong = (): boolean => {
    const expectedMs = Math.max((waiting.size + 1) * (gapMs ?? 0), clock() - movedAt);
    return waiting.size >= MAX_WAITING || expectedMs > MAX_EXPECTED_WAIT_MS;
  };

  const wait = (): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        clearTimeout(timer);
        waiting.delete(take);
        resolve(start());
      };
      const timer = setTimeout(() => {
        waiting.delete(take);
        reject(new UpstreamError("overloaded"));
      }, MAX_WAIT_MS);
      waiting.add(take);
    });

  return {
    async enter() {
      if (underWay < limit) return start();
      if (isWaitTooLong()) throw new UpstreamError("overloaded");
      return wait();
    },
    slots: () => limit,
    isBusy: () => underWay >= limit || clock() - fullAt < BUSY_MS,
  };
}

function average(known: number | undefined, newest: number): number {
  return known === undefined ? newest : known + WEIGHT * (newest - known);
}

/** Duration is a signal only for whole responses; a stream takes as long as its client. */
const WHOLE = { min: 16, max: 500 };
const STREAMED = { min: 500, max: 500 };

export interface RouteLimits {
  of(route: Route): ConcurrencyLimit;
  /** Current limits by route class. */
  slots(): ReadonlyMap<string, number>;
}

/** One limit per route class of a service, so that no class starves another. */
export function createRouteLimits(): RouteLimits {
  const limits = new Map<string, ConcurrencyLimit>();
  return {
    of({ service, limitClass, delivery }) {
      const name = `${service} ${limitClass} ${delivery}`;
      const limit = limits.get(name) ?? createConcurrencyLimit(delivery === "streamed" ? STREAMED : WHOLE);
      limits.set(name, limit);
      return limit;
    },
    slots: () => new Map([...limits].map(([name, limit]) => [name, limit.slots()])),
  };
}
