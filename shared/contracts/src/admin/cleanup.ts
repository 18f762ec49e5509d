import { z } from "zod";
import { successAnswerSchema } from "./session.ts";

/** Must be typed before everything is deleted. */
export const DELETE_ALL_WORD = "DELETE";
/** Test records have this name, alone or before a number or another word. */
export const TEST_BUSINESS_NAME = "Test Business";

export const CLEANUP_KINDS = [
  "apply_category_rules",
  "delete_all",
  "delete_test_data",
  "fix_slugs",
  "place_businesses",
  "restore_deleted",
] as const;
export const cleanupKindSchema = z.enum(CLEANUP_KINDS);
export type CleanupKind = z.infer<typeof cleanupKindSchema>;

/** `running` resumes by itself after a restart; `stopped` resumes on request. */
export const cleanupStateSchema = z.enum(["running", "finished", "stopped"]);

export const cleanupJobSchema = z.object({
  id: z.string(),
  kind: cleanupKindSchema,
  state: cleanupStateSchema,
  /** Businesses examined so far, and how many of them changed. */
  processedCount: z.int(),
  changedCount: z.int(),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type CleanupJob = z.infer<typeof cleanupJobSchema>;

export const deleteAllRequestSchema = z.object({
  /** `DELETE_ALL_WORD`, as typed. */
  confirmation: z.literal(DELETE_ALL_WORD, `Onaylamak için ${DELETE_ALL_WORD} yazın`),
  /** The administrator's own password, again. */
  password: z.string().min(1, "Şifre gerekli").max(1000),
});

/**
 * Answered when the work has ended, or after some seconds with `isFinished: false`: it then continues, and `GET /api/admin/cleanup` reports
 * its progress.
 */
const jobShape = { jobId: z.string(), isFinished: z.boolean() };
export const deleteAllAnswerSchema = successAnswerSchema.extend({ ...jobShape, deletedCount: z.int() });
export const deleteTestDataAnswerSchema = successAnswerSchema.extend({ ...jobShape, deletedCount: z.int() });
export const restoreDeletedAnswerSchema = successAnswerSchema.extend({ ...jobShape, restoredCount: z.int() });
export const fixSlugsAnswerSchema = successAnswerSchema.extend({
  ...jobShape,
  successCount: z.int(),
  checkpointEnabled: z.boolean(),
  totalProcessed: z.int(),
});

export const cleanupJobsSchema = z.object({
  /** Newest first. */
  jobs: z.array(cleanupJobSchema),
});

/** The job whose deletions are restored: `delete_all` or `delete_test_data`. */
export const restoreDeletedRequestSchema = z.object({ jobId: z.string().min(1).max(64) });
