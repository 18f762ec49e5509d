import type { MovedCollection, MovedDirectorySettings } from "@meridian/ports/businesses/directory-transfer";
import { DIRECTORY_SETTINGS_KEY } from "../../rules/moved-access-keys.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countOf, keysOf, putAll } from "./key-pages.ts";

const _id = DIRECTORY_SETTINGS_KEY;

export function createMovedDirectorySettings({
  directorySettings,
}: MongoDirectory): MovedCollection<MovedDirectorySettings> {
  return {
    estimate: () => countOf(directorySettings),
    keys: (after = "", limit) => keysOf(directorySettings, after, limit),
    async find(keys) {
      const stored = keys.includes(_id) ? await directorySettings.findOne({ _id }, BOUNDED) : null;
      if (stored === null) return [];
      const { _id: key, ...settings } = stored;
      return [{ key, settings }];
    },
    write: (records) =>
      putAll(
        directorySettings,
        records.map(({ settings }) => ({ _id, ...settings })),
      ),
    async remove(keys) {
      if (keys.includes(_id)) await directorySettings.deleteOne({ _id });
    },
  };
}
