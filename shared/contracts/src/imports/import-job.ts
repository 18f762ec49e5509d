import { z } from "zod";
import { businessNameSchema } from "../businesses/business-edit.ts";
import { storedTextSchema } from "../stored-text.ts";
import {
  businessKindSchema,
  columnChoiceSchema,
  fileCountrySchema,
  listedKindSchema,
  listedNameSchema,
} from "./import-mapping.ts";
import { importReviewSchema } from "./import-review.ts";

/** Issues kept row by row per job; further ones only count by code. */
export const MAX_KEPT_ISSUES = 10_000;

export const importStateSchema = z.enum(["queued", "running", "succeeded", "failed", "cancelled"]);
export type ImportState = z.infer<typeof importStateSchema>;

export const importPhaseSchema = z.enum(["waiting", "reading", "undoing", "indexing", "counting", "done"]);
export type ImportPhase = z.infer<typeof importPhaseSchema>;

export const sheetKindSchema = z.enum(["xlsx", "xls", "csv", "json", "ods", "xlsb", "parquet", "xml", "kml", "zip"]);
export type SheetKind = z.infer<typeof sheetKindSchema>;

/**
 * Every data row of the file is counted once:
 * rowsRead = created + updated + unchanged + withheld + wasDeleted + duplicates + repeatedHeaders + rejected.
 */
export const importCountersSchema = z.object({
  rowsRead: z.int().min(0),
  created: z.int().min(0),
  updated: z.int().min(0),
  /** Already in the directory with the same content. */
  unchanged: z.int().min(0),
  /** An administrator deleted or blocked the business, so it stays deleted. Absent from jobs of earlier versions. */
  wasDeleted: z.int().min(0).default(0),
  /** Describes the same business as an earlier row of the file. */
  duplicates: z.int().min(0),
  /** Of these, rows identified by name and place alone that do not repeat every cell. Not counted by earlier versions. */
  duplicatesWithoutId: z.int().min(0).default(0),
  /** Of the duplicates, rows that filled what the earlier ones left blank. */
  filled: z.int().min(0).optional(),
  /** Would have changed a known business, which stays as it is until the import is decided: see `ImportReview`. */
  withheld: z.int().min(0).optional(),
  /** Of the created, businesses that an administrator had deleted, which returned under their old ids. */
  restored: z.int().min(0).optional(),
  /** Of the updated, businesses that a held import had created hidden, which are public now. */
  published: z.int().min(0).optional(),
  /** Rows, whatever their outcome, with a value that stayed out because a source that comes first gave the present one. */
  outranked: z.int().min(0).optional(),
  /** Header lines repeated among the data. */
  repeatedHeaders: z.int().min(0),
  rejected: z.int().min(0),
  /** Rows with a place_id, including duplicates and rejected rows. */
  withPlaceId: z.int().min(0),
  /** The number of distinct place_ids. */
  uniquePlaceIds: z.int().min(0),
  /** Created businesses whose row has a place_id. */
  newPlaceIds: z.int().min(0),
});
export type ImportCounters = z.infer<typeof importCountersSchema>;

export const NO_ROWS: ImportCounters = {
  rowsRead: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  wasDeleted: 0,
  duplicates: 0,
  duplicatesWithoutId: 0,
  repeatedHeaders: 0,
  rejected: 0,
  withPlaceId: 0,
  uniquePlaceIds: 0,
  newPlaceIds: 0,
};

export const importIssueCodeSchema = z.enum([
  "name_missing",
  "bad_number",
  "bad_coordinates",
  "bad_rating",
  "bad_url",
  "bad_phone",
  "bad_hours",
  "bad_amenities",
  "unknown_country",
  "country_contradicted",
  "bad_city",
  "city_contradicted",
  "guessed_city",
  "unclear_status",
  "too_long",
  "error_cell",
  "lost_letters",
  "bad_row",
]);
export type ImportIssueCode = z.infer<typeof importIssueCodeSchema>;

/** A problem with one cell or row of a file. A rejected row is not imported; otherwise only the cell is left out. */
export const importIssueSchema = z.object({
  /** The row number as a spreadsheet shows it: the header is usually row 1. */
  row: z.int().min(1),
  /** The file's own header; null if the whole row is meant. */
  column: z.string().nullable(),
  code: importIssueCodeSchema,
  value: z.string().max(200),
  message: z.string(),
  isRejected: z.boolean(),
});
export type ImportIssue = z.infer<typeof importIssueSchema>;

export const columnExtractionSchema = z.object({
  /** How many of the 23 template columns the file has. */
  extractedCount: z.int(),
  extractionRate: z.number(),
  successful: z.array(z.string()),
  missing: z.array(z.string()),
  /** Headers without a matching field. */
  unknown: z.array(z.string()),
});
export type ColumnExtraction = z.infer<typeof columnExtractionSchema>;

