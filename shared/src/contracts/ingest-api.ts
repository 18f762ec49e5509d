import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import {
  batchUploadReportSchema,
  dashboardReportSchema,
  importIssueSchema,
  importJobSchema,
  uploadReportSchema,
} from "./import-job.ts";
import { BATCH_SIZES_ROWS, DEFAULT_BATCH_SIZE_ROWS } from "./import-limits.ts";

/** Path of the websocket that sends an `ImportProgress` for every change of every job to a logged-in admin. */
export const IMPORT_PROGRESS_PATH = "/api/admin/imports/progress";

/** Text fields of the multipart upload that stand beside its `file`. */
export const batchUploadFieldsSchema = z.object({
  batchSize: z.coerce.number().pipe(z.literal(BATCH_SIZES_ROWS)).default(DEFAULT_BATCH_SIZE_ROWS),
  fileIndex: z.coerce.number().int().min(0).default(0),
  totalFiles: z.coerce.number().int().min(1).default(1),
});

export const uploadExcel = defineEndpoint({
  method: "POST",
  path: "/api/upload-excel",
  summary: "Imports one spreadsheet (multipart, field `file`) and answers with its report when it is done",
  access: "session",
  response: uploadReportSchema,
  hasSuccessShape: true,
});

export const uploadExcelBatch = defineEndpoint({
  method: "POST",
  path: "/api/upload-excel-batch",
  summary: "Imports one spreadsheet of several (multipart: file, batchSize, fileIndex, totalFiles)",
  access: "session",
  response: batchUploadReportSchema,
  hasSuccessShape: true,
});

export const listUploadReports = defineEndpoint({
  method: "GET",
  path: "/api/admin/upload-reports",
  summary: "Reports of the latest imports that have ended, newest first",
  access: "session",
  response: z.array(dashboardReportSchema),
});

export const listImports = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports",
  summary: "Import jobs, newest first",
  access: "session",
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.array(importJobSchema),
});

export const getImport = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id",
  summary: "One import job with its first issues",
  access: "session",
  params: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({ job: importJobSchema, issues: z.array(importIssueSchema) }),
});

export const cancelImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/:id/cancel",
  summary: "Stops a queued or running import; what it has written stays",
  access: "session",
  params: z.object({ id: z.string().min(1).max(64) }),
  response: importJobSchema,
});

export const ingestApi = {
  uploadExcel,
  uploadExcelBatch,
  listUploadReports,
  listImports,
  getImport,
  cancelImport,
};
