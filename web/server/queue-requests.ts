import { refuse } from "@meridian/platform/http/server/bound-requests";
import type { Refusals } from "@meridian/platform/http/server/refusals";
import type { RequestHandler } from "express";

export interface RequestQueue {
  /** The maximum concurrent requests. */
  maxAtOnce: number;
  /** The maximum waiting requests; further ones are rejected. */
  maxWaiting: number;
}

/**
 * Handles a few requests at a time, first come, first served. Pages rendered all at once are all late, and if their visitors give up the
 * work is wasted; one after another, most arrive. Leaving the queue costs nothing.
 */
export function queueRequests({ maxAtOnce, maxWaiting }: RequestQueue, refusals: Refusals): RequestHandler {
  const waiting = new Set<() => void>();
  let underWay = 0;
  const endOne = (): void => {
    underWay -= 1;
    const [next] = waiting;
    next?.();
  };
  return (_req, res, next) => {
    const start = (): void => {
      waiting.delete(start);
      underWay += 1;
      res.once("close", endOne);
      next();
    };
    if (underWay < maxAtOnce) return start();
    if (waiting.size >= maxWaiting) return refuse(res, refusals);
    waiting.add(start);
    res.once("close", () => waiting.delete(start));
  };
}
