import type { SQLOutputValue } from "node:sqlite";
import { type ImportSource, importSourceSchema, MAX_SOURCES } from "@meridian/contracts/imports/import-source";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { textOf } from "../database/sql-row.ts";

export function createSqliteImportSourceStore({ db }: { db: DirectoryDatabase }): ImportSourceStore {
  const find = (id: string): ImportSource | undefined => {
    const row = db.sql("SELECT content FROM import_source WHERE id = ?").get(id);
    return row === undefined ? undefined : toSource(row);
  };
  return {
    list: async () =>
      db.sql("SELECT content FROM import_source ORDER BY name, id LIMIT ?").all(MAX_SOURCES).map(toSource),
    get: async (id) => find(id),
    put: async (source) => db.write(() => putSource(db, source)),
    change: async (id, change) =>
      db.write(() => {
        const known = find(id);
        if (known === undefined) return undefined;
        const changed = { ...known, ...change };
        putSource(db, changed);
        return changed;
      }),
    async remove(id) {
      return db.write(() => db.sql("DELETE FROM import_source WHERE id = ?").run(id)).changes !== 0;
    },
  };
}

/** Call within a write. */
export function putSource(db: DirectoryDatabase, source: ImportSource): void {
  const put = db.sql("INSERT OR REPLACE INTO import_source (id, name, content) VALUES (?, ?, ?)");
  put.run(source.id, source.name, JSON.stringify(source));
}

export function toSource(row: Record<string, SQLOutputValue>): ImportSource {
  return importSourceSchema.parse(JSON.parse(textOf(row.content)));
}
