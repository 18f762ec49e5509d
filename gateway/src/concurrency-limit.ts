import { UpstreamError } from "./fetch-whole.ts";
import type { Route } from "./proxy-routes.ts";

/** Gives a place back; `isAnswered` is false for a call that failed, or that the service refused. */
export type Leave = (isAnswered: boolean) => void;

/** Bounds the calls under way to a service. */
export interface ConcurrencyLimit {
  /** Takes a place, or waits for one. Throws UpstreamError "overloaded", at once where the wait would be too long. */
  enter(): Promise<Leave>;
  /** Calls that may be under way now. */
  places(): number;
  /** Whether all places were taken a moment ago: a service that then resets connections does so for want of room. */
  isBusy(): boolean;
}

export interface ConcurrencyLimitOptions {
  /** Calls under way that are always allowed; as many are at first. */
  min: number;
  max: number;
  clock?: () => number;
}

/** Together with the wait a visitor gets an answer within two seconds. */
const MAX_EXPECTED_WAIT_MS = 250;
const MAX_WAIT_MS = 500;
const LONG_CALL_MS = 1_000;
const SHORT_CALL_MS = 300;
const MAX_WAITING = 512;
const BUSY_MS = 2_000;
/** Of the newest call in the average. */
const WEIGHT = 0.1;
const DECREASE = 0.9;

/**
 * Finds out how many calls a service can take: one more with each short call that ends while all places are taken, one less with
 * each that ends while calls are long, a tenth less with each that fails. Who finds no place waits in line if it moves fast enough,
 * and is refused at once if not.
 */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { min, max, clock = () => performance.now() } = options;
  const waiting = new Set<() => void>();
  let limit = min;
  let underWay = 0;
  /** Moving averages of how long calls take, and of the time between two that let the next one in; unknown after an idle time. */
  let callMs: number | undefined;
  let gapMs: number | undefined;
  /** When a call last ended, or the last place was taken. */
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
    places: () => limit,
    isBusy: () => underWay >= limit || clock() - fullAt < BUSY_MS,
  };
}

function average(known: number | undefined, newest: number): number {
  return known === undefined ? newest : known + WEIGHT * (newest - known);
}

/** What a service answers whole can be shed by its time; what is streamed takes as long as its reader or sender likes. */
const WHOLE = { min: 16, max: 500 };
const STREAMED = { min: 500, max: 500 };

export interface RouteLimits {
  of(route: Route): ConcurrencyLimit;
  /** Calls that may be under way, by the name of their routes. */
  places(): ReadonlyMap<string, number>;
}

/** A limit for each class of a service's routes, so that none takes the places of another. */
export function createRouteLimits(): RouteLimits {
  const limits = new Map<string, ConcurrencyLimit>();
  return {
    of({ service, limitClass, delivery }) {
      const name = `${service} ${limitClass} ${delivery}`;
      const limit = limits.get(name) ?? createConcurrencyLimit(delivery === "streamed" ? STREAMED : WHOLE);
      limits.set(name, limit);
      return limit;
    },
    places: () => new Map([...limits].map(([name, limit]) => [name, limit.places()])),
  };
}
