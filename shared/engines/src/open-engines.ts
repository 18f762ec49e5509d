import { join } from "node:path";
import type { Placing } from "@meridian/domain/categories/business-category";
import { type CallListener, type EngineWatch, watchStores } from "@meridian/platform/engine-calls";
import { openDiskFileStore } from "./disk/disk-file-store.ts";
import { createDiskMoveMemory } from "./disk/disk-move-memory.ts";
import { clusterConfigOf, type EngineConfig, sharedConfigOf } from "./engine-config.ts";
import type { Engines, SharedState } from "./engines.ts";
import { createMemoryCache } from "./memory/memory-cache.ts";
import { createMemoryEventBus } from "./memory/memory-event-bus.ts";
import { refuseUnfinishedMove } from "./refuse-unfinished-move.ts";
import { createSqliteBusinessEditor } from "./sqlite/businesses/sqlite-business-editor.ts";
import { createSqliteBusinessOverview } from "./sqlite/businesses/sqlite-business-overview.ts";
import { createSqliteBusinessStore } from "./sqlite/businesses/sqlite-business-store.ts";
import { createSqliteDirectoryUpkeep } from "./sqlite/businesses/sqlite-directory-upkeep.ts";
import { openDirectoryDatabase } from "./sqlite/database/open-directory-database.ts";
import { createSqliteImportJobStore } from "./sqlite/imports/sqlite-import-job-store.ts";
import { createSqliteImportSourceStore } from "./sqlite/imports/sqlite-import-source-store.ts";
import { createSqliteImportUndoStore } from "./sqlite/imports/sqlite-import-undo-store.ts";
import { createSqliteMappingProfileStore } from "./sqlite/imports/sqlite-mapping-profile-store.ts";
import { createSqliteMatchStore } from "./sqlite/imports/sqlite-match-store.ts";
import { createSqliteRowPrintStore } from "./sqlite/imports/sqlite-row-print-store.ts";
import { createSqliteSourceListingStore } from "./sqlite/imports/sqlite-source-listing-store.ts";
import { createSqliteIntegrity } from "./sqlite/integrity/sqlite-integrity.ts";
import { createSqliteCategoryRuleStore } from "./sqlite/places/sqlite-category-rule-store.ts";
import { createSqliteMapStore } from "./sqlite/places/sqlite-map-store.ts";
import { createSqlitePlaceStore } from "./sqlite/places/sqlite-place-store.ts";
import { createSqliteAuditLog } from "./sqlite/site/sqlite-audit-log.ts";
import { createSqliteBackupRecord } from "./sqlite/site/sqlite-backup-record.ts";
import { createSqliteCleanupJobStore } from "./sqlite/site/sqlite-cleanup-job-store.ts";
import { createSqliteContactStore } from "./sqlite/site/sqlite-contact-store.ts";
import { createSqliteCredentialStore } from "./sqlite/site/sqlite-credential-store.ts";
import { createSqliteDatasetVersion } from "./sqlite/site/sqlite-dataset-version.ts";
import { createSqliteDirectorySettingsStore } from "./sqlite/site/sqlite-directory-settings-store.ts";
import { createSqliteLease } from "./sqlite/site/sqlite-lease.ts";
import { createSqliteRateLimitStore } from "./sqlite/site/sqlite-rate-limit-store.ts";
import { createSqliteSessionStore } from "./sqlite/site/sqlite-session-store.ts";
import { createSqliteSettingsStore } from "./sqlite/site/sqlite-settings-store.ts";
import { createSqliteSynonymStore } from "./sqlite/site/sqlite-synonym-store.ts";
import { createSqliteVisitCountStore } from "./sqlite/site/sqlite-visit-count-store.ts";

export interface OpenEnginesOptions extends Placing {
  /** For tests. */
  clock?: () => Date;
  /** Receives every call. */
  watch?: EngineWatch;
  /** For a move: opens a half-moved directory too. */
  isMoving?: boolean;
  /** For processes that write much: see `DirectoryDatabaseOptions`. */
  cacheMib?: number;
}

