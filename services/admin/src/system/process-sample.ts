import type { MetricSample } from "./parse-metrics.ts";

/** The metrics of one process at one moment. Counters run from its start. */
export interface ProcessSample {
  service: string;
  startedAtSeconds: number | undefined;
  memoryBytes: number | undefined;
  cpuSeconds: number | undefined;
  requests: RequestCounters;
  /** What its content security policy blocked. */
  blocked: readonly BlockedSample[];
}

export interface BlockedSample {
  directive: string;
  source: string;
  count: number;
}

export interface RequestCounters {
  total: number;
  failures: number;
  /** Requests that took at most the given number of seconds, ascending. */
  buckets: ReadonlyMap<number, number>;
}

const DURATION = "http_request_duration_seconds";
const BLOCKED = "gateway_csp_blocked";

export function processSampleOf(samples: readonly MetricSample[]): ProcessSample {
  const read = (name: string) => samples.find((sample) => sample.name === name)?.value;
  return {
    service: samples.find(({ labels }) => labels.has("service"))?.labels.get("service") ?? "",
    startedAtSeconds: read("process_start_time_seconds"),
    memoryBytes: read("process_resident_memory_bytes"),
    cpuSeconds: read("process_cpu_seconds_total"),
    requests: requestCountersOf(samples),
    blocked: samples.flatMap(({ name, labels, value }) => {
      const [directive, source] = [labels.get("directive"), labels.get("source")];
      const isBlocked = name === BLOCKED && directive !== undefined && source !== undefined;
      return isBlocked ? [{ directive, source, count: value }] : [];
    }),
  };
}

function requestCountersOf(samples: readonly MetricSample[]): RequestCounters {
  const buckets = new Map<number, number>();
  let total = 0;
  let failures = 0;
  for (const { name, labels, value } of samples) {
    if (name === `${DURATION}_count`) {
      total += value;
      if (labels.get("status")?.startsWith("5") === true) failures += value;
    }
    if (name !== `${DURATION}_bucket`) continue;
    const limit = Number((labels.get("le") ?? "").replace("+Inf", "Infinity"));
    buckets.set(limit, (buckets.get(limit) ?? 0) + value);
  }
  return { total, failures, buckets: new Map([...buckets].sort(([left], [right]) => left - right)) };
}

/** The increase between two samples; for a restarted process, its count since the start. */
export function requestsBetween(before: RequestCounters, after: RequestCounters): RequestCounters {
  if (after.total < before.total) return after;
  return {
    total: after.total - before.total,
    failures: after.failures - before.failures,
    buckets: new Map([...after.buckets].map(([limit, count]) => [limit, count - (before.buckets.get(limit) ?? 0)])),
  };
}

/** The seconds within which `share` of the requests ended, interpolated between buckets; undefined without requests. */
export function durationOfShare({ total, buckets }: RequestCounters, share: number): number | undefined {
  if (total <= 0) return undefined;
  const wanted = total * share;
  let lowerLimit = 0;
  let lowerCount = 0;
  for (const [limit, count] of buckets) {
    if (count >= wanted) {
      if (!Number.isFinite(limit)) return lowerLimit;
      const within = count === lowerCount ? 1 : (wanted - lowerCount) / (count - lowerCount);
      return lowerLimit + (limit - lowerLimit) * within;
    }
    lowerLimit = limit;
    lowerCount = count;
  }
  return lowerLimit;
}
