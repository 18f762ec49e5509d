import type { RequestHandler } from "express";
import express, { type Express } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { ConnectionState } from "../../connection-watchdog.ts";
import { within } from "../../within.ts";

/** Below the probe's own timeout, so that the prober learns which engine is silent. */
const CHECK_TIMEOUT_MS = 2_000;
const INDEX_TIMEOUT_MS = 1_500;

export interface ReadinessCheck {
  name: string;
  /** Rejects, or returns facts to report, such as the index lag in rows. */
  check: () => Promise<Record<string, unknown>>;
}

/** Metrics of one process: Node's defaults and request durations by route and status. */
export interface Metrics {
  registry: Registry;
  /** State of each network connection to an engine. */
  connections: Map<string, ConnectionState>;
  /** Falls back to `res.locals.routeName` for requests without an Express route. */
  observeRequests: RequestHandler;
}

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const observeRequests: RequestHandler = (req, res, next) => {
    const end = duration.startTimer();
    res.once("close", () => {
      const route: unknown = req.route?.path ?? res.locals.routeName;
      end({ method: req.method, route: typeof route === "string" ? route : "other", status: res.statusCode });
    });
    next();
  };
  return { registry, connections: new Map(), observeRequests };
}

/**
 * `/healthz` (the process is alive, whatever its engines), `/readyz` (its engines answer) and `/metrics` (Prometheus), for the
 * internal port. The gateway never routes them.
 */
export function createHealthApp(metrics: Metrics, checks: readonly ReadinessCheck[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.get("/healthz", (_req, res) => {
    const connections = Object.fromEntries(metrics.connections);
    const isWell = !Object.values(connections).includes("replaced");
    res.status(isWell ? 200 : 503).json({ status: isWell ? "ok" : "unavailable", connections });
  });
  app.get("/readyz", async (_req, res) => {
    const results = await Promise.all(checks.map(runCheck));
    const isReady = results.every((result) => result.isOk);
    res.status(isReady ? 200 : 503).json({ status: isReady ? "ok" : "unavailable", checks: results });
  });
  app.get("/metrics", async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return app;
}

async function runCheck({ name, check }: ReadinessCheck) {
  try {
    return { name, isOk: true, ...(await within(CHECK_TIMEOUT_MS, check())) };
  } catch (error) {
    return { name, isOk: false, reason: error instanceof Error ? error.message : "failed" };
  }
}

/** A missing search index is reported but leaves the process ready: only the quality of searches depends on it. */
export async function describeIndex(status: () => Promise<object>): Promise<Record<string, unknown>> {
  try {
    return { ...(await within(INDEX_TIMEOUT_MS, status())) };
  } catch (error) {
    return { isReady: false, reason: error instanceof Error ? error.message : "failed" };
  }
}
