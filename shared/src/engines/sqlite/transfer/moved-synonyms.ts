import type { MovedCollection, MovedSynonym } from "../../../ports/directory-transfer.ts";
import type { DirectoryDatabase } from "../open-directory-database.ts";
import { insertSynonym, toSynonym } from "../sqlite-synonym-store.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedSynonyms(db: DirectoryDatabase): MovedCollection<MovedSynonym> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM synonym"),
    keys: async (after = "", limit) =>
      textColumn(db, "SELECT id FROM synonym WHERE id > ? ORDER BY id LIMIT ?", after, limit),
    async find(keys) {
      const statement = db.sql("SELECT * FROM synonym WHERE id = ?");
      return keys.flatMap((key) => {
        const row = statement.get(key);
        return row === undefined ? [] : [{ key, synonym: toSynonym(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { synonym } of records) insertSynonym(db, synonym, "REPLACE");
      });
    },
    async remove(keys) {
      const remove = db.sql("DELETE FROM synonym WHERE id = ?");
      db.write(() => {
        for (const key of keys) remove.run(key);
      });
    },
  };
}
