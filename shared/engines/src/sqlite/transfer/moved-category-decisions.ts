import type { MovedCategoryDecision, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { insertCategoryDecision, toCategoryDecision } from "../places/sqlite-category-rule-store.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedCategoryDecisions(db: DirectoryDatabase): MovedCollection<MovedCategoryDecision> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM category_decision"),
    keys: async (after = "0", limit) =>
      textColumn(
        db,
        "SELECT CAST(id AS TEXT) FROM category_decision WHERE id > ? ORDER BY id LIMIT ?",
        Number(after),
        limit,
      ),
    async find(keys) {
      const statement = db.sql("SELECT * FROM category_decision WHERE id = ?");
      return keys.flatMap((key) => {
        const row = statement.get(Number(key));
        return row === undefined ? [] : [{ key, decision: toCategoryDecision(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { decision } of records) insertCategoryDecision(db, decision, "REPLACE");
      });
    },
    async remove(keys) {
      const remove = db.sql("DELETE FROM category_decision WHERE id = ?");
      db.write(() => {
        for (const key of keys) remove.run(Number(key));
      });
    },
  };
}
