import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { Counter, Gauge } from "prom-client";
import type { CacheOutcome } from "./delivery/response-cache.ts";
import type { ServiceName } from "./proxy-routes.ts";

/** Gateway metrics besides request durations. */
export interface GatewayMetrics {
  /** A cacheable response was sent. */
  countCached(outcome: CacheOutcome): void;
  /** A replica gave no usable response. */
  countFailure(service: ServiceName): void;
  /** A call was retried on another replica. */
  countRetry(service: ServiceName): void;
  /** A browser reported a CSP violation. */
  countViolation(directive: string): void;
  /** CSP violations by blocked origin, for the admin; bounded, since anybody can send reports. */
  noteBlocked(directive: string, source: string): void;
}

const MAX_BLOCKED = 200;

export interface MeasuredGateway {
  version: () => number;
  cacheBytes: () => number;
  websockets: () => number;
  slots: () => ReadonlyMap<string, number>;
}

export function createGatewayMetrics({ registry }: Metrics, measured: MeasuredGateway): GatewayMetrics {
  const registers = [registry];
  const answers = new Counter({
    name: "gateway_cache_answers_total",
    help: "Public answers by origin: cache hit, miss, or stale during or after a failed call",
    labelNames: ["outcome"],
    registers,
  });
  const failures = new Counter({
    name: "gateway_service_failures_total",
    help: "Requests that a replica refused or did not answer",
    labelNames: ["target"],
    registers,
  });
  const retries = new Counter({
    name: "gateway_service_retries_total",
    help: "Requests retried on another replica",
    labelNames: ["target"],
    registers,
  });
  const violations = new Counter({
    name: "gateway_csp_violations_total",
    help: "What browsers say that the content security policy kept them from, by directive",
    labelNames: ["directive"],
    registers,
  });
  const blocked = new Gauge({
    name: "gateway_csp_blocked",
    help: `What browsers say that the content security policy kept them from, the first ${MAX_BLOCKED} different sources`,
    labelNames: ["directive", "source"],
    registers,
  });
  const knownBlocked = new Set<string>();
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge("gateway_cache_bytes", "Memory taken by kept answers", measured.cacheBytes);
  gauge("gateway_websockets", "Websockets open now", measured.websockets);
  gauge("dataset_version", "Last known dataset version", measured.version);
  new Gauge({
    name: "gateway_service_places",
    help: "Calls that may be under way to a service now, by route and delivery",
    labelNames: ["route"],
    registers,
    collect() {
      for (const [route, slots] of measured.slots()) this.set({ route }, slots);
    },
  });
  return {
    countCached: (outcome) => answers.inc({ outcome: outcome.toLowerCase() }),
    countFailure: (target) => failures.inc({ target }),
    countRetry: (target) => retries.inc({ target }),
    countViolation: (directive) => violations.inc({ directive }),
    noteBlocked(directive, source) {
      const key = `${directive} ${source}`;
      if (!knownBlocked.has(key) && knownBlocked.size >= MAX_BLOCKED) return;
      knownBlocked.add(key);
      blocked.inc({ directive, source });
    },
  };
}
