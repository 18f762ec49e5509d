import { z } from "zod";
import { listedKindSchema, listedNameSchema } from "../imports/import-mapping.ts";
import { businessFieldsSchema } from "./business.ts";

const fieldNameSchema = businessFieldsSchema.keyof();

/** Who gave a field its value. `unknown`: an import that was undone, or from before sources were kept. */
export const fieldGiverSchema = z.object({
  kind: z.enum(["source", "file", "admin", "unknown"]),
  /** Of the source that runs by a schedule, or of the file. */
  name: z.string().nullable(),
  importId: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type FieldGiver = z.infer<typeof fieldGiverSchema>;

export const givenFieldsSchema = fieldGiverSchema.extend({
  fields: z.array(fieldNameSchema),
  /** What told the category, if it is among the fields and is the kind of a whole list. */
  kindBasis: listedKindSchema.shape.basis.optional(),
  /** As `kindBasis`, of the name. */
  nameBasis: listedNameSchema.shape.basis.optional(),
});
export type GivenFields = z.infer<typeof givenFieldsSchema>;

/**
 * Whose value a field has once two businesses are one. `blank`: the other one has none. `order`: its source comes first, or the
 * administrator locked it. `stated`: the other one's category or name is only that of a whole list. `stays`: neither comes first.
 */
export const mergeResultSchema = z.object({
  from: z.enum(["keep", "other"]),
  reason: z.enum(["blank", "order", "stated", "stays"]),
  keepGiver: fieldGiverSchema.nullable(),
  otherGiver: fieldGiverSchema.nullable(),
});
export type MergeResult = z.infer<typeof mergeResultSchema>;
/** Of the fields with different values. */
export const mergeResultsSchema = z.partialRecord(fieldNameSchema, mergeResultSchema);
