import { randomBytes } from "node:crypto";
import { type ImportIssue, type ImportJob, importIssueSchema, NO_ROWS } from "../../contracts/import-job.ts";
import type { ImportJobStore, JobLease, JobOutcome, LeasedJob, NewImportJob } from "../../ports/import-job-store.ts";
import { type ImportJobRow, importJobRowOf, toImportJob } from "./import-job-row.ts";
import { numberOf } from "./sql-row.ts";
import type { SqliteStoreOptions } from "./sqlite-business-store.ts";

const ID_BYTES = 10;
const TOKEN_BYTES = 16;

export function createSqliteImportJobStore({ db, clock }: SqliteStoreOptions): ImportJobStore {
  function read(id: string): ImportJobRow | undefined {
    return db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
  }

  function create(job: NewImportJob): ImportJob {
    const insert = db.sql(
      `INSERT INTO import_job (id, file_name, file_id, file_size_bytes, file_sha256, kind, batch_size_rows, created_by,
         created_at, state, phase, checkpoint_row, read_share, attempts, counters, issue_counts, skipped_names)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', 'waiting', 0, 0, 0, ?, '{}', '[]') RETURNING *`,
    );
    const row = db.write(() =>
      insert.get(
        randomBytes(ID_BYTES).toString("hex"),
        job.fileName,
        job.fileId,
        job.fileSizeBytes,
        job.fileSha256,
        job.kind,
        job.batchSizeRows,
        job.createdBy,
        clock().getTime(),
        JSON.stringify(NO_ROWS),
      ),
    );
    return jobOf(row);
  }

  function leaseNext(leaseMs: number): LeasedJob | undefined {
    const now = clock().getTime();
    return db.write(() => {
      endAbandonedCancellations(now);
      const next = db
        .sql(
          `SELECT n, id FROM import_job INDEXED BY import_job_open
           WHERE state IN ('queued', 'running') AND (state = 'queued' OR lease_expires_at <= ?) ORDER BY n LIMIT 1`,
        )
        .get(now);
      if (next === undefined) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString("hex");
      const row = db
        .sql(
          `UPDATE import_job SET state = 'running', started_at = coalesce(started_at, ?), lease_token = ?,
             lease_expires_at = ?, attempts = attempts + 1 WHERE n = ? RETURNING *`,
        )
        .get(now, token, now + leaseMs, numberOf(next.n));
      const job = jobOf(row);
      return { lease: { jobId: job.id, token }, job };
    });
  }

  /** Jobs that were asked to stop while their worker was gone for good end here: nobody else would. */
  function endAbandonedCancellations(now: number): void {
    const ended = db
      .sql(
        `UPDATE import_job SET state = 'cancelled', phase = 'done', finished_at = ?, lease_token = NULL
         WHERE state = 'running' AND is_cancel_requested = 1 AND lease_expires_at <= ? RETURNING n`,
      )
      .all(now, now);
    for (const { n } of ended) db.sql("DELETE FROM import_touched WHERE job_n = ?").run(numberOf(n));
  }

  function heartbeat({ jobId, token }: JobLease, leaseMs: number): { isLost: boolean; isCancelRequested: boolean } {
    const extend = db.sql(
      `UPDATE import_job SET lease_expires_at = ? WHERE id = ? AND state = 'running' AND lease_token = ?
       RETURNING is_cancel_requested`,
    );
    const row = db.write(() => extend.get(clock().getTime() + leaseMs, jobId, token));
    return { isLost: row === undefined, isCancelRequested: row?.is_cancel_requested === 1 };
  }

  function finish(lease: JobLease, outcome: JobOutcome): ImportJob {
    const failure = outcome.state === "failed" ? outcome : undefined;
    return db.write(() => {
      const n = numberOf(importJobRowOf(db, lease).n);
      db.sql("DELETE FROM import_touched WHERE job_n = ?").run(n);
      const row = db
        .sql(
          `UPDATE import_job SET state = ?, phase = 'done', finished_at = ?, failure_code = ?, failure_message = ?,
             lease_token = NULL, lease_expires_at = NULL WHERE n = ? RETURNING *`,
        )
        .get(outcome.state, clock().getTime(), failure?.code ?? null, failure?.message ?? null, n);
      return jobOf(row);
    });
  }

  function requestCancel(id: string): boolean {
    const now = clock().getTime();
    return db.write(() => {
      const { changes } = db
        .sql(
          `UPDATE import_job SET is_cancel_requested = 1,
           state = CASE state WHEN 'queued' THEN 'cancelled' ELSE state END,
           phase = CASE state WHEN 'queued' THEN 'done' ELSE phase END,
           finished_at = CASE state WHEN 'queued' THEN ? ELSE finished_at END
         WHERE id = ? AND state IN ('queued', 'running')`,
        )
        .run(now, id);
      endAbandonedCancellations(now);
      return changes !== 0;
    });
  }

  /** One assignment on the job that the lease owns. */
  function setOwn(lease: JobLease, assignment: string, ...values: (string | null)[]): void {
    db.write(() => {
      const n = numberOf(importJobRowOf(db, lease).n);
      db.sql(`UPDATE import_job SET ${assignment} WHERE n = ?`).run(...values, n);
    });
  }

  return {
    create: async (job) => create(job),
    get: async (id) => optionalJobOf(read(id)),
    findByFile: async (fileId) => optionalJobOf(db.sql("SELECT * FROM import_job WHERE file_id = ?").get(fileId)),
    list: async (limit) => db.sql("SELECT * FROM import_job ORDER BY n DESC LIMIT ?").all(limit).map(toImportJob),
    listIssues: async (id, limit) =>
      db
        .sql(
          `SELECT i.* FROM import_issue i WHERE i.job_n = (SELECT n FROM import_job WHERE id = ?)
           ORDER BY i.row, i.n LIMIT ?`,
        )
        .all(id, limit)
        .map(toIssue),
    leaseNext: async ({ leaseMs }) => leaseNext(leaseMs),
    heartbeat: async (lease, leaseMs) => heartbeat(lease, leaseMs),
    release: async (lease) =>
      setOwn(lease, "state = 'queued', attempts = 0, lease_token = NULL, lease_expires_at = NULL"),
    setPhase: async (lease, phase) => setOwn(lease, "phase = ?", phase),
    setColumnExtraction: async (lease, extraction) =>
      setOwn(lease, "column_extraction = ?", JSON.stringify(extraction)),
    finish: async (lease, outcome) => finish(lease, outcome),
    requestCancel: async (id) => requestCancel(id),
  };
}

function jobOf(row: ImportJobRow | undefined): ImportJob {
  if (row === undefined) throw new Error("The statement returned no import job");
  return toImportJob(row);
}

function optionalJobOf(row: ImportJobRow | undefined): ImportJob | undefined {
  return row === undefined ? undefined : toImportJob(row);
}

function toIssue(row: ImportJobRow): ImportIssue {
  return importIssueSchema.parse({
    row: row.row,
    column: row.column_name,
    code: row.code,
    value: row.value,
    message: row.message,
    isRejected: row.is_rejected === 1,
  });
}
