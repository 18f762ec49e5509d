import { z } from "zod";
import { columnExtractionSchema, importIssueSchema, importStateSchema, sheetKindSchema } from "./import-job.ts";
import {
  columnPreviewSchema,
  headerSignatureSchema,
  listedKindSchema,
  listedNameSchema,
  mappingProfileSchema,
} from "./import-mapping.ts";
import { importReviewSchema } from "./import-review.ts";

/** A row as it would be imported: `BusinessFields` names with their values as text. */
export const previewRowSchema = z.object({
  row: z.int().min(1),
  /** Null if the row would be rejected. */
  fields: z.record(z.string(), z.string()).nullable(),
  issues: z.array(importIssueSchema),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** An earlier import of the same bytes. */
export const sameFileSchema = z.object({
  jobId: z.string(),
  fileName: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  state: importStateSchema,
  isDryRun: z.boolean(),
  isUndone: z.boolean(),
  /** Null if it was not doubtful. */
  review: importReviewSchema.shape.state.nullable(),
});
export type SameFile = z.infer<typeof sameFileSchema>;

/** A stored file before it is imported. */
export const importPreviewSchema = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileSizeBytes: z.int(),
  fileSha256: z.string(),
  kind: sheetKindSchema,
  sheetName: z.string().nullable(),
  notes: z.array(z.string()),
  /** Sheet row of the header line; 0: the file has none, and its columns are called by their numbers. */
  headerRow: z.int().min(0),
  /** ISO 3166-1 alpha-2 code of the country that rows which name none are in, as chosen or as far as the first rows tell. */
  fileCountry: z.string().nullable(),
  /** The kind of rows that name none, as chosen or as the names of the file and its parts tell; several if its sheets differ. */
  listedKinds: z.array(listedKindSchema),
  /** The name of rows that name none, as chosen or as suggested; several if its sheets differ. */
  listedNames: z.array(listedNameSchema),
  signature: headerSignatureSchema,
  columns: z.array(columnPreviewSchema),
  columnExtraction: columnExtractionSchema,
  /** The saved choices for these headers, applied unless others were sent. */
  profile: mappingProfileSchema.nullable(),
  /** The first 20 data rows. */
  rows: z.array(previewRowSchema),
  /** Newest first, at most 5. */
  sameFiles: z.array(sameFileSchema),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;
