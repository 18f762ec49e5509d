import type { MovedCollection, MovedDirectorySettings } from "../../../ports/directory-transfer.ts";
import { DIRECTORY_SETTINGS_KEY } from "../../moved-access-keys.ts";
import type { DirectoryDatabase } from "../open-directory-database.ts";
import { countOf } from "./key-pages.ts";

export function createMovedDirectorySettings(db: DirectoryDatabase): MovedCollection<MovedDirectorySettings> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM directory_settings"),
    keys: async (after = "") => (after < DIRECTORY_SETTINGS_KEY ? [DIRECTORY_SETTINGS_KEY] : []),
    async find(keys) {
      if (!keys.includes(DIRECTORY_SETTINGS_KEY)) return [];
      const row = db.sql("SELECT is_approved_by_default FROM directory_settings").get();
      if (row === undefined) return [];
      return [{ key: DIRECTORY_SETTINGS_KEY, settings: { isApprovedByDefault: row.is_approved_by_default === 1 } }];
    },
    async write(records) {
      const put = db.sql("INSERT OR REPLACE INTO directory_settings (id, is_approved_by_default) VALUES (1, ?)");
      db.write(() => {
        for (const { settings } of records) put.run(settings.isApprovedByDefault ? 1 : 0);
      });
    },
    async remove(keys) {
      if (keys.includes(DIRECTORY_SETTINGS_KEY)) db.write(() => db.sql("DELETE FROM directory_settings").run());
    },
  };
}
