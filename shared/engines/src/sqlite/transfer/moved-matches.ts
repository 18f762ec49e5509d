import type { MovedCollection, MovedMatch } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { putMatch, toMatch } from "../imports/sqlite-match-store.ts";
import { ofRows } from "./key-pages.ts";

export function createMovedMatches(db: DirectoryDatabase): MovedCollection<MovedMatch> {
  return {
    ...ofRows(db, "business_match", "id"),
    async find(keys) {
      const statement = db.sql("SELECT content FROM business_match WHERE id = ?");
      return keys.flatMap((key) => {
        const row = statement.get(key);
        return row === undefined ? [] : [{ key, match: toMatch(row.content) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { match } of records) putMatch(db, match, "REPLACE");
      });
    },
  };
}
