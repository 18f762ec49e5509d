import { Counter, Gauge, Histogram } from "prom-client";
import { isAppError } from "../../app-error.ts";
import type { EngineWatch } from "../../engine-calls.ts";
import type { Logger } from "../../logger.ts";
import type { Metrics } from "./health-routes.ts";

const SLOW_MS = 500;
/** Calls that move whole files or batches and may be slow. */
const PATIENT: ReadonlySet<string> = new Set([
  "businesses.writeImportBatch",
  "files.openLocal",
  "files.save",
  "index.apply",
  "index.beginRebuild",
  "index.compact",
  "integrity.check",
  "places.rebuild",
  "places.refresh",
]);

/**
 * Measures and logs engine calls: all at debug, slow ones as warnings. Calls `exit` when the connection to an engine is given up.
 */
export function createEngineWatch(
  { registry, connections }: Metrics,
  logger: Logger,
  exit: () => void = () => process.exit(1),
): EngineWatch {
  const registers = [registry];
  const duration = new Histogram({
    name: "engine_call_duration_seconds",
    help: "Time that a call of a store or of the search index took, repetitions included",
    labelNames: ["engine", "operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const errors = new Counter({
    name: "engine_call_errors_total",
    help: "Calls that an engine could not answer",
    labelNames: ["engine", "operation"],
    registers,
  });
  const circuit = new Gauge({
    name: "engine_circuit_open",
    help: "1 while an engine is not called for this work, search or facets, because it failed several times in a row",
    labelNames: ["engine", "work"],
    registers,
  });
  const connected = new Gauge({
    name: "engine_connected",
    help: "1 while the connection of this process to an engine answers",
    labelNames: ["engine"],
    registers,
  });
  return {
    ended({ engine, operation, durationMs, error }) {
      duration.observe({ engine, operation }, durationMs / 1000);
      const hasFailed = error !== undefined && isFailureOfEngine(error);
      if (hasFailed) errors.inc({ engine, operation });
      const isSlow = durationMs > SLOW_MS && !PATIENT.has(operation);
      if (!isSlow && !logger.isLevelEnabled("debug")) return;
      const facts = { engine, operation, durationMs: Math.round(durationMs * 10) / 10, hasFailed };
      if (isSlow) logger.warn(facts, "slow engine call");
      else logger.debug(facts, "engine call");
    },
    circuitTurned(engine, work, isOpen) {
      circuit.set({ engine, work }, isOpen ? 1 : 0);
    },
    connectionTurned(engine, state) {
      const isFirst = !connections.has(engine);
      connections.set(engine, state);
      connected.set({ engine }, state === "connected" ? 1 : 0);
      if (!isFirst) logger.warn({ engine, state }, "engine connection changed");
    },
    connectionGivenUp(engine) {
      logger.fatal({ engine }, "engine connection given up");
      exit();
    },
  };
}

/** A conflict or a missing file is an answer, not a failure. */
function isFailureOfEngine(error: unknown): boolean {
  return !isAppError(error) || error.code === "unavailable" || error.code === "internal";
}
