import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { reviewThresholdsSchema } from "../imports/import-review.ts";
import { numberText, pageQuerySchema } from "../page.ts";
import { businessFieldsSchema, businessSchema, businessStatusSchema, deletionKindSchema } from "./business.ts";
import { businessPatchSchema } from "./business-edit.ts";
import { BUSINESS_PROBLEMS, BUSINESS_SORT_KEYS, COUNTRY_CONTRADICTIONS } from "./business-list.ts";
import { sourceOrderSchema } from "./field-sources.ts";

export const ADMIN_PAGE_SIZE = 20;
export const MAX_ADMIN_PAGE_SIZE = 100;
/** Days a deleted business stays in the trash before it is purged. */
export const TRASH_DAYS = 30;
export const MAX_BULK_IDS = 500;
/** Totals are counted up to this number; above it, `isTotalExact` is false. */
export const MAX_COUNTED_BUSINESSES = 100_000;

export const businessSortKeySchema = z.enum(BUSINESS_SORT_KEYS);
export type BusinessSortKey = z.infer<typeof businessSortKeySchema>;

export const businessProblemSchema = z.enum(BUSINESS_PROBLEMS);
export type BusinessProblem = z.infer<typeof businessProblemSchema>;

export const businessApprovalSchema = z.enum(["approved", "pending"]);

const businessIdSchema = businessSchema.shape.id;
const queryFlag = z.enum(["true", "false"]).transform((flag) => flag === "true");
const ALL = "all";
/** An empty text, or `all` in any case, filters nothing. */
const filterText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .transform((text) => (text === "" || text.toLowerCase() === ALL ? undefined : text))
    .optional();

