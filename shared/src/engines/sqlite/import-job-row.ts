import type { SQLOutputValue } from "node:sqlite";
import { type ImportJob, importJobSchema } from "../../contracts/import-job.ts";
import { conflict } from "../../kernel/app-error.ts";
import type { JobLease } from "../../ports/import-job-store.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { isoTimeOf, optionalIsoTime, optionalText, textOf } from "./sql-row.ts";

export type ImportJobRow = Record<string, SQLOutputValue>;

/** The row of the job that the lease owns; a conflict when another worker has it by now, or nobody needs to any more. */
export function importJobRowOf(db: DirectoryDatabase, { jobId, token }: JobLease): ImportJobRow {
  const row = db
    .sql("SELECT * FROM import_job WHERE id = ? AND state = 'running' AND lease_token = ?")
    .get(jobId, token);
  if (row === undefined) throw conflict("The import is no longer this worker's.");
  return row;
}

export function toImportJob(row: ImportJobRow): ImportJob {
  const failureCode = optionalText(row.failure_code);
  return importJobSchema.parse({
    id: row.id,
    fileName: row.file_name,
    fileId: row.file_id,
    fileSizeBytes: row.file_size_bytes,
    fileSha256: row.file_sha256,
    kind: row.kind,
    batchSizeRows: row.batch_size_rows,
    state: row.state,
    phase: row.phase,
    createdBy: row.created_by,
    createdAt: isoTimeOf(row.created_at),
    startedAt: optionalIsoTime(row.started_at) ?? null,
    finishedAt: optionalIsoTime(row.finished_at) ?? null,
    checkpointRow: row.checkpoint_row,
    readShare: row.read_share,
    attempts: row.attempts,
    counters: JSON.parse(textOf(row.counters)),
    issueCounts: JSON.parse(textOf(row.issue_counts)),
    columnExtraction: JSON.parse(optionalText(row.column_extraction) ?? "null"),
    skippedNames: JSON.parse(textOf(row.skipped_names)),
    failure: failureCode === undefined ? null : { code: failureCode, message: optionalText(row.failure_message) ?? "" },
  });
}
