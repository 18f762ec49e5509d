import { z } from "zod";

/** Why an import waits for a decision, and which share of the rows or businesses looked at says so. */
export const importDoubtSchema = z.object({
  code: z.enum([
    "names_only",
    "names_by_values",
    "many_duplicates",
    "unknown_cities",
    "foreign_phones",
    "many_changes",
  ]),
  /** 0 to 1; null where the whole file is meant. */
  share: z.number().min(0).max(1).nullable(),
});
export type ImportDoubt = z.infer<typeof importDoubtSchema>;

const shownFieldsSchema = z.record(z.string(), z.string());

/** A known business that the import would change: its changed fields as they are and as they would be. */
export const changeSampleSchema = z.object({
  id: z.string(),
  name: z.string(),
  before: shownFieldsSchema,
  after: shownFieldsSchema,
});
export type ChangeSample = z.infer<typeof changeSampleSchema>;

/** Of an import that is held: what it creates is unpublished, and known businesses stay as they are, until it is decided. */
export const importReviewSchema = z.object({
  state: z.enum(["waiting", "published", "corrected", "discarded"]),
  doubts: z.array(importDoubtSchema).min(1),
  samples: z.array(changeSampleSchema).max(20),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The import that publishes this one, or replaces it with other columns. */
  nextJobId: z.string().nullable(),
});
export type ImportReview = z.infer<typeof importReviewSchema>;

const percent = z.number().min(0).max(100);

/** From which share on an import is held, in percent; 100 never holds it for this reason. */
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

/** With which no share holds an import. */
export const NO_REVIEW_THRESHOLDS: ReviewThresholds = {
  maxDuplicatesPercent: 100,
  maxUnknownCitiesPercent: 100,
  maxForeignPhonesPercent: 100,
  maxChangedPercent: 100,
};
