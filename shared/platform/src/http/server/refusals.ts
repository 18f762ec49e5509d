import type { Response } from "express";
import { Counter } from "prom-client";
import type { Logger } from "../../logger.ts";
import type { Metrics } from "./health-routes.ts";

/** Why a request was rejected: the visitor's rate limit, overload, or a busy service that reset the connection. */
export type RefusalReason = "rate_limit" | "no_room" | "reset";

/** Counts expected rejections instead of logging them: thousands of lines would bury the one with the cause. */
export interface Refusals {
  /** Counted under `res.locals.routeName` if set. */
  count(res: Pick<Response, "locals">, reason: RefusalReason): void;
}

const SUMMARY_EVERY_MS = 10_000;
const IS_REFUSED = "isRefused";

/** Logs one line per period with rejections, and exports a metric. */
export function createRefusals({ registry }: Metrics, logger: Logger, everyMs = SUMMARY_EVERY_MS): Refusals {
  const total = new Counter({
    name: "http_refusals_total",
    help: "Requests turned away, by route and reason",
    labelNames: ["route", "reason"],
    registers: [registry],
  });
  let counts: Record<string, number> = {};
  const summarise = (): void => {
    logger.warn({ counts, periodMs: everyMs }, "requests refused");
    counts = {};
  };
  return {
    count({ locals }, reason) {
      locals[IS_REFUSED] = true;
      const route = typeof locals.routeName === "string" ? locals.routeName : "";
      total.inc({ route, reason });
      const name = `${route} ${reason}`.trim();
      if (Object.keys(counts).length === 0) setTimeout(summarise, everyMs).unref();
      counts[name] = (counts[name] ?? 0) + 1;
    },
  };
}

/** Whether a request is counted instead of logged. */
export function isRefused(res: Response): boolean {
  return res.locals[IS_REFUSED] === true;
}
