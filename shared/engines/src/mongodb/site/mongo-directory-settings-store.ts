import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

const ID = "directory";

export function createMongoDirectorySettingsStore({ directorySettings }: MongoDirectory): DirectorySettingsStore {
  return withRetries<DirectorySettingsStore>({
    async get() {
      const stored = await directorySettings.findOne({ _id: ID }, BOUNDED);
      const { _id, ...settings } = stored ?? { _id: ID };
      return { isApprovedByDefault: true, ...settings };
    },
    async put({ isApprovedByDefault, review, sourceOrder }) {
      const $set = {
        isApprovedByDefault,
        ...(review === undefined ? {} : { review }),
        ...(sourceOrder === undefined ? {} : { sourceOrder }),
      };
      await directorySettings.updateOne({ _id: ID }, { $set }, { upsert: true });
    },
  });
}
