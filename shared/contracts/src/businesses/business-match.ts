import { z } from "zod";
import { businessFieldsSchema } from "./business.ts";
import { fieldSourcesSchema } from "./field-sources.ts";

/** `open`: waits for a decision. `same`: one business. `different`: two, however alike. */
export const matchStateSchema = z.enum(["open", "same", "different"]);
export type MatchState = z.infer<typeof matchStateSchema>;

/** What a merge gave the business that stayed, so that it can be undone without losing the other. */
export const mergedMatchSchema = z.object({
  keepId: z.string(),
  removedId: z.string(),
  /** Those that now lead to the business that stayed. */
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  identityKeys: z.array(z.string()),
  /** All fields of the business that went. */
  removed: businessFieldsSchema,
  /** The values of the business that stayed before it took others from it; null for an absent one. */
  before: z.record(z.string(), z.unknown()),
  /** Who gave these; absent from merges of earlier versions. */
  givenBefore: fieldSourcesSchema.optional(),
});
export type MergedMatch = z.infer<typeof mergedMatchSchema>;

/** Two businesses that may be one, by identity keys of theirs: these outlive imports, undos and deletions. */
export const businessMatchSchema = z.object({
  /** See `matchIdOf`. */
  id: z.string(),
  /** Of the business that an import created. */
  newKey: z.string(),
  /** Of the one that was known before. */
  knownKey: z.string(),
  jobId: z.string(),
  state: matchStateSchema,
  createdAt: z.iso.datetime(),
  /** Later than `createdAt` if the decision was postponed: open pairs are listed in this order. */
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  /** Of the two, when it was decided. */
  names: z.array(z.string()),
  /** Null unless they were merged. */
  merged: mergedMatchSchema.nullable(),
});
export type BusinessMatch = z.infer<typeof businessMatchSchema>;
