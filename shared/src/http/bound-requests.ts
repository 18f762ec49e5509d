import type { RequestHandler, Response } from "express";
import { unavailable } from "../kernel/app-error.ts";
import { giveUpCurrentWork } from "../kernel/request-context.ts";
import { sendProblem } from "./problem-handler.ts";
import type { Refusals } from "./refusals.ts";

export interface RequestBounds {
  /** Requests under way beyond which the next is turned away rather than queued. */
  maxInFlight: number;
  /** Longest time that a read may go unanswered. */
  timeoutMs: number;
}

const RETRY_AFTER_SECONDS = 2;

/** Answers a request for which there is no room. */
export function refuse(res: Response, refusals: Refusals): void {
  refusals.count(res, "no_room");
  const detail = "There is too much to do at the moment. Please try again.";
  sendProblem(res, unavailable(detail, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
}

/**
 * Keeps a service answering while what it asks is slow: reads that take too long, and those for which there is no room, are
 * answered as unavailable; the former ask engines nothing more. Writes take the time they need: whoever sent one wants to know
 * what became of it.
 */
export function boundRequests({ maxInFlight, timeoutMs }: RequestBounds, refusals: Refusals): RequestHandler {
  let inFlight = 0;
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      next();
      return;
    }
    if (inFlight >= maxInFlight) {
      refuse(res, refusals);
      return;
    }
    inFlight += 1;
    const timer = setTimeout(() => {
      if (res.headersSent) return;
      giveUpCurrentWork();
      sendProblem(res, unavailable("This takes too long at the moment. Please try again."));
    }, timeoutMs);
    res.once("close", () => {
      inFlight -= 1;
      clearTimeout(timer);
    });
    next();
  };
}
