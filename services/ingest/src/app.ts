import { createServiceApp } from "@meridian/shared/http/create-service-app";
import type { Metrics } from "@meridian/shared/http/health-routes";
import { createSessionCheck, type SessionCheckOptions } from "@meridian/shared/http/require-session";
import type { RunningServer } from "@meridian/shared/http/start-server";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import type { Express } from "express";
import { createIngestMetrics } from "./ingest-metrics.ts";
import { createImportsRoutes } from "./jobs/imports.routes.ts";
import { createImportsService } from "./jobs/imports.service.ts";
import { createJobRunner, type JobRunner } from "./jobs/job-runner.ts";
import { createDatasetAnnouncer } from "./load/dataset-announcer.ts";
import { createIndexKeeper } from "./load/index-keeper.ts";
import { detectSheetKind } from "./parse/detect-sheet-kind.ts";
import { openImportSource } from "./parse/open-import-source.ts";
import { createProgressHub } from "./progress/progress-hub.ts";
import { attachProgressSocket } from "./progress/progress-socket.ts";
import { createRunningJobs } from "./progress/running-jobs.ts";
import { type SweepOptions, sweepHourly } from "./upload/sweep-files.ts";
import { createUploadRoutes } from "./upload/upload.routes.ts";
import { createUploadService } from "./upload/upload.service.ts";

export interface IngestOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  importJobs: ImportJobStore;
  files: FileStore;
  auditLog: AuditLog;
  datasetVersion: DatasetVersion;
  index: SearchIndex;
  session: SessionCheckOptions;
  logger: Logger;
  metrics: Metrics;
  leaseMs: number;
  retentionMs: SweepOptions["retentionMs"];
  maxUploadBytes?: number;
}

/** Time that answers have on their way out when the process stops; senders of half a file are cut off after it. */
const LAST_ANSWERS_MS = 2000;

/** Uploads, import jobs and the upkeep of the search index: a web app, and loops beside it. */
export interface Ingest {
  app: Express;
  /** Begins to take jobs and to index. */
  start(): void;
  /** Sends the progress of imports over the websockets of this server. */
  attachTo(running: RunningServer): void;
  /** Stops taking jobs, lets the batch at hand end and answers those who wait. The server is closed after it. */
  drain(): Promise<void>;
}

export function createIngest(options: IngestOptions): Ingest {
  const { businesses, places, files, logger, metrics, session, leaseMs } = options;
  const { importJobs: jobs, auditLog: audit, datasetVersion: version, index } = options;
  const counts = createIngestMetrics(metrics, { businesses, jobs });
  const hub = createProgressHub();
  const announcer = createDatasetAnnouncer({ places, version });
  const keeper = createIndexKeeper({
    businesses,
    index,
    logger,
    onChanged: () => (runner.isBusy() ? announcer.announceIfDue() : announcer.announce()),
    recount: () => places.rebuild(),
    onBatch: counts.countIndexed,
  });
  const runner: JobRunner = createJobRunner({
    jobs,
    businesses,
    files,
    audit,
    logger,
    leaseMs,
    openSource: openImportSource,
    keeper,
    announcer,
    hub,
    onRows: counts.countRows,
    onEnded: counts.countJob,
  });
  const running = createRunningJobs({ jobs, hub, logger });
  const stopping = new AbortController();
  const stopSignal = stopping.signal;
  const uploads = createUploadService({ jobs, files, audit, hub, runner, detectKind: detectSheetKind, stopSignal });
  const imports = createImportsService({ jobs, audit, hub, runner });
  const authorize = createSessionCheck(session);
  const { maxUploadBytes: maxBytes } = options;
  const receive = { files, stopSignal, ...(maxBytes === undefined ? {} : { maxBytes }) };
  const stops: (() => void)[] = [];

  return {
    app: createServiceApp({
      logger,
      metrics,
      routers: [createUploadRoutes({ service: uploads, authorize, receive }), createImportsRoutes(imports, authorize)],
    }),
    start() {
      keeper.start();
      runner.start();
      stops.push(sweepHourly({ files, jobs, logger, retentionMs: options.retentionMs }));
    },
    attachTo({ server }) {
      stops.push(attachProgressSocket({ server, session, hub, running, logger }).close);
      stops.push(() => setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref());
    },
    async drain() {
      stopping.abort();
      for (const stop of stops) stop();
      await runner.stop();
      await keeper.stop();
    },
  };
}
