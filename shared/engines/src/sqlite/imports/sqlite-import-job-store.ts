import { randomBytes } from "node:crypto";
import { type ImportIssue, type ImportJob, importIssueSchema, NO_ROWS } from "@meridian/contracts/imports/import-job";
import type { ImportJobStore, JobLease, JobOutcome, NewImportJob } from "@meridian/ports/imports/import-job-store";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { numberOf } from "../database/sql-row.ts";
import { decideReview } from "./decide-review.ts";
import { forgetMarks } from "./forget-marks.ts";
import { type ImportJobRow, importJobRowOf, jobOf, leasedJobRowOf, toImportJob } from "./import-job-row.ts";
import { finishUndo, requestUndo } from "./import-job-undo.ts";
import { endAbandonedCancellations, heartbeat, leaseNext, release } from "./lease-import-job.ts";

const ID_BYTES = 10;
const COUNT_HELD = `SELECT count(*) AS held FROM import_job
  WHERE review ->> 'state' = 'waiting' AND undo IS NULL AND state NOT IN ('queued', 'running')`;

export function createSqliteImportJobStore({ db, clock }: SqliteStoreOptions): ImportJobStore {
  function read(id: string): ImportJobRow | undefined {
    return db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
  }

  function create(job: NewImportJob): ImportJob {
    const insert = db.sql(
      `INSERT INTO import_job (id, file_name, file_id, file_size_bytes, file_sha256, kind, batch_size_rows, created_by,
         is_dry_run, restores_deleted, column_choices, notes, header_row, file_country, business_kind, business_name, publishes, source_id, created_at, state, phase, checkpoint_row, read_share, attempts, counters, issue_counts, skipped_names)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', 'waiting', 0, 0, 0, ?, '{}', '[]') RETURNING *`,
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
        job.isDryRun ? 1 : 0,
        job.restoresDeleted ? 1 : 0,
        JSON.stringify(job.columnChoices ?? null),
        JSON.stringify(job.notes ?? []),
        job.headerRow ?? null,
        job.fileCountry ?? null,
        job.businessKind ?? null,
        job.businessName ?? null,
        job.publishes ?? null,
        job.sourceId ?? null,
        clock().getTime(),
        JSON.stringify(NO_ROWS),
      ),
    );
    return jobOf(row);
  }

  async function finish(lease: JobLease, outcome: JobOutcome): Promise<ImportJob> {
    const failure = outcome.state === "failed" ? outcome : undefined;
    await forgetMarks(db, numberOf(importJobRowOf(db, lease).n));
    return db.write(() => {
      const n = numberOf(importJobRowOf(db, lease).n);
      const row = db
        .sql(
          `UPDATE import_job SET state = ?, phase = 'done', finished_at = ?, failure_code = ?, failure_message = ?,
             lease_token = NULL, lease_expires_at = NULL WHERE n = ? RETURNING *`,
        )
        .get(
          outcome.state,
          clock().getTime(),
          failure?.code ?? null,
          failure === undefined ? null : JSON.stringify(failure.message),
          n,
        );
      return jobOf(row);
    });
  }

  async function requestCancel(id: string): Promise<boolean> {
    const now = clock().getTime();
    const { changes } = db.write(() =>
      db
        .sql(
          `UPDATE import_job SET is_cancel_requested = 1,
           state = CASE state WHEN 'queued' THEN 'cancelled' ELSE state END,
           phase = CASE state WHEN 'queued' THEN 'done' ELSE phase END,
           finished_at = CASE state WHEN 'queued' THEN ? ELSE finished_at END
         WHERE id = ? AND state IN ('queued', 'running')`,
        )
        .run(now, id),
    );
    await endAbandonedCancellations(db, now);
    return changes !== 0;
  }

  /** One assignment on the job that the lease holds. */
  function setOwn(lease: JobLease, assignment: string, ...values: (string | null)[]): void {
    db.write(() => {
      const n = numberOf(leasedJobRowOf(db, lease).n);
      db.sql(`UPDATE import_job SET ${assignment} WHERE n = ?`).run(...values, n);
    });
  }

  return {
    create: async (job) => create(job),
    get: async (id) => optionalJobOf(read(id)),
    async findByNumbers(numbers) {
      const rows = db
        .sql("SELECT * FROM import_job WHERE n IN (SELECT value FROM json_each(?))")
        .all(JSON.stringify(numbers));
      return new Map(rows.map((row) => [numberOf(row.n), toImportJob(row)]));
    },
    findByFile: async (fileId) =>
      optionalJobOf(
        db
          .sql(
            `SELECT * FROM import_job WHERE file_id = ?1 OR error_file_id = ?1 OR preview_file_id = ?1
             ORDER BY n DESC LIMIT 1`,
          )
          .get(fileId),
      ),
    findByContent: async (sha256, limit) =>
      db
        .sql("SELECT * FROM import_job WHERE file_sha256 = ? ORDER BY n DESC LIMIT ?")
        .all(sha256, limit)
        .map(toImportJob),
    list: async (limit, offset = 0) =>
      db.sql("SELECT * FROM import_job ORDER BY n DESC LIMIT ? OFFSET ?").all(limit, offset).map(toImportJob),
    countHeld: async () => numberOf(db.sql(COUNT_HELD).get()?.held),
    listIssues: async (id, limit) =>
      db
        .sql(
          `SELECT i.* FROM import_issue i WHERE i.job_n = (SELECT n FROM import_job WHERE id = ?)
           ORDER BY i.row, i.n LIMIT ?`,
        )
        .all(id, limit)
        .map(toIssue),
    leaseNext: async ({ leaseMs }) => leaseNext({ db, clock }, leaseMs),
    heartbeat: async (lease, leaseMs) => heartbeat({ db, clock }, lease, leaseMs),
    release: async (lease) => release(db, lease),
    setPhase: async (lease, phase) => setOwn(lease, "phase = ?", phase),
    describeFile: async (lease, { columnExtraction, notes, review, headerSignature, listedKinds, listedNames }) =>
      setOwn(
        lease,
        `column_extraction = ?, notes = ?, review = coalesce(?, review), header_signature = coalesce(?, header_signature),
           listed_kinds = coalesce(?, listed_kinds), listed_names = coalesce(?, listed_names)`,
        JSON.stringify(columnExtraction),
        JSON.stringify(notes),
        review === undefined ? null : JSON.stringify(review),
        headerSignature ?? null,
        listedKinds === undefined ? null : JSON.stringify(listedKinds),
        listedNames === undefined ? null : JSON.stringify(listedNames),
      ),
    decideReview: async (id, decision) => decideReview({ db, clock }, id, decision),
    setFiles: async (lease, { errorFileId = null, previewFileId = null }) =>
      setOwn(
        lease,
        "error_file_id = coalesce(?, error_file_id), preview_file_id = coalesce(?, preview_file_id)",
        errorFileId,
        previewFileId,
      ),
    finish,
    requestCancel,
    requestUndo: async (id, requestedBy) => requestUndo({ db, clock }, id, requestedBy),
    finishUndo: async (lease) => finishUndo({ db, clock }, lease),
  };
}

function optionalJobOf(row: ImportJobRow | undefined): ImportJob | undefined {
  return row === undefined ? undefined : toImportJob(row);
}

export function toIssue(row: ImportJobRow): ImportIssue {
  return importIssueSchema.parse({
    row: row.row,
    column: row.column_name,
    code: row.code,
    value: row.value,
    message: row.message,
    isRejected: row.is_rejected === 1,
  });
}
