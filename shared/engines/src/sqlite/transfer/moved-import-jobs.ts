import type { MovedCollection, MovedImportJob } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, type SqlValue } from "../database/sql-row.ts";
import { toImportJob } from "../imports/import-job-row.ts";
import { toIssue } from "../imports/sqlite-import-job-store.ts";
import { countOf, textColumn } from "./key-pages.ts";

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
    const row = rowOf(record);
    const marks = Object.keys(row).map(() => "?");
    db.sql(`INSERT OR REPLACE INTO import_job (${Object.keys(row)}) VALUES (${marks})`).run(...Object.values(row));
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
function rowOf({ job, n, isCancelRequested, issues }: MovedImportJob): Readonly<Record<string, SqlValue>> {
  return {
    n,
    id: job.id,
    file_name: job.fileName,
    file_id: job.fileId,
    file_size_bytes: job.fileSizeBytes,
    file_sha256: job.fileSha256,
    kind: job.kind,
    batch_size_rows: job.batchSizeRows,
    state: job.state,
    phase: job.phase,
    created_by: job.createdBy,
    created_at: Date.parse(job.createdAt),
    started_at: job.startedAt === null ? null : Date.parse(job.startedAt),
    finished_at: job.finishedAt === null ? null : Date.parse(job.finishedAt),
    checkpoint_row: job.checkpointRow,
    read_share: job.readShare,
    attempts: job.attempts,
    counters: JSON.stringify(job.counters),
    issue_counts: JSON.stringify(job.issueCounts),
    kept_issues: issues.length,
    column_extraction: job.columnExtraction === null ? null : JSON.stringify(job.columnExtraction),
    skipped_names: JSON.stringify(job.skippedNames),
    unchanged_names: JSON.stringify(job.unchangedNames),
    failure_code: job.failure?.code ?? null,
    failure_message: job.failure === null ? null : JSON.stringify(job.failure.message),
    lease_expires_at: job.state === "running" ? 0 : null,
    is_cancel_requested: isCancelRequested ? 1 : 0,
    is_dry_run: job.isDryRun ? 1 : 0,
    restores_deleted: job.restoresDeleted ? 1 : 0,
    column_choices: JSON.stringify(job.columnChoices),
    header_row: job.headerRow ?? null,
    file_country: job.fileCountry ?? null,
    business_kind: job.businessKind ?? null,
    listed_kinds: job.listedKinds === undefined ? null : JSON.stringify(job.listedKinds),
    business_name: job.businessName ?? null,
    listed_names: job.listedNames === undefined ? null : JSON.stringify(job.listedNames),
    review: job.review === undefined ? null : JSON.stringify(job.review),
    publishes: job.publishes ?? null,
    source_id: job.sourceId ?? null,
    header_signature: job.headerSignature ?? null,
    notes: JSON.stringify(job.notes),
    error_file_id: job.errorFileId,
    preview_file_id: job.previewFileId,
    undo: job.undo === null ? null : JSON.stringify(job.undo),
  };
}
