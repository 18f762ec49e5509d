import { join } from "node:path";
import type { AuditLog } from "../ports/audit-log.ts";
import type { BusinessStore } from "../ports/business-store.ts";
import type { CredentialStore } from "../ports/credential-store.ts";
import type { DatasetVersion } from "../ports/dataset-version.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { ImportJobStore } from "../ports/import-job-store.ts";
import type { PlaceStore } from "../ports/place-store.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { SessionStore } from "../ports/session-store.ts";
import { openDiskFileStore } from "./disk/disk-file-store.ts";
import type { EngineConfig } from "./engine-config.ts";
import { type DirectoryStores, openMongodbStores } from "./mongodb/open-mongodb-stores.ts";
import { type DirectoryDatabase, openDirectoryDatabase } from "./sqlite/open-directory-database.ts";
import { createSqliteAuditLog } from "./sqlite/sqlite-audit-log.ts";
import { createSqliteBusinessStore } from "./sqlite/sqlite-business-store.ts";
import { createSqliteCredentialStore } from "./sqlite/sqlite-credential-store.ts";
import { createSqliteDatasetVersion } from "./sqlite/sqlite-dataset-version.ts";
import { createSqliteImportJobStore } from "./sqlite/sqlite-import-job-store.ts";
import { createSqlitePlaceStore } from "./sqlite/sqlite-place-store.ts";
import { createSqliteRateLimitStore } from "./sqlite/sqlite-rate-limit-store.ts";
import { createSqliteSessionStore } from "./sqlite/sqlite-session-store.ts";

/** Every store of the directory; the search index is opened apart from them, it may be lost and they may not. */
export interface Engines {
  businesses: BusinessStore;
  places: PlaceStore;
  importJobs: ImportJobStore;
  sessions: SessionStore;
  credentials: CredentialStore;
  rateLimits: RateLimitStore;
  auditLog: AuditLog;
  datasetVersion: DatasetVersion;
  files: FileStore;
  close(): Promise<void>;
}

export interface OpenEnginesOptions {
  /** For tests: what the stores take for now. */
  clock?: () => Date;
}

/** Opens the engines that `config` chooses, creating and upgrading what they keep. Safe in several processes at once. */
export async function openEngines(config: EngineConfig, options: OpenEnginesOptions = {}): Promise<Engines> {
  const { clock = () => new Date() } = options;
  const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));
  const directory = await openDirectory(config, db, clock).catch((error: unknown) => {
    db.close();
    throw error;
  });
  return {
    ...directory,
    sessions: createSqliteSessionStore({ db, clock }),
    rateLimits: createSqliteRateLimitStore({ db, clock }),
    datasetVersion: createSqliteDatasetVersion({ db }),
    async close() {
      await directory.close();
      db.close();
    },
  };
}

async function openDirectory(config: EngineConfig, db: DirectoryDatabase, clock: () => Date): Promise<DirectoryStores> {
  if (config.MONGODB_URL !== undefined) return openMongodbStores(config.MONGODB_URL, clock);
  return {
    businesses: createSqliteBusinessStore({ db, clock }),
    places: createSqlitePlaceStore({ db }),
    importJobs: createSqliteImportJobStore({ db, clock }),
    credentials: createSqliteCredentialStore({ db }),
    auditLog: createSqliteAuditLog({ db }),
    files: await openDiskFileStore(join(config.DATA_DIR, "files")),
    close: async () => {},
  };
}

export interface OpenedDatasetVersion {
  datasetVersion: DatasetVersion;
  close(): Promise<void>;
}

/** The dataset version alone, for processes that hold no data but keep answers of those that do. */
export async function openDatasetVersion(config: EngineConfig): Promise<OpenedDatasetVersion> {
  const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));
  return { datasetVersion: createSqliteDatasetVersion({ db }), close: async () => db.close() };
}
