import type { SQLOutputValue } from "node:sqlite";
import { type ImportJob, importJobSchema } from "@meridian/contracts/imports/import-job";
import { importWarningOf } from "@meridian/domain/imports/import-warning";
import { conflict } from "@meridian/platform/app-error";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, optionalIsoTime, optionalText, textOf } from "../database/sql-row.ts";

export type ImportJobRow = Record<string, SQLOutputValue>;

const LEASED = "SELECT * FROM import_job WHERE id = ? AND lease_token = ?";

/** The row of the job that the lease holds; throws conflict if another worker holds it or it has ended. */
export function leasedJobRowOf(db: DirectoryDatabase, lease: JobLease): ImportJobRow {
  return found(db.sql(LEASED).get(lease.jobId, lease.token));
}

/** Like `leasedJobRowOf`, for a job being imported. */
export function importJobRowOf(db: DirectoryDatabase, { jobId, token }: JobLease): ImportJobRow {
  return found(db.sql(`${LEASED} AND state = 'running'`).get(jobId, token));
}

/** Like `leasedJobRowOf`, for a job being undone. */
export function undoJobRowOf(db: DirectoryDatabase, { jobId, token }: JobLease): ImportJobRow {
  return found(db.sql(`${LEASED} AND undo ->> 'state' = 'running'`).get(jobId, token));
}

function found(row: ImportJobRow | undefined): ImportJobRow {
  if (row === undefined) throw conflict("The import is no longer this worker's.");
  return row;
}

/** The job in the row a statement returned. */
export function jobOf(row: ImportJobRow | undefined): ImportJob {
  if (row === undefined) throw new Error("The statement returned no import job");
  return toImportJob(row);
}

export function toImportJob(row: ImportJobRow): ImportJob {
  const failureCode = optionalText(row.failure_code);
  const job = importJobSchema.parse({
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
    unchangedNames: JSON.parse(textOf(row.unchanged_names)),
    warning: null,
    isDryRun: row.is_dry_run === 1,
    restoresDeleted: row.restores_deleted === 1,
    columnChoices: JSON.parse(optionalText(row.column_choices) ?? "null"),
    headerRow: row.header_row ?? undefined,
    fileCountry: row.file_country ?? undefined,
    businessKind: row.business_kind ?? undefined,
    listedKinds: row.listed_kinds === null ? undefined : JSON.parse(textOf(row.listed_kinds)),
    businessName: row.business_name ?? undefined,
    listedNames: row.listed_names === null ? undefined : JSON.parse(textOf(row.listed_names)),
    review: row.review === null ? undefined : JSON.parse(textOf(row.review)),
    publishes: row.publishes ?? undefined,
    sourceId: row.source_id ?? undefined,
    headerSignature: row.header_signature ?? undefined,
    notes: JSON.parse(textOf(row.notes)),
    errorFileId: row.error_file_id,
    previewFileId: row.preview_file_id,
    undo: JSON.parse(optionalText(row.undo) ?? "null"),
    failure:
      failureCode === undefined
        ? null
        : { code: failureCode, message: JSON.parse(optionalText(row.failure_message) ?? '""') },
  });
  return { ...job, warning: importWarningOf(job) };
}
