import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { numberText } from "../page.ts";
import { categoryDecisionSchema, categorySlugSchema, kindKeySchema } from "./category-decisions.ts";

export const MAX_CATEGORY_NAME_LENGTH = 80;
export const CATEGORY_PAGE_SIZE = 25;
export const MAX_KINDS_FOUND = 20;

const nameSchema = z
  .string()
  .trim()
  .min(1, "Boş bırakılamaz.")
  .max(MAX_CATEGORY_NAME_LENGTH, `En fazla ${MAX_CATEGORY_NAME_LENGTH} karakter olabilir.`);

export const newCategoryDecisionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("move"), slug: categorySlugSchema, kindKey: kindKeySchema }),
  /** `into` is the slug of another category. */
  z.object({ action: z.literal("merge"), slug: categorySlugSchema, into: categorySlugSchema }),
  z.object({ action: z.literal("rename"), slug: categorySlugSchema, name: nameSchema }),
  z.object({ action: z.literal("hide"), slug: categorySlugSchema }),
]);
export type NewCategoryDecision = z.output<typeof newCategoryDecisionSchema>;

export const categoryLabelSchema = z.object({
  /** The label in its first spelling. */
  label: z.string(),
  slug: z.string(),
  /** Businesses categorised by this label, in every state except deleted; at most a minute old while the directory changes. */
  count: z.int().min(0),
  /** Null if the label means no kind. */
  kind: z.object({ key: z.string(), name: z.string() }).nullable(),
  category: z.object({
    slug: z.string(),
    name: z.string(),
    /** Businesses with any of its labels. */
    count: z.int().min(0),
    isHidden: z.boolean(),
  }),
});
export type CategoryLabel = z.infer<typeof categoryLabelSchema>;

export const categoryLabelFilterSchema = z.enum(["all", "unmapped", "hidden"]);
export type CategoryLabelFilter = z.infer<typeof categoryLabelFilterSchema>;

const categoryLabelsQuerySchema = z.object({
  /** Word prefixes from the label, its category or its kind. */
  q: z.string().max(200).default(""),
  filter: categoryLabelFilterSchema.default("all"),
  page: numberText().int().min(1).max(10_000).default(1),
});
export type CategoryLabelsQuery = z.output<typeof categoryLabelsQuerySchema>;

export const categoryLabelsSchema = z.object({
  /** Labels without a kind first, then by count. */
  labels: z.array(categoryLabelSchema).max(CATEGORY_PAGE_SIZE),
  totalCount: z.int().min(0),
  totalPages: z.int().min(0),
  /** In the whole directory. */
  unmappedCount: z.int().min(0),
  /** True if not all labels were counted. */
  isCut: z.boolean(),
});
export type CategoryLabels = z.infer<typeof categoryLabelsSchema>;

export const foundKindSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** The kinds that include it, nearest first. */
  within: z.array(z.string()),
});
export type FoundKind = z.infer<typeof foundKindSchema>;

export const decidedCategorySchema = categoryDecisionSchema.extend({
  undone: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
export type DecidedCategory = z.infer<typeof decidedCategorySchema>;

export const listCategoryLabels = defineEndpoint({
  method: "GET",
  path: "/api/admin/category-labels",
  summary: "The labels of businesses with their kind, category and count, those without a kind first",
  access: "session",
  query: categoryLabelsQuerySchema,
  response: categoryLabelsSchema,
});

export const searchKinds = defineEndpoint({
  method: "GET",
  path: "/api/admin/kinds",
  summary: "Kinds of business whose name begins so in any language",
  access: "session",
  query: z.object({ q: z.string().max(200).default("") }),
  response: z.object({ kinds: z.array(foundKindSchema).max(MAX_KINDS_FOUND) }),
});

export const listCategoryDecisions = defineEndpoint({
  method: "GET",
  path: "/api/admin/category-decisions",
  summary: "What was decided about labels and categories, newest first",
  access: "session",
  query: z.object({ before: numberText().int().min(1).optional() }),
  response: z.object({
    decisions: z.array(decidedCategorySchema).max(CATEGORY_PAGE_SIZE),
    /** `before` for the next page; null after the last. */
    nextBefore: z.int().nullable(),
  }),
});

export const decideCategory = defineEndpoint({
  method: "POST",
  path: "/api/admin/category-decisions",
  summary: "Moves a label to a kind; merges, renames or hides a category",
  access: "session",
  body: newCategoryDecisionSchema,
  response: categoryDecisionSchema,
});

export const undoCategoryDecision = defineEndpoint({
  method: "POST",
  path: "/api/admin/category-decisions/:id/undo",
  summary: "Undoes a decision: the previous one applies again",
  access: "session",
  params: z.object({ id: numberText().int().min(1) }),
  response: categoryDecisionSchema,
});

export const categoriesApi = {
  listCategoryLabels,
  searchKinds,
  listCategoryDecisions,
  decideCategory,
  undoCategoryDecision,
};
