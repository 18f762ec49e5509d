import type { Engines } from "@meridian/engines/engines";
import { createLogger } from "@meridian/platform/logger";
import type { JobRunnerOptions } from "../jobs/runner/job-runner.ts";
import { createDatasetAnnouncer } from "../load/dataset-announcer.ts";
import { openImportSource } from "../parse/worker/open-import-source.ts";
import { createProgressHub } from "../progress/progress-hub.ts";

const POLL_MS = 20;

/** For the service's runner, without an index to wait for. */
export function runnerOptionsOf(engines: Engines): JobRunnerOptions {
  return {
    jobs: engines.importJobs,
    profiles: engines.mappingProfiles,
    sources: engines.importSources,
    listings: engines.sourceListings,
    prints: engines.rowPrints,
    settings: engines.directorySettings,
    businesses: engines.businesses,
    undo: engines.importUndo,
    files: engines.files,
    audit: engines.auditLog,
    keeper: { wake: () => undefined, flush: () => Promise.resolve(true), requestDriftCheck: () => undefined },
    announcer: createDatasetAnnouncer({ places: engines.places, version: engines.datasetVersion }),
    hub: createProgressHub(),
    logger: createLogger({ service: "test", level: "silent" }),
    openSource: openImportSource,
    pollMs: POLL_MS,
    retryMs: POLL_MS,
  };
}
