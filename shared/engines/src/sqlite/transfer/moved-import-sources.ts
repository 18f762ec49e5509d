import type { MovedCollection, MovedImportSource } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { putSource, toSource } from "../imports/sqlite-import-source-store.ts";
import { ofRows } from "./key-pages.ts";

export function createMovedImportSources(db: DirectoryDatabase): MovedCollection<MovedImportSource> {
  return {
    ...ofRows(db, "import_source", "id"),
    async find(keys) {
      const statement = db.sql("SELECT content FROM import_source WHERE id = ?");
      return keys.flatMap((key) => {
        const row = statement.get(key);
        return row === undefined ? [] : [{ key, source: toSource(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { source } of records) putSource(db, source);
      });
    },
  };
}
