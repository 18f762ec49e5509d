import express, { type Express, type Router } from "express";
import type { Logger } from "../../logger.ts";
import { answerNotFound, createProblemHandler } from "../problem-handler.ts";
import { logRequests, requestId } from "../request-id.ts";
import { boundRequests, type RequestBounds } from "./bound-requests.ts";
import type { Metrics } from "./health-routes.ts";
import { createRefusals } from "./refusals.ts";

export interface ServiceAppOptions {
  logger: Logger;
  metrics: Metrics;
  routers: readonly Router[];
  bounds?: RequestBounds;
}

const MAX_JSON_BYTES = 1024 * 1024;
/** Enough to keep all engine connections busy, and few enough to drain. */
const BOUNDS: RequestBounds = { maxInFlight: 250, timeoutMs: 8_000 };

/** The Express app of a service: request id, one log line per request, JSON bodies, its routers, problem responses. */
export function createServiceApp({ logger, metrics, routers, bounds = BOUNDS }: ServiceAppOptions): Express {
  const refusals = createRefusals(metrics, logger);
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", "simple");
  app.set("etag", "strong");
  app.use(requestId, logRequests(logger), metrics.observeRequests, boundRequests(bounds, refusals));
  app.use(express.json({ limit: MAX_JSON_BYTES }));
  for (const router of routers) app.use(router);
  app.use(answerNotFound);
  app.use(createProblemHandler(logger));
  return app;
}
