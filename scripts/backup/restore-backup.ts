import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { createDiskMoveMemory } from "../../shared/engines/src/disk/disk-move-memory.ts";
import { clusterConfigOf, type EngineConfig } from "../../shared/engines/src/engine-config.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { openTransfer } from "../../shared/engines/src/open-transfer.ts";
import { inspectDatabase } from "../../shared/engines/src/sqlite/database/snapshot-database.ts";
import { buildIndex } from "../move/build-index.ts";
import type { Print } from "../move/progress.ts";
import { lockDataDir } from "../supervisor/data-dir-lock.ts";
import { StartError } from "../supervisor/start-error.ts";
import { requireRoom, sizeOf, verifyFiles } from "./backup-files.ts";
import { type BackupManifest, DATABASE, FILES, readManifest } from "./backup-manifest.ts";
import { moveToCluster } from "./cluster-copies.ts";
import { noteBackup } from "./write-backup.ts";

export interface RestoreOptions {
  /** The folder of one backup. */
  backup: string;
  /** An empty folder or cluster, or one with an interrupted restore of the same backup. */
  config: EngineConfig;
  print: Print;
}

/**
 * Fills an empty directory from a backup and builds the search index. Until that is done the directory is marked unfinished, and no site
 * starts on it. Throws StartError with what to do.
 */
export async function restoreBackup({ backup, config, print }: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(backup);
  print("  verifying the backup");
  await verifyFiles(backup, manifest);
  const sourceName = `the backup ${basename(backup)}`;
  if (clusterConfigOf(config) === undefined)
    await restoreEmbedded(config.DATA_DIR, { backup, manifest, sourceName, print });
  else await moveToCluster(config, { sourceName, fill: (dataDir) => copyBackup(backup, dataDir, manifest), print });
  // A backup is recorded once it is complete, so the copy in it still names the one before.
  await noteBackup(config, new Date(manifest.createdAt));
  return manifest;
}

interface Restore {
  backup: string;
  manifest: BackupManifest;
  /** Identifies an unfinished restore. */
  sourceName: string;
  print: Print;
}

async function restoreEmbedded(
  dataDir: string,
  { backup, manifest, sourceName: source, print }: Restore,
): Promise<void> {
  const unlock = lockDataDir(dataDir);
  try {
    const memory = createDiskMoveMemory(dataDir);
    const unfinished = await memory.get();
    if (unfinished === undefined) await requireEmpty(dataDir);
    else if (unfinished.source !== source) {
      throw new StartError(`${dataDir} holds half of ${unfinished.source}: finish that, or empty the folder.`);
    }
    await requireRoom(join(dataDir, DATABASE), await sizeOf([join(backup, DATABASE), join(backup, FILES)]));
    await memory.put({ source, startedAt: new Date().toISOString(), done: [] });
    print("  copying the store and the files");
    await copyBackup(backup, dataDir, manifest);
    await makeReady(dataDir, print);
    await memory.clear();
  } finally {
    unlock();
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const files = await readdir(join(dataDir, FILES)).catch(() => []);
  const database = (await readdir(dataDir)).filter((name) => name.startsWith(DATABASE));
  if (files.length + database.length === 0) return;
  throw new StartError(
    `${dataDir} is not empty. A restore only fills an empty folder: name another one with DATA_DIR.`,
  );
}

/** Overwrites anything an earlier attempt left, and verifies what it wrote. */
async function copyBackup(backup: string, dataDir: string, manifest: BackupManifest): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(join(dataDir, DATABASE + suffix), { force: true });
  await rm(join(dataDir, FILES), { recursive: true, force: true });
  await mkdir(join(dataDir, FILES), { recursive: true });
  for (const { path } of manifest.files) await copyFile(join(backup, path), join(dataDir, path));
  await verifyFiles(dataDir, manifest);
  const { rows } = inspectDatabase(join(dataDir, DATABASE));
  for (const [table, count] of Object.entries(manifest.rows)) {
    if (rows[table] === count) continue;
    throw new StartError(
      `The restored ${table} has ${rows[table]} rows, the backup has ${count}: take another backup.`,
    );
  }
}

/** Ends the sessions that were open when the backup was written. */
async function makeReady(dataDir: string, print: Print): Promise<void> {
  const config = { DATA_DIR: dataDir };
  const { engines, close } = await openTransfer(config);
  try {
    await engines.sessions.revokeAll();
    await engines.datasetVersion.raise();
    const index = await openSearchIndex(config, "writer");
    try {
      await buildIndex(engines, index, print);
    } finally {
      await index.close();
    }
  } finally {
    await close();
  }
}
