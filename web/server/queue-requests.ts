import { refuse } from "@meridian/shared/http/bound-requests";
import type { Refusals } from "@meridian/shared/http/refusals";
import type { RequestHandler } from "express";

export interface RequestQueue {
  /** Requests that are worked on at the same time. */
  maxAtOnce: number;
  /** Requests that wait for one of those to end; beyond them the next is turned away. */
  maxWaiting: number;
}

/**
 * Works on a few requests at a time, first come, first served. Pages that are all rendered at once are all late, and when their
 * readers have given up nothing of the work is left; one after another most of them arrive. Who leaves the queue costs nothing.
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
