import type { ColumnExtraction, ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import type { BatchUploadReport, DashboardReport, UploadReport } from "@meridian/contracts/imports/import-report";
import type { KeyedText, StoredText } from "@meridian/contracts/stored-text";
import { isHeld } from "@meridian/domain/imports/import-progress";
import type { Language } from "@meridian/platform/http/request-language";
import { inLanguage, issueIn, text } from "../messages/text.ts";

const BYTES_PER_MB = 1024 * 1024;
const NO_COLUMNS: ColumnExtraction = { extractedCount: 0, extractionRate: 0, successful: [], missing: [], unknown: [] };

/** The report of an ended job with its first issues. */
export function toUploadReport(language: Language, job: ImportJob, issues: readonly ImportIssue[]): UploadReport {
  const { counters } = job;
  return {
    success: isSuccess(job),
    message: inLanguage(language, messageOf(job)),
    totalRows: counters.rowsRead,
    successCount: counters.created,
    updatedCount: counters.updated,
    skippedCount: skippedOf(job) + counters.wasDeleted,
    wasDeletedCount: counters.wasDeleted,
    filledCount: counters.filled ?? 0,
    restoredCount: counters.restored ?? 0,
    errorCount: counters.rejected,
    errors: errorsOf(language, job, issues),
    skippedBusinesses: [...job.skippedNames, ...job.unchangedNames].slice(0, MAX_REPORTED_ITEMS),
    warning: job.warning,
    jobId: job.id,
    notes: job.notes.map((note) => inLanguage(language, note)),
  };
}

/** The report of one file of several, with details of its columns and duplicates. */
export function toBatchUploadReport(
  language: Language,
  job: ImportJob,
  issues: readonly ImportIssue[],
): BatchUploadReport {
  const { counters } = job;
  const knownBefore = knownBeforeOf(job);
  return {
    ...toUploadReport(language, job, issues),
    columnExtraction: job.columnExtraction ?? NO_COLUMNS,
    duplicateAnalysis: {
      totalRecords: counters.rowsRead,
      recordsWithPlaceId: counters.withPlaceId,
      databaseDuplicateCount: knownBefore,
      databaseDuplicateRate: percentOf(knownBefore, counters.rowsRead),
      newPlaceIdCount: counters.newPlaceIds,
      newPlaceIdRate: percentOf(counters.newPlaceIds, counters.rowsRead),
      excelDuplicateCount: counters.duplicates,
      excelDuplicateRecords: job.skippedNames.slice(0, MAX_REPORTED_ITEMS),
    },
  };
}

/** The last to end first: imports that run at once do not end in the order in which they were started. */
export function toDashboardReports(jobs: readonly ImportJob[]): DashboardReport[] {
  return jobs.map(toDashboardReport).toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

/** The dashboard's view of an ended job. */
export function toDashboardReport(job: ImportJob): DashboardReport {
  const { counters } = job;
  const knownBefore = knownBeforeOf(job);
  const skipped = skippedOf(job) + counters.wasDeleted;
  const totalDuplicates = knownBefore + counters.duplicates;
  return {
    success: isSuccess(job),
    isCancelled: job.state === "cancelled",
    isHeld: isHeld(job),
    warning: job.warning,
    timestamp: job.finishedAt ?? job.createdAt,
    summary: {
      fileName: job.fileName,
      fileSizeMB: roundTo(job.fileSizeBytes / BYTES_PER_MB, 2),
      processingTimeSeconds: roundTo(durationMsOf(job) / 1000, 1),
      totalRecords: counters.rowsRead,
    },
    results: {
      updated: counters.updated,
      skipped,
      updateRate: percentOf(counters.updated, counters.rowsRead),
      skipRate: percentOf(skipped, counters.rowsRead),
    },
    duplicateAnalysis: {
      excelDuplicateCount: counters.duplicates,
      databaseDuplicateCount: knownBefore,
      newPlaceIdCount: counters.newPlaceIds,
      uniquePlaceIds: counters.uniquePlaceIds,
      totalDuplicateRecords: totalDuplicates,
      duplicateRate: percentOf(totalDuplicates, counters.rowsRead),
    },
    jobId: job.id,
  };
}

function isSuccess({ state, warning }: ImportJob): boolean {
  return state === "succeeded" && warning === null;
}

/** Rows whose business was in the directory before this file. */
function knownBeforeOf({ counters }: ImportJob): number {
  return counters.updated + counters.unchanged + (counters.withheld ?? 0);
}

/** Duplicates, also those that filled blanks, and rows that changed nothing without being wrong, except those of deleted businesses. */
function skippedOf({ counters }: ImportJob): number {
  return counters.unchanged + counters.duplicates + counters.repeatedHeaders;
}

function messageOf(job: ImportJob): StoredText {
  const { state, isDryRun } = job;
  const hasRows = job.counters.rowsRead > 0;
  const figures = figuresOf(job);
  if (state === "failed") {
    const reason = job.failure?.message ?? text("import_failed");
    if (!hasRows) return reason;
    return text(isDryRun ? "dry_run_failed" : "failed_partly", { reason, figures });
  }
  if (state === "cancelled") {
    if (isDryRun) return text("dry_run_cancelled", { figures });
    return hasRows ? text("cancelled_partly", { figures }) : text("cancelled_unwritten");
  }
  if (job.warning !== null) {
    const warning = text(job.warning, { count: job.counters.duplicatesWithoutId });
    return text(isDryRun ? "dry_run_ended_with_warning" : "processed_with_warning", { warning, figures });
  }
  if (isDryRun) return text("dry_run_ended", { figures });
  if (!hasRows) return text("file_without_rows");
  return text(job.review?.state === "waiting" ? "file_held" : "file_processed", { figures });
}

function figuresOf(job: ImportJob): KeyedText {
  const {
    created,
    restored = 0,
    updated,
    published = 0,
    withheld = 0,
    filled = 0,
    wasDeleted,
    rejected,
  } = job.counters;
  return text("figures", {
    created: created - restored,
    restored: restored === 0 ? "" : text("and_restored", { count: restored }),
    published: published === 0 ? "" : text("and_published", { count: published }),
    updated: updated - published,
    withheld: withheld === 0 ? "" : text("and_withheld", { count: withheld }),
    filled: filled === 0 ? "" : text("and_filled", { count: filled }),
    skipped: skippedOf(job) - filled,
    wasDeleted: wasDeleted === 0 ? "" : text("and_deleted", { count: wasDeleted }),
    rejected,
  });
}

/** What failed the file first, then rejected rows, then omitted cells. */
function errorsOf(language: Language, job: ImportJob, issues: readonly ImportIssue[]): string[] {
  const failure = job.state === "failed" && job.failure !== null ? [job.failure.message] : [];
  const ordered = [...issues.filter((issue) => issue.isRejected), ...issues.filter((issue) => !issue.isRejected)];
  const problems = ordered.map((issue) => describeIssue(issueIn(language, issue)));
  return [...failure, ...problems].slice(0, MAX_REPORTED_ITEMS).map((problem) => inLanguage(language, problem));
}

function describeIssue({ row: rowNumber, column, value, message }: ImportIssue): StoredText {
  const row = String(rowNumber);
  const problem = value === "" ? message : text("problem_with_value", { problem: message, value });
  return column === null ? text("row_problem", { row, problem }) : text("cell_problem", { row, column, problem });
}

function durationMsOf({ startedAt, createdAt, finishedAt }: ImportJob): number {
  if (finishedAt === null) return 0;
  return Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt ?? createdAt));
}

/** Percent with one decimal; 0 of 0. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : roundTo((part / whole) * 100, 1);
}

function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