export const adminBusinessesQuerySchema = z.object({
  page: pageQuerySchema,
  limit: numberText().int().min(1).max(MAX_ADMIN_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
  /** Part of a name; case and accents are ignored. */
  filter: filterText(200),
  /** Name or slug. */
  category: filterText(160),
  sortBy: businessSortKeySchema.default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  approval: businessApprovalSchema.optional(),
  /** ISO 3166-1 alpha-2. */
  country: filterText(2),
  /** Name or slug, in any country unless one is given. */
  city: filterText(160),
  /** Businesses whose content comes from this import. */
  importId: filterText(64),
  problem: businessProblemSchema.optional(),
  /** True: only businesses in the trash. */
  trash: queryFlag.default(false),
  /** True: only blocked businesses in the trash. */
  blocked: queryFlag.default(false),
});
export type AdminBusinessesQuery = z.output<typeof adminBusinessesQuerySchema>;

/** A business in the admin's list. Field names of both sections of the specification are present. */
export const adminListItemSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The category it counts under. */
  category: z.string().nullable(),
  type: z.string().nullable(),
  address: z.string().nullable(),
  fullAddress: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  countryCode: z.string().nullable(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.int(),
  verified: z.boolean(),
  isApproved: z.boolean(),
  status: businessStatusSchema,
  hasHours: z.boolean(),
  hasCoordinates: z.boolean(),
  /** What contradicts its country. */
  countryContradictions: z.array(z.enum(COUNTRY_CONTRADICTIONS)),
  lockedFields: z.array(z.string()),
  importId: z.string().nullable(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Set in the trash, with the day of purging; blocked businesses have none. */
  deletedAt: z.iso.datetime().nullable(),
  purgedAt: z.iso.datetime().nullable(),
  deletionKind: deletionKindSchema.nullable(),
});
export type AdminListItem = z.infer<typeof adminListItemSchema>;

export const adminBusinessPageSchema = z.object({
  businesses: z.array(adminListItemSchema),
  total: z.int(),
  pagination: z.object({ totalPages: z.int(), total: z.int() }),
  currentPage: z.int(),
  /** False if there are more than `total`. */
  isTotalExact: z.boolean(),
});
export type AdminBusinessPage = z.infer<typeof adminBusinessPageSchema>;

/** All fields of a business, its locks, and `revision`: the version an edit must name. */
export const adminBusinessSchema = businessSchema.extend({ purgedAt: z.iso.datetime().optional() });
export type AdminBusiness = z.infer<typeof adminBusinessSchema>;

export const businessFieldNameSchema = businessFieldsSchema.keyof();
export type BusinessFieldName = z.infer<typeof businessFieldNameSchema>;

/** Fields whose value has a page in the directory: a new name must be confirmed. */
export const PLACE_FIELDS = ["type", "category", "city"] as const;
export const placeFieldSchema = z.enum(PLACE_FIELDS);
export type PlaceField = z.infer<typeof placeFieldSchema>;

/** Fields that may name a category or city new to the directory; otherwise such a name is rejected. */
const creatingSchema = z.array(placeFieldSchema).max(PLACE_FIELDS.length).default([]);

export const newBusinessSchema = z.object({
  fields: businessPatchSchema.required({ name: true }),
  creating: creatingSchema,
  isApproved: z.boolean().default(true),
});
export type NewBusinessRequest = z.input<typeof newBusinessSchema>;

/** `details` of the 409 problem for an existing business, which may be in the trash. */
export const knownBusinessSchema = z.object({ known: adminListItemSchema });

export const similarQuerySchema = z.object({
  name: z.string().trim().max(300).default(""),
  city: z.string().trim().max(120).default(""),
  countryCode: filterText(2),
  phone: z.string().trim().max(60).default(""),
  fullAddress: z.string().trim().max(600).default(""),
});
export type SimilarQuery = z.output<typeof similarQuerySchema>;

/** What it has in common with the given business. */
export const similaritySchema = z.enum(["name", "city", "address", "phone"]);
export type Similarity = z.infer<typeof similaritySchema>;
export const MAX_SIMILAR = 5;
export const similarBusinessSchema = z.object({ business: adminListItemSchema, alike: z.array(similaritySchema) });
export type SimilarBusiness = z.infer<typeof similarBusinessSchema>;

export const businessEditSchema = z.object({
  /** As it was read: 409 if the business has changed since. */
  revision: z.int().min(1),
  fields: businessPatchSchema,
  /** Replaces the locks; if absent, the changed fields are locked in addition to the existing locks. */
  lockedFields: z.array(businessFieldNameSchema).max(60).optional(),
  creating: creatingSchema,
});
export type BusinessEditRequest = z.input<typeof businessEditSchema>;

/** `details` of the 409 problem for a conflicting edit: both versions. */
export const editConflictSchema = z.object({
  current: adminBusinessSchema,
  yours: z.object({ revision: z.int(), fields: z.record(z.string(), z.unknown()) }),
});
export type EditConflict = z.infer<typeof editConflictSchema>;

export const approvalAnswerSchema = successAnswerSchema.extend({ id: z.string(), isApproved: z.boolean() });

const businessIdsSchema = z.array(businessIdSchema).min(1, "En az bir işletme seçin").max(MAX_BULK_IDS);

export const BULK_ACTIONS = ["approve", "hide", "delete", "restore", "block", "unblock"] as const;
export const bulkActionSchema = z.enum(BULK_ACTIONS);
export type BulkAction = z.infer<typeof bulkActionSchema>;
export const bulkRequestSchema = z.object({ ids: businessIdsSchema, action: bulkActionSchema });

/** `ids`: businesses that changed; the others already had the state or do not exist. */
export const bulkAnswerSchema = successAnswerSchema.extend({ changedCount: z.int(), ids: z.array(z.string()) });
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

export const mergeRequestSchema = z
  .object({
    /** Stays under its own slug; the other's slug redirects to it. */
    keepId: businessIdSchema,
    /** Removed permanently: its identity keys pass to the one that stays, so that files find it. */
    removeId: businessIdSchema,
    /** Fields taken from the removed business; all others stay. */
    fields: z.array(businessFieldNameSchema).max(60),
    /** As they were read; if absent, any revision. */
    keepRevision: z.int().min(1).optional(),
    removeRevision: z.int().min(1).optional(),
  })
  .refine(({ keepId, removeId }) => keepId !== removeId, {
    error: "İki farklı işletme seçin",
    params: { english: "Choose two different businesses" },
    path: ["removeId"],
  });
export type MergeRequest = z.infer<typeof mergeRequestSchema>;
export const mergeAnswerSchema = successAnswerSchema.extend({ business: adminBusinessSchema });

export const directorySettingsSchema = z.object({
  /** Whether businesses an import creates are public at once. */
  isApprovedByDefault: z.boolean(),
  /** From when on imports are held; absent: as `DEFAULT_REVIEW_THRESHOLDS`, or as they were when it is saved. */
  review: reviewThresholdsSchema.optional(),
  /** Whose values stay where sources contradict each other; empty: the last import's. Absent: as it was when it is saved. */
  sourceOrder: sourceOrderSchema.optional(),
});
export type DirectorySettings = z.infer<typeof directorySettingsSchema>;

export const businessIdParamsSchema = z.object({ id: businessIdSchema });
