import { z } from "zod";

/** The maximum of all time, including undone ones and their undos. */
export const MAX_CATEGORY_DECISIONS = 10_000;

/** The slug of a label or category. */
export const categorySlugSchema = z.string().min(1).max(200);
/** Such as "amenity/pharmacy". */
export const kindKeySchema = z.string().min(1).max(200);

export const CATEGORY_ACTIONS = ["move", "merge", "rename", "hide"] as const;
export type CategoryAction = (typeof CATEGORY_ACTIONS)[number];

/** One entry of the append-only decision log: an undo is an entry too. */
export const categoryDecisionSchema = z.object({
  /** Counts up from 1. */
  id: z.int().min(1),
  action: z.enum([...CATEGORY_ACTIONS, "undo"]),
  /** The label or category decided about, and its name at the time. */
  slug: categorySlugSchema,
  name: z.string(),
  /** For a move or merge: the target kind; null if the target is not a kind. */
  kindKey: kindKeySchema.nullable(),
  /** For a move or merge: the target's name. For a rename: the new name. */
  targetName: z.string().nullable(),
  /** For an undo: the id of the undone decision. */
  undoes: z.int().nullable(),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string(),
});
export type CategoryDecision = z.infer<typeof categoryDecisionSchema>;
