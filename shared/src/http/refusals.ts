import type { Response } from "express";
import { Counter } from "prom-client";
import type { Logger } from "../kernel/logger.ts";
import type { Metrics } from "./health-routes.ts";

/** Why a request was turned away: by its visitor's allowance, for want of room, or by a busy service that reset the connection. */
export type RefusalReason = "rate_limit" | "no_room" | "reset";

/** Counts what is turned away as planned: thousands of lines that say so would bury the one that tells why. */
export interface Refusals {
  /** Under the name of its route where `res.locals.routeName` has one. */
  count(res: Pick<Response, "locals">, reason: RefusalReason): void;
}

const SUMMARY_EVERY_MS = 10_000;
const IS_REFUSED = "isRefused";

/** One line for each period in which something was refused, and a metric. */
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

/** Whether a request is among those that are counted instead of logged. */
export function isRefused(res: Response): boolean {
  return res.locals[IS_REFUSED] === true;
}
