import { VISIT_KINDS } from "@meridian/contracts/admin/visits";
import type { DailyCount, VisitCountStore } from "@meridian/ports/site/visit-count-store";
import { BRIEFLY, type DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";

export function createSqliteVisitCountStore({ db }: { db: DirectoryDatabase }): VisitCountStore {
  const add = ({ kind, day, subject, count }: DailyCount) =>
    db
      .sql(
        `INSERT INTO visit_count (kind, day, subject, count) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      )
      .run(kind, day, subject, count);

  /** The days of a kind with more subjects than the limit. */
  const crowdedDays = (kind: string, day: string, keep: number) =>
    db
      .sql("SELECT day FROM visit_count WHERE kind = ? AND day < ? AND subject <> '' GROUP BY day HAVING count(*) > ?")
      .all(kind, day, keep)
      .map((row) => textOf(row.day));

  function thinDay(kind: DailyCount["kind"], day: string, keep: number): number {
    const surplus = db
      .sql(
        `SELECT subject, count FROM visit_count WHERE kind = ? AND day = ? AND subject <> ''
         ORDER BY count DESC, subject LIMIT -1 OFFSET ?`,
      )
      .all(kind, day, keep);
    const forget = db.sql("DELETE FROM visit_count WHERE kind = ? AND day = ? AND subject = ?");
    let count = 0;
    for (const row of surplus) {
      forget.run(kind, day, textOf(row.subject));
      count += numberOf(row.count);
    }
    add({ kind, day, subject: "", count });
    return surplus.length;
  }

  return {
    async add(counts) {
      db.write(() => {
        for (const count of counts) add(count);
      }, BRIEFLY);
    },
    async set({ kind, day, subject, count }) {
      const put = db.sql("INSERT OR REPLACE INTO visit_count (kind, day, subject, count) VALUES (?, ?, ?, ?)");
      db.write(() => put.run(kind, day, subject, count));
    },
    async sumByDay(kinds, { from, to }) {
      const sums = db.sql(
        "SELECT day, sum(count) AS n FROM visit_count WHERE kind = ? AND day BETWEEN ? AND ? GROUP BY day ORDER BY day",
      );
      return kinds.flatMap((kind) =>
        sums.all(kind, from, to).map((row) => ({ kind, day: textOf(row.day), count: numberOf(row.n) })),
      );
    },
    async top(kind, { from, to }, limit) {
      const rows = db
        .sql(
          `SELECT subject, sum(count) AS n FROM visit_count WHERE kind = ? AND day BETWEEN ? AND ? AND subject <> ''
           GROUP BY subject ORDER BY n DESC, subject LIMIT ?`,
        )
        .all(kind, from, to, limit);
      return rows.map((row) => ({ subject: textOf(row.subject), count: numberOf(row.n) }));
    },
    async thin(day, keep) {
      let gone = 0;
      for (const kind of VISIT_KINDS) {
        for (const crowded of crowdedDays(kind, day, keep)) gone += db.write(() => thinDay(kind, crowded, keep));
      }
      return gone;
    },
    forgetBefore: async (day) =>
      Number(db.write(() => db.sql("DELETE FROM visit_count WHERE day < ?").run(day)).changes),
  };
}
