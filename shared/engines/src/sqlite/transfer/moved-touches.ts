import type { MovedCollection, MovedTouch } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { countOf, partsOf, removeByJobAndBusiness, textColumn } from "./key-pages.ts";

/** Changed businesses name the import themselves, unchanged ones are in a table: see `wasTouched` of the import's writer. */
const SPOKEN_OF = `((b.source_import = j.id AND b.source_row <= j.checkpoint_row)
  OR EXISTS (SELECT 1 FROM import_touched t WHERE t.job_n = j.n AND t.business_n = b.n))`;
const OPEN = "j.state IN ('queued', 'running') AND j.checkpoint_row > 0";

export function createMovedTouches(db: DirectoryDatabase): MovedCollection<MovedTouch> {
  /** Scans the businesses once per job, whatever the page size. */
  function keysOf(after: string, limit: number): string[] {
    const [fromJob, afterBusiness] = partsOf(after);
    const jobs = textColumn(db, `SELECT j.id FROM import_job j WHERE ${OPEN} AND j.id >= ? ORDER BY j.id`, fromJob);
    const keys: string[] = [];
    for (const jobId of jobs) {
      if (keys.length >= limit) break;
      const businesses = textColumn(
        db,
        `SELECT b.id FROM import_job j CROSS JOIN business b WHERE j.id = ? AND b.id > ? AND ${SPOKEN_OF}
         ORDER BY b.id LIMIT ?`,
        jobId,
        jobId === fromJob ? afterBusiness : "",
        limit - keys.length,
      );
      for (const businessId of businesses) keys.push(`${jobId}/${businessId}`);
    }
    return keys;
  }

  return {
    estimate: async () => countOf(db, `SELECT coalesce(sum(checkpoint_row), 0) AS n FROM import_job j WHERE ${OPEN}`),
    keys: async (after = "", limit) => keysOf(after, limit),
    async find(keys) {
      const statement = db.sql(
        `SELECT 1 FROM import_job j CROSS JOIN business b WHERE j.id = ? AND b.id = ? AND ${OPEN} AND ${SPOKEN_OF}`,
      );
      return keys.flatMap((key) => {
        const [jobId, businessId] = partsOf(key);
        return statement.get(jobId, businessId) === undefined ? [] : [{ key, jobId, businessId }];
      });
    },
    async write(records) {
      const put = db.sql(
        `INSERT OR IGNORE INTO import_touched (job_n, business_n)
         SELECT j.n, b.n FROM import_job j CROSS JOIN business b WHERE j.id = ? AND b.id = ?`,
      );
      db.write(() => {
        for (const { jobId, businessId } of records) put.run(jobId, businessId);
      });
    },
    remove: async (keys) => removeByJobAndBusiness(db, "import_touched", keys),
  };
}
