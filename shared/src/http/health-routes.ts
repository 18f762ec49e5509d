import type { RequestHandler } from "express";
import express, { type Express } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { unavailable } from "../kernel/app-error.ts";
import type { ConnectionState } from "../kernel/connection-watchdog.ts";
import { within } from "../kernel/within.ts";

/** Whoever asks has a limit of its own, and shall hear which of the engines it is that does not answer. */
const CHECK_TIMEOUT_MS = 2_000;
const INDEX_TIMEOUT_MS = 1_500;

export interface ReadinessCheck {
  name: string;
  /** Rejects, or answers with facts worth showing, such as an index lag in rows. */
  check: () => Promise<Record<string, unknown>>;
}

/** Metrics of one process, with the defaults of Node and the duration of every request by route and status. */
export interface Metrics {
  registry: Registry;
  /** What became of each connection to an engine over the network. */
  connections: Map<string, ConnectionState>;
  /** Where no route of Express is met, `res.locals.routeName` names what was asked for. */
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
 * `/healthz` (the process is well, whatever its engines are), `/readyz` (its engines answer) and `/metrics` (Prometheus), for the internal port:
 * none of them is ever reachable through the gateway.
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
    return { name, isOk: true, ...(await within(CHECK_TIMEOUT_MS, check(), () => unavailable("No answer in time."))) };
  } catch (error) {
    return { name, isOk: false, reason: error instanceof Error ? error.message : "failed" };
  }
}

/** A search index that is away is told and leaves the process ready: nothing depends on it but the quality of searches. */
export async function describeIndex(status: () => Promise<object>): Promise<Record<string, unknown>> {
  try {
    return { ...(await within(INDEX_TIMEOUT_MS, status(), () => unavailable("No answer in time."))) };
  } catch (error) {
    return { isReady: false, reason: error instanceof Error ? error.message : "failed" };
  }
}
