import type { SQLOutputValue } from "node:sqlite";
import type { MovedCollection, MovedVisitCount } from "@meridian/ports/businesses/directory-transfer";
import { toVisitCount, visitCountKeyOf, visitCountKeyParts } from "../../rules/visit-count-key.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedVisitCounts(db: DirectoryDatabase): MovedCollection<MovedVisitCount> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM visit_count"),
    keys: async (after = "", limit) =>
      textColumn(
        db,
        `SELECT kind || ' ' || day || ' ' || subject FROM visit_count
         WHERE (kind, day, subject) > (?, ?, ?) ORDER BY kind, day, subject LIMIT ?`,
        ...visitCountKeyParts(after),
        limit,
      ),
    async find(keys) {
      const statement = db.sql("SELECT * FROM visit_count WHERE kind = ? AND day = ? AND subject = ?");
      return keys.flatMap((key) => {
        const row = statement.get(...visitCountKeyParts(key));
        return row === undefined ? [] : [toRecord(row)];
      });
    },
    async write(records) {
      const put = db.sql("INSERT OR REPLACE INTO visit_count (kind, day, subject, count) VALUES (?, ?, ?, ?)");
      db.write(() => {
        for (const { count } of records) put.run(count.kind, count.day, count.subject, count.count);
      });
    },
    async remove(keys) {
      const remove = db.sql("DELETE FROM visit_count WHERE kind = ? AND day = ? AND subject = ?");
      db.write(() => {
        for (const key of keys) remove.run(...visitCountKeyParts(key));
      });
    },
  };
}

function toRecord(row: Record<string, SQLOutputValue>): MovedVisitCount {
  const count = toVisitCount(row);
  return { key: visitCountKeyOf(count), count };
}
