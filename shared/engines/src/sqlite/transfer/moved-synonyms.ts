import type { MovedCollection, MovedSynonym } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { insertSynonym, toSynonym } from "../site/sqlite-synonym-store.ts";
import { ofRows } from "./key-pages.ts";

export function createMovedSynonyms(db: DirectoryDatabase): MovedCollection<MovedSynonym> {
  return {
    ...ofRows(db, "synonym", "id"),
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
  };
}
