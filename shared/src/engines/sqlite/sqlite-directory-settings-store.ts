import type { DirectorySettingsStore } from "../../ports/directory-settings-store.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";

export function createSqliteDirectorySettingsStore({ db }: { db: DirectoryDatabase }): DirectorySettingsStore {
  return {
    async get() {
      const row = db.sql("SELECT is_approved_by_default FROM directory_settings").get();
      return { isApprovedByDefault: row?.is_approved_by_default !== 0 };
    },
    async put({ isApprovedByDefault }) {
      db.write(() =>
        db
          .sql("INSERT OR REPLACE INTO directory_settings (id, is_approved_by_default) VALUES (1, ?)")
          .run(isApprovedByDefault ? 1 : 0),
      );
    },
  };
}
