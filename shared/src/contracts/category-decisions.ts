import { z } from "zod";

/** Of all time, undone ones and their undos included. */
export const MAX_CATEGORY_DECISIONS = 10_000;

/** Of a label or category. */
export const categorySlugSchema = z.string().min(1).max(200);
/** Such as "amenity/pharmacy". */
export const kindKeySchema = z.string().min(1).max(200);

export const CATEGORY_ACTIONS = ["move", "merge", "rename", "hide"] as const;
export type CategoryAction = (typeof CATEGORY_ACTIONS)[number];

/** One entry of the log of decisions, which is only ever added to: an undo is an entry of its own. */
export const categoryDecisionSchema = z.object({
  /** Counts up from 1. */
  id: z.int().min(1),
  action: z.enum([...CATEGORY_ACTIONS, "undo"]),
  /** Of the label or category that the decision is about, and its name at the time. */
  slug: categorySlugSchema,
  name: z.string(),
  /** Of a move or merge: the kind that the label or category becomes. Null where the target is not a kind. */
  kindKey: kindKeySchema.nullable(),
  /** Of a move or merge: the target's name. Of a rename: the new name. */
  targetName: z.string().nullable(),
  /** Of an undo: the id of the decision. */
  undoes: z.int().nullable(),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string(),
});
export type CategoryDecision = z.infer<typeof categoryDecisionSchema>;
