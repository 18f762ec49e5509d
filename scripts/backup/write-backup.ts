import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../../shared/engines/src/disk/disk-files.ts";
import { createDiskMoveMemory } from "../../shared/engines/src/disk/disk-move-memory.ts";
import { openDiskMovedFiles } from "../../shared/engines/src/disk/disk-moved-files.ts";
import { clusterConfigOf, type EngineConfig } from "../../shared/engines/src/engine-config.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { refuseUnfinishedMove } from "../../shared/engines/src/refuse-unfinished-move.ts";
import { inspectDatabase, snapshotDatabase } from "../../shared/engines/src/sqlite/database/snapshot-database.ts";
import { copyFiles } from "../move/copy-directory.ts";
import type { Print } from "../move/progress.ts";
import { lockDataDir } from "../supervisor/data-dir-lock.ts";
import { StartError } from "../supervisor/start-error.ts";
import { fileEntries, requireRoom, sizeOf } from "./backup-files.ts";
import { type BackupManifest, DATABASE, FILES, FORMAT_VERSION, writeManifest } from "./backup-manifest.ts";
import { copyFromCluster } from "./cluster-copies.ts";

const NAME = /^meridian-\d{8}T\d{6}Z$/;
const UNFINISHED_SUFFIX = ".unfinished";

export interface BackupOptions {
  /** The directory's engines; DATA_DIR is absolute. */
  config: EngineConfig;
  /** The folder of all backups. */
  to: string;
  /** The number of backups kept, including this one. */
  keep: number;
  programVersion: string;
  now: Date;
  print: Print;
}

export interface WrittenBackup {
  folder: string;
  manifest: BackupManifest;
  sizeBytes: number;
}

/**
 * Backs up a directory, in use or not, and removes the oldest backups beyond `keep`. A backup gets its name once every byte is on disk and
 * verified; an earlier failure leaves nothing. Throws StartError with what to do.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { config, to, now } = options;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const unlock = lockBackups(to);
  try {
    await removeUnfinished(to);
    const folder = join(to, `meridian-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
    if (existsSync(folder)) throw new StartError(`${folder} was written this very second.`);
    const unfinished = folder + UNFINISHED_SUFFIX;
    try {
      const manifest = await fill(unfinished, options);
      await rename(unfinished, folder);
      await syncFolder(to);
      await noteBackup(config, now);
      const sizeBytes = manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0);
      await removeOldest(to, options.keep);
      return { folder, manifest, sizeBytes };
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

async function fill(folder: string, { config, programVersion, now, print }: BackupOptions): Promise<BackupManifest> {
  const isCluster = clusterConfigOf(config) !== undefined;
  if (isCluster) await copyFromCluster(config, folder, print);
  else await copyEmbedded(config.DATA_DIR, folder, print);
  print("  verifying");
  const { rows, problems } = inspectDatabase(join(folder, DATABASE));
  if (problems.length > 0) {
    throw new StartError(`The store is damaged (${problems[0]}): restore an earlier backup. No backup was written.`);
  }
  const manifest: BackupManifest = {
    formatVersion: FORMAT_VERSION,
    programVersion,
    createdAt: now.toISOString(),
    engine: isCluster ? "cluster" : "embedded",
    rows,
    files: await fileEntries(folder),
  };
  await writeManifest(folder, manifest);
  await syncFolder(folder);
  return manifest;
}

/** For the administrator's dashboard and the metrics. */
export async function noteBackup(config: EngineConfig, at: Date): Promise<void> {
  const { backups, close } = await openEngines(config);
  await backups.put(at).finally(close);
}

/** The database before the files: a file is stored before the database names it. */
async function copyEmbedded(dataDir: string, folder: string, print: Print): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE))) {
    throw new StartError(`There is no directory in ${dataDir}: name its folder with DATA_DIR.`);
  }
  await refuseUnfinishedMove(createDiskMoveMemory(dataDir));
  await requireRoom(
    folder,
    await sizeOf([join(dataDir, DATABASE), join(dataDir, `${DATABASE}-wal`), join(dataDir, FILES)]),
  );
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 });
  print("  copying the store");
  await snapshotDatabase(join(dataDir, DATABASE), join(folder, DATABASE));
  const [from, to] = [await openDiskMovedFiles(join(dataDir, FILES)), await openDiskMovedFiles(join(folder, FILES))];
  await copyFiles(from, to, { after: undefined, saveAt: async () => {}, print });
}

/** One backup at a time per folder. */
function lockBackups(to: string): () => void {
  try {
    return lockDataDir(to);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new StartError(`A backup into ${to} cannot begin now. ${cause.message}`, { cause });
  }
}

/** Remnants of killed backups. */
async function removeUnfinished(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (name.endsWith(UNFINISHED_SUFFIX) && NAME.test(name.slice(0, -UNFINISHED_SUFFIX.length))) {
      await rm(join(to, name), { recursive: true, force: true });
    }
  }
}

/** Names sort by time. */
async function removeOldest(to: string, keep: number): Promise<void> {
  const backups = (await readdir(to)).filter((name) => NAME.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(join(to, name), { recursive: true, force: true });
}
