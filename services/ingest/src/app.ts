import { createPlacing, type Placing } from "@meridian/domain/categories/business-category";
import { createRulesFollower } from "@meridian/domain/categories/category-rules";
import type { Engines } from "@meridian/engines/engines";
import { createSessionCheck, type SessionCheckOptions } from "@meridian/platform/http/require-session";
import { createServiceApp } from "@meridian/platform/http/server/create-service-app";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import type { RunningServer } from "@meridian/platform/http/server/start-server";
import type { Logger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import type { Express } from "express";
import { createIngestMetrics } from "./ingest-metrics.ts";
import { createDownloadsRoutes } from "./jobs/downloads.routes.ts";
import { createDownloadsService } from "./jobs/downloads.service.ts";
import { createImportsRoutes } from "./jobs/imports.routes.ts";
import { createImportsService } from "./jobs/imports.service.ts";
import { createJobRunner, type JobRunner } from "./jobs/runner/job-runner.ts";
import { createDatasetAnnouncer } from "./load/dataset-announcer.ts";
import { createIndexKeeper } from "./load/index-keeper.ts";
import { createPlacingWatch } from "./load/placing-watch.ts";
import { openImportSource } from "./parse/worker/open-import-source.ts";
import { createPreviewRoutes } from "./preview/preview.routes.ts";
import { createPreviewService } from "./preview/preview.service.ts";
import { createProfilesRoutes } from "./profiles/profiles.routes.ts";
import { createProfilesService } from "./profiles/profiles.service.ts";
import { createProgressHub } from "./progress/progress-hub.ts";
import { createProgressMetrics } from "./progress/progress-metrics.ts";
import { relayProgress } from "./progress/progress-relay.ts";
import { attachProgressSocket, type ProgressSocket } from "./progress/progress-socket.ts";
import { createRunningJobs } from "./progress/running-jobs.ts";
import { takeBackListings } from "./sources/settle-listings.ts";
import { createSourceSchedule } from "./sources/source-schedule.ts";
import { createSourcesRoutes } from "./sources/sources.routes.ts";
import { createSourcesService } from "./sources/sources.service.ts";
import { createUnlistedService } from "./sources/unlisted.service.ts";
import { createTemplateRoutes } from "./template/template.routes.ts";
import { createResumableRoutes } from "./upload/resumable.routes.ts";
import { createResumableService } from "./upload/resumable.service.ts";
import { type SweepOptions, sweepHourly } from "./upload/sweep-files.ts";
import { createUploadRoutes } from "./upload/upload.routes.ts";
import { createUploadService } from "./upload/upload.service.ts";

type IngestStore =
  | "auditLog"
  | "businesses"
  | "categoryRules"
  | "cleanupJobs"
  | "datasetVersion"
  | "directorySettings"
  | "editor"
  | "events"
  | "files"
  | "importJobs"
  | "importSources"
  | "importUndo"
  | "leases"
  | "mappingProfiles"
  | "places"
  | "rowPrints"
  | "sourceListings";

export interface IngestOptions extends Pick<Engines, IngestStore> {
  index: SearchIndex;
  /** The engines' own function. */
  createCategoryOf?: Placing["createCategoryOf"];
  /** Whether the engines place businesses by the knowledge base: the threads that read files then do it for them. */
  arePlacedByKnowledge?: boolean;
  /** Identifies this process among those that may write the index; see `IndexLeaseOptions`. */
  indexHolder: string;
  session: SessionCheckOptions;
  logger: Logger;
  metrics: Metrics;
  leaseMs: number;
  retentionMs: SweepOptions["retentionMs"];
  maxUploadBytes?: number;
  /** Hosts of sources whose addresses need not be public. */
  allowedSourceHosts?: ReadonlySet<string>;
  /** The longest time between two looks for due sources. */
  sourcePollMs?: number;
  clock?: () => Date;
}

/** How long responses may take to finish when the process stops; unfinished uploads are then cut off. */
const LAST_ANSWERS_MS = 2000;

/** Uploads, import jobs and index maintenance: a web app with background loops. */
export interface Ingest {
  app: Express;
  /** Starts taking jobs and indexing. */
  start(): void;
  /** Sends import progress over this server's websockets. */
  attachTo(running: RunningServer): void;
  /** Stops taking jobs, finishes the current batch and answers waiting requests. Close the server afterwards. */
  drain(): Promise<void>;
}

export function createIngest(options: IngestOptions): Ingest {
  const { businesses, places, files, events, logger, metrics, session, leaseMs } = options;
  const {
    importJobs: jobs,
    importUndo: undo,
    mappingProfiles: profiles,
    importSources: sources,
    sourceListings: listings,
    rowPrints: prints,
    editor,
    auditLog: audit,
    datasetVersion: version,
    index,
  } = options;
  const counts = createIngestMetrics(metrics, { businesses, jobs });
  const hub = createProgressHub();
  const announcer = createDatasetAnnouncer({ places, version });
  const filing = createPlacing({ createCategoryOf: options.createCategoryOf });
  const keeper = createIndexKeeper({
    businesses,
    index,
    categoryOf: filing.categoryOf,
    followRules: createRulesFollower(options.categoryRules, filing.setRules),
    isBeingPlaced: createPlacingWatch(options),
    logger,
    onChanged: () => (runner.isBusy() ? announcer.announceIfDue() : announcer.announceSoon()),
    places,
    lease: { leases: options.leases, holder: options.indexHolder },
    onBatch: counts.countIndexed,
  });
  const runner: JobRunner = createJobRunner({
    jobs,
    businesses,
    undo,
    files,
    profiles,
    sources,
    listings,
    prints,
    takeBack: async ({ id: jobId, sourceId }) => {
      if (sourceId !== undefined) await takeBackListings({ listings, editor }, { sourceId, jobId });
    },
    settings: options.directorySettings,
    audit,
    logger,
    leaseMs,
    openSource: (source) => openImportSource({ areDerived: options.arePlacedByKnowledge === true, ...source }),
    keeper,
    announcer,
    hub,
    onRows: counts.countRows,
    onEnded: (job) => {
      counts.countJob(job);
      if (job.sourceId !== undefined) schedule.wake();
    },
  });
  const running = createRunningJobs({ jobs, hub, logger });
  const stopping = new AbortController();
  const stopSignal = stopping.signal;
  const reading = { profiles, detectKind: detectSheetKind, openSource: openImportSource };
  const queue = { jobs, files, audit, hub, runner, ...reading };
  const uploads = createUploadService({ ...queue, stopSignal });
  const downloads = createDownloadsService({ jobs, files, undo });
  const previews = createPreviewService({ files, jobs, profiles });
  const authorize = createSessionCheck(session);
  const { maxUploadBytes: maxBytes } = options;
  const receive = { files, stopSignal, ...(maxBytes === undefined ? {} : { maxBytes }) };
  const { allowedSourceHosts: allowedHosts = new Set(), clock = () => new Date() } = options;
  const schedule = createSourceSchedule({
    ...queue,
    sources,
    listings,
    editor,
    leases: options.leases,
    holder: options.indexHolder,
    fetching: { allowedHosts, ...(maxBytes === undefined ? {} : { maxBytes }) },
    logger,
    clock,
    ...(options.sourcePollMs === undefined ? {} : { pollMs: options.sourcePollMs }),
  });
  const imports = createImportsService({ ...queue, undo, running, schedule });
  const sourcesService = createSourcesService({ sources, listings, profiles, audit, schedule, allowedHosts, clock });
  const unlisted = createUnlistedService({ listings, editor, audit, clock });
  const stops: (() => void)[] = [];
  let socket: ProgressSocket | undefined;
  createProgressMetrics(metrics, { hub, watchers: () => socket?.watchers() ?? 0 });

  return {
    app: createServiceApp({
      logger,
      metrics,
      routers: [
        createUploadRoutes({ service: uploads, authorize, receive }),
        createResumableRoutes({ service: createResumableService(receive), authorize, stopSignal }),
        createPreviewRoutes({ service: previews, authorize, receive }),
        createProfilesRoutes(createProfilesService({ profiles, audit }), authorize),
        createTemplateRoutes(authorize),
        createSourcesRoutes({ sources: sourcesService, unlisted }, authorize),
        createImportsRoutes(imports, authorize),
        createDownloadsRoutes(downloads, authorize),
      ],
    }),
    start() {
      keeper.start();
      runner.start();
      schedule.start();
      stops.push(relayProgress({ hub, events, logger }));
      const { leases, indexHolder: holder, retentionMs } = options;
      stops.push(sweepHourly({ files, jobs, logger, retentionMs, leases, holder }));
    },
    attachTo({ server }) {
      socket = attachProgressSocket({ server, session, hub, running, logger });
      stops.push(socket.close);
      stops.push(() => setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref());
    },
    async drain() {
      stopping.abort();
      for (const stop of stops) stop();
      await schedule.stop();
      await runner.stop();
      await keeper.stop();
      announcer.stop();
    },
  };
}
