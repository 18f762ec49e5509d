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
import { type ClusterConfig, clusterConfigOf, type EngineConfig } from "./engine-config.ts";
import { openMongodbStores } from "./mongodb/open-mongodb-stores.ts";
import { openRedis } from "./redis/open-redis.ts";
import { createRedisDatasetVersion } from "./redis/redis-dataset-version.ts";
import { createRedisRateLimitStore } from "./redis/redis-rate-limit-store.ts";
import { createRedisSessionStore } from "./redis/redis-session-store.ts";
import { openDirectoryDatabase } from "./sqlite/open-directory-database.ts";
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
  const cluster = clusterConfigOf(config);
  return cluster === undefined ? openEmbedded(config.DATA_DIR, clock) : openCluster(cluster, clock);
}

async function openEmbedded(dataDir: string, clock: () => Date): Promise<Engines> {
  const db = openDirectoryDatabase(join(dataDir, "directory.db"));
  const files = await openDiskFileStore(join(dataDir, "files")).catch((error: unknown) => {
    db.close();
    throw error;
  });
  return {
    businesses: createSqliteBusinessStore({ db, clock }),
    places: createSqlitePlaceStore({ db }),
    importJobs: createSqliteImportJobStore({ db, clock }),
    sessions: createSqliteSessionStore({ db, clock }),
    credentials: createSqliteCredentialStore({ db }),
    rateLimits: createSqliteRateLimitStore({ db, clock }),
    auditLog: createSqliteAuditLog({ db }),
    datasetVersion: createSqliteDatasetVersion({ db }),
    files,
    close: async () => db.close(),
  };
}

async function openCluster({ mongodbUrl, redisUrl }: ClusterConfig, clock: () => Date): Promise<Engines> {
  const link = await openRedis(redisUrl);
  const directory = await openMongodbStores(mongodbUrl, clock).catch(async (error: unknown) => {
    await link.close();
    throw error;
  });
  return {
    ...directory,
    sessions: createRedisSessionStore({ link, clock }),
    rateLimits: createRedisRateLimitStore({ link, clock }),
    datasetVersion: createRedisDatasetVersion({ link }),
    async close() {
      await directory.close();
      await link.close();
    },
  };
}

/** What processes share that hold no data but keep answers of those that do. */
export interface SharedState {
  datasetVersion: DatasetVersion;
  /** Undefined on the embedded engines, where there is one process of each kind and it counts by itself. */
  rateLimits: RateLimitStore | undefined;
  close(): Promise<void>;
}

export async function openSharedState(config: EngineConfig): Promise<SharedState> {
  const cluster = clusterConfigOf(config);
  if (cluster === undefined) {
    const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));
    return { datasetVersion: createSqliteDatasetVersion({ db }), rateLimits: undefined, close: async () => db.close() };
  }
  const link = await openRedis(cluster.redisUrl);
  return {
    datasetVersion: createRedisDatasetVersion({ link }),
    rateLimits: createRedisRateLimitStore({ link, clock: () => new Date() }),
    close: link.close,
  };
}
