import type { MovedCollection, MovedDirectorySettings } from "@meridian/ports/businesses/directory-transfer";
import { DIRECTORY_SETTINGS_KEY } from "../../rules/moved-access-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { putDirectorySettings, toDirectorySettings } from "../site/sqlite-directory-settings-store.ts";
import { countOf } from "./key-pages.ts";

export function createMovedDirectorySettings(db: DirectoryDatabase): MovedCollection<MovedDirectorySettings> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM directory_settings"),
    keys: async (after = "") => (after < DIRECTORY_SETTINGS_KEY ? [DIRECTORY_SETTINGS_KEY] : []),
    async find(keys) {
      if (!keys.includes(DIRECTORY_SETTINGS_KEY)) return [];
      const row = db.sql("SELECT * FROM directory_settings").get();
      return row === undefined ? [] : [{ key: DIRECTORY_SETTINGS_KEY, settings: toDirectorySettings(row) }];
    },
    async write(records) {
      db.write(() => {
        for (const { settings } of records) putDirectorySettings(db, settings);
      });
    },
    async remove(keys) {
      if (keys.includes(DIRECTORY_SETTINGS_KEY)) db.write(() => db.sql("DELETE FROM directory_settings").run());
    },
  };
}
