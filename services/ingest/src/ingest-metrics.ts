import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { within } from "@meridian/platform/within";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import { Counter, Gauge } from "prom-client";

/** Metrics of imports and of the index. */
export interface IngestMetrics {
  countRows(rows: number): void;
  countIndexed(rows: number): void;
  countJob(job: ImportJob): void;
}

export interface MeasuredStores {
  businesses: Pick<BusinessStore, "countUnindexed">;
  jobs: Pick<ImportJobStore, "list">;
}

/** The number of newest jobs searched for running ones. */
const SEARCHED_JOBS = 100;
const ANSWER_TIMEOUT_MS = 2_000;
/** Above this number the index is simply far behind: counting is work for the store. */
export const MAX_COUNTED_LAG_ROWS = 100_000;

export function createIngestMetrics({ registry }: Metrics, { businesses, jobs: queue }: MeasuredStores): IngestMetrics {
  const registers = [registry];
  const rows = new Counter({ name: "import_rows_total", help: "Sheet rows whose effect is durable", registers });
  const indexed = new Counter({ name: "index_rows_total", help: "Businesses applied to the search index", registers });
  const jobs = new Counter({
    name: "import_jobs_total",
    help: "Imports that ended, by state",
    labelNames: ["state"],
    registers,
  });
  new Gauge({
    name: "index_lag_rows",
    help: `Businesses whose latest content the search index has not confirmed, counted up to ${MAX_COUNTED_LAG_ROWS}`,
    registers,
    async collect() {
      await gauge(this, () => businesses.countUnindexed(MAX_COUNTED_LAG_ROWS));
    },
  });
  new Gauge({
    name: "import_jobs_open",
    help: "Imports that wait or run",
    registers,
    async collect() {
      await gauge(this, async () => (await queue.list(SEARCHED_JOBS)).filter((job) => job.finishedAt === null).length);
    },
  });
  return {
    countRows: (count) => rows.inc(count),
    countIndexed: (count) => indexed.inc(count),
    countJob: ({ state }) => jobs.inc({ state }),
  };
}

/** NaN if the store does not answer: the other metrics matter more than ever then. */
async function gauge(target: Gauge, ask: () => Promise<number>): Promise<void> {
  target.set(await within(ANSWER_TIMEOUT_MS, ask()).catch(() => Number.NaN));
}
