import { z } from "zod";
import { FIELD_NAMES } from "./business-fields.ts";

/** The giver of values whose origin is unknown. */
export const UNKNOWN_GIVER = 0;
/** The administrator. */
export const GIVEN_BY_HAND = -1;
/** The giver of the status of a business that was closed because its source no longer listed it. */
export const CLOSED_UNLISTED = -2;

/**
 * Who gave the fields of a business their present values, by number of import; `all` stands for those without an entry. Absent: all come
 * from the import in `Business.source`, or from the administrator without one.
 */
export const fieldSourcesSchema = z.partialRecord(z.enum(["all", ...FIELD_NAMES]), z.int().min(CLOSED_UNLISTED));
export type FieldSources = z.infer<typeof fieldSourcesSchema>;

/** Every source without an entry of its own in the order of precedence. */
export const OTHER_SOURCES = "other";
export const MAX_ORDERED_SOURCES = 700;

/** Sources of imports, the first before the second: `source:<id>`, `profile:<signature>`, and `other`. */
export const sourceOrderSchema = z
  .array(z.string().regex(/^(source:[0-9a-f]{20}|profile:[0-9a-f]{64}|other)$/))
  .max(MAX_ORDERED_SOURCES)
  .refine((keys) => new Set(keys).size === keys.length, {
    error: "Her kaynak yalnızca bir kez sıralanabilir",
    params: { english: "The order can contain a source only once" },
  });
