import { z } from "zod";
import { businessNameSchema } from "../businesses/business-edit.ts";
import { defineEndpoint } from "../endpoint.ts";
import { numberText } from "../page.ts";
import { importIssueSchema, importProgressSchema, shownImportJobSchema } from "./import-job.ts";
import { BATCH_SIZES_ROWS, DEFAULT_BATCH_SIZE_ROWS, MAX_HEADER_ROW } from "./import-limits.ts";
import { businessKindSchema, columnChoicesSchema, fileCountrySchema } from "./import-mapping.ts";
import { importPreviewSchema } from "./import-preview.ts";
import { batchUploadReportSchema, dashboardReportSchema, uploadReportSchema } from "./import-report.ts";

const headerRowSchema = z.int().min(0).max(MAX_HEADER_ROW);

export const batchUploadFieldsSchema = z.object({
  batchSize: numberText().pipe(z.literal(BATCH_SIZES_ROWS)).default(DEFAULT_BATCH_SIZE_ROWS),
  fileIndex: numberText().int().min(0).default(0),
  totalFiles: numberText().int().min(1).default(1),
  /** Beyond the specification: counts and previews without writing. */
  isDryRun: z.stringbool().default(false),
  /** Beyond the specification: restores businesses that were deleted by hand. */
  restoresDeleted: z.stringbool().default(false),
  /** Beyond the specification: the sheet row of the header line, 0 for a file without one. */
  headerRow: numberText().pipe(headerRowSchema).optional(),
  /** Beyond the specification: the country of rows that name none. */
  fileCountry: fileCountrySchema.optional(),
  /** Beyond the specification: the kind of rows that name none, "none" for no kind. */
  businessKind: businessKindSchema.optional(),
  /** Beyond the specification: the name of rows that name none. */
  businessName: businessNameSchema.optional(),
});

export const singleUploadFieldsSchema = batchUploadFieldsSchema.pick({
  isDryRun: true,
  restoresDeleted: true,
  headerRow: true,
  fileCountry: true,
  businessKind: true,
  businessName: true,
});

export const uploadExcel = defineEndpoint({
  method: "POST",
  path: "/api/upload-excel",
  summary: "Imports one spreadsheet and answers with its report when it is done",
  access: "session",
  uploadFields: singleUploadFieldsSchema,
  response: uploadReportSchema,
  hasSuccessShape: true,
});

export const uploadExcelBatch = defineEndpoint({
  method: "POST",
  path: "/api/upload-excel-batch",
  summary: "Imports one spreadsheet of several and answers with its report when it is done",
  access: "session",
  uploadFields: batchUploadFieldsSchema,
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
  query: z.object({
    limit: numberText().int().min(1).max(100).default(20),
    offset: numberText().int().min(0).max(100_000).default(0),
  }),
  response: z.array(shownImportJobSchema),
});

export const countHeldImports = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/held-count",
  summary: "How many imports wait for a decision",
  access: "session",
  response: z.object({ heldCount: z.int() }),
});

export const jobParamsSchema = z.object({ id: z.string().min(1).max(64) });

export const previewImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/preview",
  summary:
    "Reads the head of an uploaded file: its columns, first rows and earlier imports. A file sent as multipart is stored first",
  access: "session",
  body: z.object({
    fileId: z.string().min(1).max(64),
    fileName: z.string().min(1).max(255),
    /** Overrides the saved profile. */
    columnChoices: columnChoicesSchema.optional(),
    /** Sheet row of the header line; 0: the file has none. Absent: it is looked for. */
    headerRow: headerRowSchema.optional(),
    fileCountry: fileCountrySchema.optional(),
    businessKind: businessKindSchema.optional(),
    businessName: businessNameSchema.optional(),
  }),
  uploadFields: z.object({}),
  response: importPreviewSchema,
});

export const startImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports",
  summary: "Queues the import, or the dry run, of an uploaded file",
  access: "session",
  body: z.object({
    fileId: z.string().min(1).max(64),
    fileName: z.string().min(1).max(255),
    batchSize: z.literal(BATCH_SIZES_ROWS).default(DEFAULT_BATCH_SIZE_ROWS),
    isDryRun: z.boolean().default(false),
    /** Restores businesses that were deleted by hand; blocked ones stay deleted. */
    restoresDeleted: z.boolean().default(false),
    /** If absent, the saved profile for the file's headers applies, if there is one. */
    columnChoices: columnChoicesSchema.optional(),
    /** Sheet row of the header line; 0: the file has none. Absent: it is looked for. */
    headerRow: headerRowSchema.optional(),
    fileCountry: fileCountrySchema.optional(),
    businessKind: businessKindSchema.optional(),
    businessName: businessNameSchema.optional(),
  }),
  response: shownImportJobSchema,
});

export const retryImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/:id/retry",
  summary: "Queues the file of an import that failed or was cancelled once more, as a new import",
  access: "session",
  params: jobParamsSchema,
  response: shownImportJobSchema,
});

export const undoImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/:id/undo",
  summary: "Takes a whole import back, but for businesses that changed since",
  access: "session",
  params: jobParamsSchema,
  response: shownImportJobSchema,
});

export const undoneBusinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  outcome: z.enum(["removed", "restored", "kept"]),
  /** Why it was kept. */
  reason: z.enum(["edited", "imported_again", "deleted"]).nullable(),
});

export type UndoneBusiness = z.infer<typeof undoneBusinessSchema>;

export const listUndone = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id/undone",
  summary: "What became of each business of an import that was taken back",
  access: "session",
  params: jobParamsSchema,
  query: z.object({
    outcome: undoneBusinessSchema.shape.outcome.optional(),
    /** The id of the last business on the previous page. */
    after: z.string().max(16).default(""),
    limit: numberText().int().min(1).max(1000).default(100),
  }),
  response: z.array(undoneBusinessSchema),
});

export const getImport = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id",
  summary: "One import job with its first issues, and its progress for who cannot hold a websocket",
  access: "session",
  params: jobParamsSchema,
  response: z.object({
    job: shownImportJobSchema,
    issues: z.array(importIssueSchema),
    progress: importProgressSchema,
  }),
});

export const cancelImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/:id/cancel",
  summary: "Stops a queued or running import; what it has written stays",
  access: "session",
  params: jobParamsSchema,
  response: shownImportJobSchema,
});

export const decideImport = defineEndpoint({
  method: "POST",
  path: "/api/admin/imports/:id/decision",
  summary:
    "Publishes a held import, replaces it with other columns, or takes it back; answers with the import that follows",
  access: "session",
  params: jobParamsSchema,
  body: z.discriminatedUnion("decision", [
    z.object({ decision: z.literal("publish") }),
    z.object({ decision: z.literal("discard") }),
    z.object({
      decision: z.literal("correct"),
      columnChoices: columnChoicesSchema,
      headerRow: headerRowSchema.optional(),
      fileCountry: fileCountrySchema.optional(),
      businessKind: businessKindSchema.optional(),
      businessName: businessNameSchema.optional(),
    }),
  ]),
  response: shownImportJobSchema,
});

export const ingestApi = {
  uploadExcel,
  uploadExcelBatch,
  listUploadReports,
  listImports,
  countHeldImports,
  getImport,
  cancelImport,
  previewImport,
  startImport,
  retryImport,
  undoImport,
  decideImport,
  listUndone,
};
