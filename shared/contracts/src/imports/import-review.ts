import { z } from "zod";

/** A reason to hold an import, with the share of rows or businesses behind it. */
export const importDoubtSchema = z.object({
  code: z.enum([
    "names_only",
    "names_by_values",
    "names_of_list",
    "many_duplicates",
    "repeated_names",
    "coded_names",
    "many_rejected",
    "not_businesses",
    "unknown_cities",
    "foreign_phones",
    "many_changes",
    "other_columns",
    "many_absent",
  ]),
  /** 0 to 1; null if it concerns the whole file. */
  share: z.number().min(0).max(1).nullable(),
});
export type ImportDoubt = z.infer<typeof importDoubtSchema>;

const shownFieldsSchema = z.record(z.string(), z.string());

/** A known business that the import would change: its changed fields before and after. */
export const changeSampleSchema = z.object({
  id: z.string(),
  name: z.string(),
  before: shownFieldsSchema,
  after: shownFieldsSchema,
});
export type ChangeSample = z.infer<typeof changeSampleSchema>;

/** A published business that the source listed and the file lacks. */
export const missingSampleSchema = z.object({ id: z.string(), name: z.string(), city: z.string().nullable() });
export type MissingSample = z.infer<typeof missingSampleSchema>;

export const MAX_SAMPLES = 20;

/** The review of a held import. Until decided, what it created is unpublished, and known businesses stay unchanged. */
export const importReviewSchema = z.object({
  state: z.enum(["waiting", "published", "corrected", "discarded"]),
  doubts: z.array(importDoubtSchema).min(1),
  samples: z.array(changeSampleSchema).max(MAX_SAMPLES),
  /** Absent in reviews that an earlier release stored. */
  missing: z.array(missingSampleSchema).max(MAX_SAMPLES).default([]),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The import that publishes this one, or replaces it with other columns. */
  nextJobId: z.string().nullable(),
});
export type ImportReview = z.infer<typeof importReviewSchema>;

const percent = z.number().min(0).max(100);

/** The shares, in percent, above which an import is held; 100 never holds it. */
export const reviewThresholdsSchema = z.object({
  maxDuplicatesPercent: percent,
  maxUnknownCitiesPercent: percent,
  maxForeignPhonesPercent: percent,
  maxChangedPercent: percent,
});
export type ReviewThresholds = z.infer<typeof reviewThresholdsSchema>;

export const DEFAULT_REVIEW_THRESHOLDS: ReviewThresholds = {
  maxDuplicatesPercent: 5,
  maxUnknownCitiesPercent: 5,
  maxForeignPhonesPercent: 5,
  maxChangedPercent: 20,
};

/** Shares that never hold an import. */
export const NO_REVIEW_THRESHOLDS: ReviewThresholds = {
  maxDuplicatesPercent: 100,
  maxUnknownCitiesPercent: 100,
  maxForeignPhonesPercent: 100,
  maxChangedPercent: 100,
};
