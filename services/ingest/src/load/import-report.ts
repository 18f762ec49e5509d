import {
  type ColumnExtraction,
  type ImportIssue,
  type ImportJob,
  MAX_REPORTED_ITEMS,
} from "@meridian/shared/contracts/import-job";
import type { BatchUploadReport, DashboardReport, UploadReport } from "@meridian/shared/contracts/import-report";
import { importWarningText } from "@meridian/shared/domain/import-warning";

const BYTES_PER_MB = 1024 * 1024;
const NO_COLUMNS: ColumnExtraction = { extractedCount: 0, extractionRate: 0, successful: [], missing: [], unknown: [] };

/** The report of a job that has ended, with the texts of its first issues in the admin area's language. */
export function toUploadReport(job: ImportJob, issues: readonly ImportIssue[]): UploadReport {
  const { counters } = job;
  return {
    success: isSuccess(job),
    message: messageOf(job),
    totalRows: counters.rowsRead,
    successCount: counters.created,
    updatedCount: counters.updated,
    skippedCount: skippedOf(job) + counters.wasDeleted,
    wasDeletedCount: counters.wasDeleted,
    errorCount: counters.rejected,
    errors: errorsOf(job, issues),
    skippedBusinesses: [...job.skippedNames, ...job.unchangedNames].slice(0, MAX_REPORTED_ITEMS),
    warning: job.warning,
    jobId: job.id,
    notes: job.notes,
  };
}

/** The report of one file of several: beside the figures, what its columns and its duplicates came to. */
export function toBatchUploadReport(job: ImportJob, issues: readonly ImportIssue[]): BatchUploadReport {
  const { counters } = job;
  const knownBefore = knownBeforeOf(job);
  return {
    ...toUploadReport(job, issues),
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

/** The dashboard's view of a job that has ended. */
export function toDashboardReport(job: ImportJob): DashboardReport {
  const { counters } = job;
  const knownBefore = knownBeforeOf(job);
  const skipped = skippedOf(job) + counters.wasDeleted;
  const totalDuplicates = knownBefore + counters.duplicates;
  return {
    success: isSuccess(job),
    isCancelled: job.state === "cancelled",
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
  return counters.updated + counters.unchanged;
}

/** Rows that changed nothing and are not wrong, but for those of deleted businesses. */
function skippedOf({ counters }: ImportJob): number {
  return counters.unchanged + counters.duplicates + counters.repeatedHeaders;
}

function messageOf(job: ImportJob): string {
  const { counters } = job;
  const warning = importWarningText(job);
  const figures = [
    `${formatCount(counters.created)} yeni`,
    `${formatCount(counters.updated)} güncellenen`,
    `${formatCount(skippedOf(job))} atlanan`,
    ...(counters.wasDeleted === 0 ? [] : [`${formatCount(counters.wasDeleted)} daha önce silinmiş`]),
    `${formatCount(counters.rejected)} hatalı satır`,
  ].join(", ");
  if (job.state === "failed") {
    const reason = job.failure?.message ?? "İçe aktarma tamamlanamadı";
    if (counters.rowsRead === 0) return reason;
    return job.isDryRun
      ? `${reason} (deneme, hiçbir şey yazılmadı; o ana kadar: ${figures})`
      : `${reason} (o ana kadar yazılanlar duruyor: ${figures})`;
  }
  if (job.isDryRun) {
    const end = job.state === "cancelled" ? "iptal edildi" : "tamamlandı";
    return `Deneme ${end}, hiçbir şey yazılmadı: ${figures}${warning === undefined ? "" : ` (${warning})`}`;
  }
  if (job.state === "cancelled") {
    return counters.rowsRead === 0
      ? "İçe aktarma iptal edildi; hiçbir satır yazılmadı"
      : `İçe aktarma iptal edildi; o ana kadar yazılanlar duruyor: ${figures}`;
  }
  if (counters.rowsRead === 0) return "Dosyada başlık satırından başka satır yok; içe aktarılacak bir şey bulunamadı";
  return `${warning ?? "Dosya başarıyla işlendi"}: ${figures}`;
}

/** What failed the file first, then rejected rows, then cells that were left out. */
function errorsOf(job: ImportJob, issues: readonly ImportIssue[]): string[] {
  const failure = job.state === "failed" && job.failure !== null ? [job.failure.message] : [];
  const ordered = [...issues.filter((issue) => issue.isRejected), ...issues.filter((issue) => !issue.isRejected)];
  return [...failure, ...ordered.map(issueText)].slice(0, MAX_REPORTED_ITEMS);
}

function issueText({ row, column, value, message }: ImportIssue): string {
  const where = column === null ? `Satır ${row}` : `Satır ${row}, sütun ${column}`;
  const found = value === "" ? "" : ` («${value}»)`;
  return `${where}: ${message}${found}`;
}

function durationMsOf({ startedAt, createdAt, finishedAt }: ImportJob): number {
  if (finishedAt === null) return 0;
  return Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt ?? createdAt));
}

function formatCount(count: number): string {
  return count.toLocaleString("tr-TR");
}

/** Percent with one decimal; 0 of nothing. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : roundTo((part / whole) * 100, 1);
}

function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
