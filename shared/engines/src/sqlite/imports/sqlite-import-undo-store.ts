import { undoneBusinessSchema } from "@meridian/contracts/imports/ingest-api";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore, UndoBatchResult } from "@meridian/ports/imports/import-undo";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { numberOf } from "../database/sql-row.ts";
import { createDimensions, type Dimensions } from "../places/dimensions.ts";
import { createRollupDeltas } from "../rollups/rollup-deltas.ts";
import { undoJobRowOf } from "./import-job-row.ts";
import { revertChange } from "./revert-change.ts";

export function createSqliteImportUndoStore(options: SqliteStoreOptions): ImportUndoStore {
  const { db } = options;
  const dimensions = createDimensions(db, options);
  return {
    async undoBatch(lease, limit) {
      await db.roomInLog();
      return undoBatch(options, dimensions, lease, limit);
    },
    async listUndone(jobId, { outcome, afterId, limit }) {
      const job = db.sql("SELECT n FROM import_job WHERE id = ?").get(jobId);
      if (job === undefined || limit <= 0) return [];
      const [index, narrowed] =
        outcome === undefined ? ["", ""] : ["INDEXED BY import_undone_by_outcome", "AND u.outcome = ?"];
      return db
        .sql(
          `SELECT b.id, b.name, b.slug, u.outcome, u.reason FROM import_undone u ${index}
           CROSS JOIN business b ON b.id = u.business_id
           WHERE u.job_n = ? ${narrowed} AND u.business_id > ? ORDER BY u.business_id LIMIT ?`,
        )
        .all(numberOf(job.n), ...(outcome === undefined ? [] : [outcome]), afterId, limit)
        .map((row) => undoneBusinessSchema.parse(row));
    },
  };
}

/** One transaction: an undone change no longer belongs to the job, so it is undone once. */
function undoBatch(
  { db, clock }: SqliteStoreOptions,
  dimensions: Dimensions,
  lease: JobLease,
  limit: number,
): UndoBatchResult {
  return db.write(() => {
    const jobN = numberOf(undoJobRowOf(db, lease).n);
    const changes = db
      .sql("SELECT business_n, revision, before FROM import_change WHERE job_n = ? ORDER BY business_n LIMIT ?")
      .all(jobN, Math.max(1, limit));
    const deltas = createRollupDeltas(db);
    const scope = { db, dimensions, deltas, now: clock().getTime(), jobId: lease.jobId };
    const done = { removed: 0, restored: 0, kept: 0 };
    for (const change of changes) {
      const undone = revertChange(scope, change);
      if (undone === undefined) continue;
      done[undone.outcome] += 1;
      db.sql("INSERT INTO import_undone (job_n, business_id, outcome, reason) VALUES (?, ?, ?, ?)").run(
        jobN,
        undone.id,
        undone.outcome,
        undone.reason,
      );
    }
    deltas.flush();
    const last = changes.at(-1);
    if (last !== undefined) {
      db.sql("DELETE FROM import_change WHERE job_n = ? AND business_n <= ?").run(jobN, numberOf(last.business_n));
    }
    db.sql(
      `UPDATE import_job SET attempts = 0, undo = json_set(undo, '$.removed', (undo ->> 'removed') + ?,
         '$.restored', (undo ->> 'restored') + ?, '$.kept', (undo ->> 'kept') + ?) WHERE n = ?`,
    ).run(done.removed, done.restored, done.kept, jobN);
    const left = db.sql("SELECT 1 FROM import_change WHERE job_n = ? LIMIT 1").get(jobN);
    return { ...done, isDone: left === undefined };
  });
}
