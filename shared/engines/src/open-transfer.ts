import { join } from "node:path";
import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import { createDiskMoveMemory } from "./disk/disk-move-memory.ts";
import { openDiskMovedFiles } from "./disk/disk-moved-files.ts";
import { clusterConfigOf, type EngineConfig } from "./engine-config.ts";
import type { Engines } from "./engines.ts";
import { openMongodb } from "./mongodb/open-mongodb.ts";
import { createMongoMovedFiles } from "./mongodb/transfer/mongo-moved-files.ts";
import { createMongoMoveMemory, createMongoTransfer } from "./mongodb/transfer/mongo-transfer.ts";
import { openEngines } from "./open-engines.ts";
import { openDirectoryDatabase } from "./sqlite/database/open-directory-database.ts";
import { createSqliteTransfer } from "./sqlite/transfer/sqlite-transfer.ts";

export interface OpenedTransfer {
  transfer: DirectoryTransfer;
  /** Of the same directory. */
  engines: Engines;
  close(): Promise<void>;
}

/** Opens a directory as the source or target of a move, even one that an interrupted move left half filled. */
export async function openTransfer(config: EngineConfig): Promise<OpenedTransfer> {
  const engines = await openEngines(config, { isMoving: true });
  const cluster = clusterConfigOf(config);
  try {
    const opened =
      cluster === undefined
        ? await openEmbeddedTransfer(config.DATA_DIR)
        : await openClusterTransfer(cluster.mongodbUrl);
    return {
      transfer: opened.transfer,
      engines,
      async close() {
        await opened.close();
        await engines.close();
      },
    };
  } catch (error) {
    await engines.close();
    throw error;
  }
}

type TransferOnly = Omit<OpenedTransfer, "engines">;

export async function openEmbeddedTransfer(dataDir: string): Promise<TransferOnly> {
  const files = await openDiskMovedFiles(join(dataDir, "files"));
  const db = openDirectoryDatabase(join(dataDir, "directory.db"));
  return {
    transfer: { collections: createSqliteTransfer(db), files, unfinishedMove: createDiskMoveMemory(dataDir) },
    close: async () => db.close(),
  };
}

export async function openClusterTransfer(mongodbUrl: string): Promise<TransferOnly> {
  const { db, directory, close } = await openMongodb(mongodbUrl);
  return {
    transfer: {
      collections: createMongoTransfer(directory),
      files: createMongoMovedFiles(db),
      unfinishedMove: createMongoMoveMemory(directory),
    },
    close,
  };
}
