import type { ImportPhase, ImportProgress } from "@meridian/contracts/imports/import-job";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { Gauge, Histogram } from "prom-client";
import type { ProgressHub } from "./progress-hub.ts";

interface CurrentPhase {
  phase: ImportPhase;
  since: number;
}

export interface ProgressMetricsOptions {
  hub: Pick<ProgressHub, "subscribe">;
  /** The number of open websockets. */
  watchers: () => number;
}

/** Measures the duration of the phases of this process's jobs, and the number of watchers. */
export function createProgressMetrics({ registry }: Metrics, { hub, watchers }: ProgressMetricsOptions): void {
  const registers = [registry];
  const duration = new Histogram({
    name: "import_phase_duration_seconds",
    help: "Time that an import spent in a phase at this process",
    labelNames: ["phase"],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600],
    registers,
  });
  new Gauge({
    name: "import_watchers",
    help: "Websockets that show the progress of imports",
    registers,
    collect() {
      this.set(watchers());
    },
  });
  const current = new Map<string, CurrentPhase>();
  hub.subscribe((progress: ImportProgress, origin) => {
    const { jobId, phase } = progress;
    const before = current.get(jobId);
    if (before?.phase === phase && !isAtRest(progress)) return;
    const now = performance.now();
    // A job that continues elsewhere does not end here.
    if (before !== undefined && origin === "here") {
      duration.observe({ phase: before.phase }, (now - before.since) / 1000);
    }
    if (isAtRest(progress) || origin === "elsewhere") current.delete(jobId);
    else current.set(jobId, { phase, since: now });
  });
}
