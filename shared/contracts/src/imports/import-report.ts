import { z } from "zod";
import { columnExtractionSchema, importWarningSchema } from "./import-job.ts";

const rateSchema = z.number();

/**
 * The answer of the single-file upload. totalRows = successCount + updatedCount + skippedCount + errorCount; skipped rows are
 * duplicates in the file, those of unchanged or deleted businesses, and repeated headers.
 */
export const uploadReportSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  totalRows: z.int(),
  successCount: z.int(),
  updatedCount: z.int(),
  skippedCount: z.int(),
  /** Skipped rows whose business an administrator deleted. */
  wasDeletedCount: z.int(),
  /** Skipped rows that filled what earlier rows of their business left blank. */
  filledCount: z.int(),
  /** Of the successful, businesses that an administrator had deleted. */
  restoredCount: z.int(),
  errorCount: z.int(),
  errors: z.array(z.string()),
  /** Names of duplicates in the file, then of businesses already in the directory. */
  skippedBusinesses: z.array(z.string()),
  warning: importWarningSchema.nullable(),
  jobId: z.string(),
  /** As in the job: sheets that were not read, businesses awaiting approval and why. */
  notes: z.array(z.string()),
});
export type UploadReport = z.infer<typeof uploadReportSchema>;

export const batchUploadReportSchema = uploadReportSchema.extend({
  columnExtraction: columnExtractionSchema,
  duplicateAnalysis: z.object({
    totalRecords: z.int(),
    recordsWithPlaceId: z.int(),
    databaseDuplicateCount: z.int(),
    databaseDuplicateRate: rateSchema,
    newPlaceIdCount: z.int(),
    newPlaceIdRate: rateSchema,
    excelDuplicateCount: z.int(),
    excelDuplicateRecords: z.array(z.string()),
  }),
});
export type BatchUploadReport = z.infer<typeof batchUploadReportSchema>;

export const dashboardReportSchema = z.object({
  success: z.boolean(),
  /** Cancelled by the administrator, which is not a failure. */
  isCancelled: z.boolean(),
  /** Waits for a decision, unpublished. */
  isHeld: z.boolean(),
  warning: importWarningSchema.nullable(),
  timestamp: z.iso.datetime(),
  summary: z.object({
    fileName: z.string(),
    fileSizeMB: z.number(),
    processingTimeSeconds: z.number(),
    totalRecords: z.int(),
  }),
  results: z.object({ updated: z.int(), skipped: z.int(), updateRate: rateSchema, skipRate: rateSchema }),
  duplicateAnalysis: z.object({
    excelDuplicateCount: z.int(),
    databaseDuplicateCount: z.int(),
    newPlaceIdCount: z.int(),
    uniquePlaceIds: z.int(),
    totalDuplicateRecords: z.int(),
    duplicateRate: rateSchema,
  }),
  jobId: z.string(),
});
export type DashboardReport = z.infer<typeof dashboardReportSchema>;
