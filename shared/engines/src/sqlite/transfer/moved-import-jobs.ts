import type { MovedCollection, MovedImportJob } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, type SqlValue } from "../database/sql-row.ts";
import { toImportJob } from "../imports/import-job-row.ts";
import { toIssue } from "../imports/sqlite-import-job-store.ts";
import { countOf, textColumn } from "./key-pages.ts";

const COLUMNS = [
  "n",
  "id",
  "file_name",
  "file_id",
  "file_size_bytes",
  "file_sha256",
  "kind",
  "batch_size_rows",
  "state",
  "phase",
  "created_by",
  "created_at",
  "started_at",
  "finished_at",
  "checkpoint_row",
  "read_share",
  "attempts",
  "counters",
  "issue_counts",
  "kept_issues",
  "column_extraction",
  "skipped_names",
  "unchanged_names",
  "failure_code",
  "failure_message",
  "lease_expires_at",
  "is_cancel_requested",
  "is_dry_run",
  "restores_deleted",
  "column_choices",
  "header_row",
  "review",
  "publishes",
  "source_id",
  "header_signature",
  "notes",
  "error_file_id",
  "preview_file_id",
  "undo",
];
const PUT = `INSERT OR REPLACE INTO import_job (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map(() => "?").join(", ")})`;

export function createMovedImportJobs(db: DirectoryDatabase): MovedCollection<MovedImportJob> {
  function remove(id: string): void {
    const ofJob = "(SELECT n FROM import_job WHERE id = ?)";
    db.sql(`DELETE FROM import_issue WHERE job_n = ${ofJob}`).run(id);
    db.sql(`DELETE FROM import_touched WHERE job_n = ${ofJob}`).run(id);
    db.sql("DELETE FROM import_job WHERE id = ?").run(id);
  }

  function removeAll(id: string): void {
    for (const table of ["import_change", "import_undone", "dry_run_business", "dry_run_key"]) {
      db.sql(`DELETE FROM ${table} WHERE job_n = (SELECT n FROM import_job WHERE id = ?)`).run(id);
    }
    remove(id);
  }

  function put(record: MovedImportJob): void {
    remove(record.key);
    db.sql(PUT).run(...valuesOf(record));
    const issue = db.sql(
      `INSERT INTO import_issue (job_n, row, column_name, code, value, message, is_rejected) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const { row, column, code, value, message, isRejected } of record.issues) {
      issue.run(record.n, row, column, code, value, message, isRejected ? 1 : 0);
    }
  }

  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM import_job"),
    keys: async (after = "", limit) =>
      textColumn(db, "SELECT id FROM import_job WHERE id > ? ORDER BY id LIMIT ?", after, limit),
    find: async (ids) =>
      ids.flatMap((id): MovedImportJob[] => {
        const row = db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
        if (row === undefined) return [];
        const n = numberOf(row.n);
        const issues = db.sql("SELECT * FROM import_issue WHERE job_n = ? ORDER BY row, n").all(n).map(toIssue);
        return [{ key: id, job: toImportJob(row), n, isCancelRequested: row.is_cancel_requested === 1, issues }];
      }),
    write: async (records) => db.write(() => records.forEach(put)),
    remove: async (ids) => db.write(() => ids.forEach(removeAll)),
  };
}

/** An expired lease without a token: any worker may take over a running job. */
function valuesOf({ job, n, isCancelRequested, issues }: MovedImportJob): SqlValue[] {
  return [
    n,
    job.id,
    job.fileName,
    job.fileId,
    job.fileSizeBytes,
    job.fileSha256,
    job.kind,
    job.batchSizeRows,
    job.state,
    job.phase,
    job.createdBy,
    Date.parse(job.createdAt),
    job.startedAt === null ? null : Date.parse(job.startedAt),
    job.finishedAt === null ? null : Date.parse(job.finishedAt),
    job.checkpointRow,
    job.readShare,
    job.attempts,
    JSON.stringify(job.counters),
    JSON.stringify(job.issueCounts),
    issues.length,
    job.columnExtraction === null ? null : JSON.stringify(job.columnExtraction),
    JSON.stringify(job.skippedNames),
    JSON.stringify(job.unchangedNames),
    job.failure?.code ?? null,
    job.failure === null ? null : JSON.stringify(job.failure.message),
    job.state === "running" ? 0 : null,
    isCancelRequested ? 1 : 0,
    job.isDryRun ? 1 : 0,
    job.restoresDeleted ? 1 : 0,
    JSON.stringify(job.columnChoices),
    job.headerRow ?? null,
    job.review === undefined ? null : JSON.stringify(job.review),
    job.publishes ?? null,
    job.sourceId ?? null,
    job.headerSignature ?? null,
    JSON.stringify(job.notes),
    job.errorFileId,
    job.previewFileId,
    job.undo === null ? null : JSON.stringify(job.undo),
  ];
}
