import { undoneBusinessSchema } from "@meridian/contracts/imports/ingest-api";
import type { MovedCollection, MovedUndone } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";
import { countOf, partsOf, textColumn } from "./key-pages.ts";

const JOB_N = "(SELECT n FROM import_job WHERE id = ?)";
const outcomeSchema = undoneBusinessSchema.pick({ outcome: true, reason: true });

export function createMovedUndone(db: DirectoryDatabase): MovedCollection<MovedUndone> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM import_undone"),
    async keys(after = "", limit) {
      const [jobId, businessId] = partsOf(after);
      const job = db.sql("SELECT n FROM import_job WHERE id = ?").get(jobId);
      return textColumn(
        db,
        `SELECT j.id || '/' || u.business_id FROM import_undone u CROSS JOIN import_job j ON j.n = u.job_n
         WHERE (u.job_n, u.business_id) > (?, ?) ORDER BY u.job_n, u.business_id LIMIT ?`,
        numberOf(job?.n ?? 0),
        businessId,
        limit,
      );
    },
    async find(keys) {
      const statement = db.sql(`SELECT outcome, reason FROM import_undone WHERE job_n = ${JOB_N} AND business_id = ?`);
      return keys.flatMap((key) => {
        const [jobId, businessId] = partsOf(key);
        const row = statement.get(jobId, businessId);
        return row === undefined ? [] : [{ key, jobId, businessId, ...outcomeSchema.parse(row) }];
      });
    },
    async write(records) {
      const put = db.sql(
        `INSERT OR REPLACE INTO import_undone (job_n, business_id, outcome, reason)
         SELECT n, ?, ?, ? FROM import_job WHERE id = ?`,
      );
      db.write(() => {
        for (const { jobId, businessId, outcome, reason } of records) put.run(businessId, outcome, reason, jobId);
      });
    },
    async remove(keys) {
      const remove = db.sql(`DELETE FROM import_undone WHERE job_n = ${JOB_N} AND business_id = ?`);
      db.write(() => {
        for (const key of keys) remove.run(...partsOf(key));
      });
    },
  };
}