/** Opens the engines that `config` chooses; creates and migrates their data. Safe in concurrent processes. */
export async function openEngines(config: EngineConfig, options: OpenEnginesOptions = {}): Promise<Engines> {
  const { clock = () => new Date(), isMoving = false, watch, placeOf, createCategoryOf } = options;
  const cluster = clusterConfigOf(config);
  if (cluster !== undefined) {
    const { openClusterEngines } = await import("./open-cluster-engines.ts");
    return watched(
      await openClusterEngines(cluster, { clock, isMoving, watch, placeOf, createCategoryOf }),
      clusterEngineOf,
      watch,
    );
  }
  if (!isMoving) await refuseUnfinishedMove(createDiskMoveMemory(config.DATA_DIR));
  return await openEmbedded(config.DATA_DIR, clock, options);
}

async function openEmbedded(
  dataDir: string,
  clock: () => Date,
  { cacheMib, watch, placeOf, createCategoryOf }: OpenEnginesOptions,
): Promise<Engines> {
  const path = join(dataDir, "directory.db");
  const db = openDirectoryDatabase(path, { cacheMib });
  const files = await openDiskFileStore(join(dataDir, "files")).catch((error: unknown) => {
    db.close();
    throw error;
  });
  const integrity = createSqliteIntegrity(path);
  const writing = { db, clock, placeOf, createCategoryOf };
  const stores: Engines = {
    businesses: createSqliteBusinessStore(writing),
    editor: createSqliteBusinessEditor(writing),
    overview: createSqliteBusinessOverview({ db }),
    upkeep: createSqliteDirectoryUpkeep(writing),
    directorySettings: createSqliteDirectorySettingsStore({ db }),
    backups: createSqliteBackupRecord({ db }),
    cleanupJobs: createSqliteCleanupJobStore({ db }),
    places: createSqlitePlaceStore({ db }),
    map: createSqliteMapStore({ db }),
    importJobs: createSqliteImportJobStore({ db, clock }),
    importUndo: createSqliteImportUndoStore(writing),
    mappingProfiles: createSqliteMappingProfileStore({ db }),
    importSources: createSqliteImportSourceStore({ db }),
    sourceListings: createSqliteSourceListingStore({ db }),
    matches: createSqliteMatchStore({ db }),
    rowPrints: createSqliteRowPrintStore({ db }),
    sessions: createSqliteSessionStore({ db, clock }),
    credentials: createSqliteCredentialStore({ db }),
    rateLimits: createSqliteRateLimitStore({ db, clock }),
    auditLog: createSqliteAuditLog({ db }),
    settings: createSqliteSettingsStore({ db }),
    inbox: createSqliteContactStore({ db }),
    visitCounts: createSqliteVisitCountStore({ db }),
    synonyms: createSqliteSynonymStore({ db }),
    categoryRules: createSqliteCategoryRuleStore({ db }),
    datasetVersion: createSqliteDatasetVersion({ db }),
    leases: createSqliteLease({ db, clock }),
    events: createMemoryEventBus(),
    cache: createMemoryCache(),
    files,
    integrity,
    async close() {
      integrity.close();
      db.close();
    },
  };
  return watched(stores, embeddedEngineOf, {
    ended(call) {
      integrity.note(call.error);
      watch?.ended(call);
    },
  });
}

export async function openSharedState(config: EngineConfig, watch?: EngineWatch): Promise<SharedState> {
  const shared = sharedConfigOf(config);
  if (shared === undefined) {
    const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));
    const datasetVersion = createSqliteDatasetVersion({ db });
    return watched({ datasetVersion, rateLimits: undefined, close: async () => db.close() }, embeddedEngineOf, watch);
  }
  const { openClusterState } = await import("./open-cluster-engines.ts");
  return watched(await openClusterState(shared, watch), clusterEngineOf, watch);
}

function watched<S extends object>(stores: S, engineOf: (port: string) => string, watch?: CallListener): S {
  return watch === undefined ? stores : watchStores(stores, engineOf, watch);
}

function embeddedEngineOf(port: string): string {
  if (port === "files") return "disk";
  return port === "events" || port === "cache" ? "memory" : "sqlite";
}

const IN_REDIS: ReadonlySet<string> = new Set([
  "sessions",
  "rateLimits",
  "datasetVersion",
  "leases",
  "events",
  "cache",
]);

function clusterEngineOf(port: string): string {
  return IN_REDIS.has(port) ? "redis" : "mongodb";
}
