import type { DirectorySettingsStore } from "../../ports/directory-settings-store.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";
import { withRetries } from "./retry.ts";

const ID = "directory";

export function createMongoDirectorySettingsStore({ directorySettings }: MongoDirectory): DirectorySettingsStore {
  return withRetries<DirectorySettingsStore>({
    async get() {
      const stored = await directorySettings.findOne({ _id: ID }, BOUNDED);
      return { isApprovedByDefault: stored?.isApprovedByDefault ?? true };
    },
    async put({ isApprovedByDefault }) {
      await directorySettings.updateOne({ _id: ID }, { $set: { isApprovedByDefault } }, { upsert: true });
    },
  });
}