/** The result of undoing an import so far. Businesses changed after the import are kept as they are. */
export const importUndoSchema = z.object({
  state: z.enum(["queued", "running", "done"]),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Created by the import, now deleted. */
  removed: z.int().min(0),
  /** Changed by the import, now restored. */
  restored: z.int().min(0),
  /** Edited, imported again or deleted since. */
  kept: z.int().min(0),
});

export type ImportUndo = z.infer<typeof importUndoSchema>;

/**
 * "many_duplicates": more than 5 % of the rows are duplicates by name and place alone, which may be different businesses.
 * "nothing_imported": no business was created or updated, and rows were rejected.
 */
export const importWarningSchema = z.enum(["many_duplicates", "nothing_imported"]);
export type ImportWarning = z.infer<typeof importWarningSchema>;

export const importJobSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  fileId: z.string(),
  fileSizeBytes: z.int().min(0),
  fileSha256: z.string(),
  kind: sheetKindSchema,
  batchSizeRows: z.int(),
  state: importStateSchema,
  phase: importPhaseSchema,
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** The last sheet row whose effect is durable; a resumed job continues after it. */
  checkpointRow: z.int().min(0),
  /** The share of the file before the checkpoint, 0 to 1. */
  readShare: z.number().min(0).max(1),
  /** How often a worker took the job since it last advanced: a file that kills its worker is not retried forever. */
  attempts: z.int().min(0),
  counters: importCountersSchema,
  issueCounts: z.record(z.string(), z.int()),
  columnExtraction: columnExtractionSchema.nullable(),
  /** Names of the first duplicates, for the report. */
  skippedNames: z.array(z.string()),
  /** Names of the first unchanged businesses. */
  unchangedNames: z.array(z.string()),
  /** Why a finished import is not reported as a plain success; null while it runs or if it is one. */
  warning: importWarningSchema.nullable(),
  failure: z.object({ code: z.string(), message: storedTextSchema }).nullable(),
  /** Counts and previews what the file would do, without writing businesses. */
  isDryRun: z.boolean(),
  /** Whether rows restore businesses an administrator deleted; blocked ones stay deleted in any case. */
  restoresDeleted: z.boolean(),
  /** Columns the admin mapped by hand; null: as in the profile for the file's headers. */
  columnChoices: z.array(columnChoiceSchema).nullable(),
  /** Sheet row of the header line that the admin chose; 0: none. Absent: it is looked for. */
  headerRow: z.int().min(0).optional(),
  /** The country of rows that name none, if the admin chose it. */
  fileCountry: fileCountrySchema.optional(),
  /** The kind of rows that name none, if the admin chose it. */
  businessKind: businessKindSchema.optional(),
  /** The kinds of rows that name none, of each sheet; see `ListedKind`. Absent until the file is read, and where there are none. */
  listedKinds: z.array(listedKindSchema).optional(),
  /** The name of rows that name none, if the admin chose it. */
  businessName: businessNameSchema.optional(),
  /** The names of rows that name none, of each sheet; as `listedKinds`. */
  listedNames: z.array(listedNameSchema).optional(),
  /** Of an import that is or was held. */
  review: importReviewSchema.optional(),
  /** The held import that this one publishes: it approves what that one created. */
  publishes: z.string().optional(),
  /** The source its file was fetched from. */
  sourceId: z.string().optional(),
  /** See `headerSignatureSchema`. Absent until the file is read, and from jobs of earlier versions. */
  headerSignature: z.string().optional(),
  /** What the admin should know about the file: other sheets, content that contradicts its name. */
  notes: z.array(storedTextSchema),
  /** The rejected rows as CSV; null if there are none. */
  errorFileId: z.string().nullable(),
  /** For a finished dry run: the outcome of each row, as CSV. */
  previewFileId: z.string().nullable(),
  /** Null until an undo is requested. */
  undo: importUndoSchema.nullable(),
});
export type ImportJob = z.infer<typeof importJobSchema>;

/** A job in the API, with texts in the caller's language. */
export const shownImportJobSchema = importJobSchema.extend({
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  notes: z.array(z.string()),
});
export type ShownImportJob = z.infer<typeof shownImportJobSchema>;

/** Why a job is waiting although it is its turn; it resumes by itself. */
export const importPauseSchema = z.enum(["disk_full", "store_away"]);
export type ImportPause = z.infer<typeof importPauseSchema>;

/** A message of the progress websocket, and of polling. */
export const importProgressSchema = z.object({
  jobId: z.string(),
  fileName: z.string(),
  state: importStateSchema,
  phase: importPhaseSchema,
  counters: importCountersSchema,
  rowsPerSecond: z.number(),
  /** The share of the file that was read, 0 to 1; during an undo, the share of its businesses that are done. */
  readShare: z.number(),
  secondsLeft: z.number().nullable(),
  isDryRun: z.boolean(),
  /** Waits for a decision, or will once it has ended. */
  isHeld: z.boolean().default(false),
  /** Null while the job makes progress. */
  pause: importPauseSchema.nullable().default(null),
  /** Set once an undo is requested. `state` stays as the import ended; `phase` is "done" when the undo is. */
  undo: importUndoSchema.nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;
