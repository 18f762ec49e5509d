import type { BackupRecord } from "@meridian/ports/site/backup-record";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

const ID = "directory";

export function createMongoBackupRecord({ lastBackup }: MongoDirectory): BackupRecord {
  return withRetries<BackupRecord>({
    async lastAt() {
      const stored = await lastBackup.findOne({ _id: ID }, BOUNDED);
      return stored === null ? undefined : new Date(stored.at);
    },
    async put(at) {
      await lastBackup.updateOne({ _id: ID }, { $set: { at: at.getTime() } }, { upsert: true });
    },
  });
}
