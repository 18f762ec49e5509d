import type { RequestHandler, Response } from "express";
import { refusal } from "../../app-error.ts";
import { giveUpCurrentWork } from "../../request-context.ts";
import { sendProblem } from "../problem-handler.ts";
import type { Refusals } from "./refusals.ts";

export interface RequestBounds {
  /** Maximum number of concurrent requests; further ones are rejected, not queued. */
  maxInFlight: number;
  /** Timeout of a read. */
  timeoutMs: number;
}

const RETRY_AFTER_SECONDS = 2;
const TOO_MUCH = {
  tr: "Şu anda yapılacak çok iş var. Lütfen yeniden deneyin.",
  en: "There is too much to do at the moment. Please try again.",
};
const TOO_SLOW = {
  tr: "Bu işlem şu anda çok uzun sürüyor. Lütfen yeniden deneyin.",
  en: "This takes too long at the moment. Please try again.",
};

/** Rejects a request above the limit. */
export function refuse(res: Response, refusals: Refusals): void {
  refusals.count(res, "no_room");
  sendProblem(res, refusal("unavailable", TOO_MUCH, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
}

/**
 * Keeps a service responsive while its engines are slow. Reads that time out, and those above the limit, answer unavailable; a
 * read that timed out makes no further engine calls. Writes have no timeout, because their callers need the outcome.
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
      sendProblem(res, refusal("unavailable", TOO_SLOW));
    }, timeoutMs);
    res.once("close", () => {
      inFlight -= 1;
      clearTimeout(timer);
    });
    next();
  };
}
