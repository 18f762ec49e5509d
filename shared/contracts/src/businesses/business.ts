import { z } from "zod";
import { categorySymbolSchema } from "../categories/category-symbol.ts";
import {
  type BUSINESS_FIELDS,
  FIELD_NAMES,
  type FieldName,
  type FieldsWith,
  fieldSpec,
  PUBLIC_FIELDS,
  type PublicField,
} from "./business-fields.ts";
import { fieldSourcesSchema } from "./field-sources.ts";
import type { FieldSpec } from "./field-spec.ts";
import { openingHoursSchema, openStateSchema } from "./opening-hours.ts";

export const businessStatusSchema = z.enum(["operational", "temporarily_closed", "closed"]);
export type BusinessStatus = z.infer<typeof businessStatusSchema>;

interface PlainSchemas {
  text: z.ZodOptional<z.ZodString>;
  url: z.ZodOptional<z.ZodURL>;
  number: z.ZodOptional<z.ZodNumber>;
}
type PlainField = FieldsWith<{ kind: keyof PlainSchemas }>;

/** Fields whose kind alone does not say what they may be. */
const OWN_SCHEMAS = {
  name: z.string().min(1).max(300),
  subtypes: z.array(z.string().max(120)).max(30),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  phoneE164: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .optional(),
  reviews: z.int().min(0),
  verified: z.boolean(),
  status: businessStatusSchema,
  hours: openingHoursSchema.optional(),
} satisfies Record<Exclude<FieldName, PlainField>, z.ZodType> & Partial<Record<FieldName, z.ZodType>>;

type OwnSchemas = typeof OWN_SCHEMAS;
type FieldShape = {
  [N in FieldName]: N extends keyof OwnSchemas
    ? OwnSchemas[N]
    : N extends PlainField
      ? PlainSchemas[(typeof BUSINESS_FIELDS)[N]["kind"]]
      : never;
};

/**
 * What a source file says about one business, after normalisation. Everything except the name may be absent. These are also the fields an
 * admin can edit and lock.
 */
export const businessFieldsSchema = z.object(fieldShape());
export type BusinessFields = z.infer<typeof businessFieldsSchema>;

/**
 * Why a business is in the trash, unless it was simply deleted. "undone": the import that created it was undone, and a later file may bring
 * it back. "blocked": no import brings it back, whatever its options, and it is never purged.
 */
export const deletionKindSchema = z.enum(["undone", "blocked"]);
export type DeletionKind = z.infer<typeof deletionKindSchema>;

/** One business as the store keeps it. */
export const businessSchema = businessFieldsSchema.extend({
  /** 16 base32 characters of the SHA-256 of its first identity key: equal on every engine. */
  id: z.string().regex(/^[a-z2-7]{16}$/),
  slug: z.string().min(1).max(200),
  isApproved: z.boolean(),
  /** round(rating · ln(1 + reviews) · 1000), updated when it is off by more than 5 %; the descending order of every listing. */
  popularity: z.int().min(0),
  /** The GeoNames id of its city; inferred from the position if `city` is absent. */
  cityId: z.int().optional(),
  /** The last segment of the city's page, and its name; present with `cityId`. */
  citySlug: z.string().optional(),
  cityName: z.string().optional(),
  /** ISO 3166-2, such as "US-CA". */
  regionCode: z.string().optional(),
  /** The category it counts under, if its label alone would give another: see `categorySlugOf`. */
  categorySlug: z.string().optional(),
  /** Keys of the kinds its labels mean, such as "amenity/pharmacy", its type's first. Absent rather than empty. */
  kinds: z.array(z.string()).optional(),
  lockedFields: z.array(z.string()),
  /** Rises by one with every change of content. */
  revision: z.int().min(1),
  source: z.object({ importId: z.string(), row: z.int().min(1) }).optional(),
  fieldSources: fieldSourcesSchema.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().optional(),
  deletionKind: deletionKindSchema.optional(),
});
export type Business = z.infer<typeof businessSchema>;

/** The region of a place: its English name, ISO 3166-2 code, and the path of its page. */
export const regionLinkSchema = z.object({ region: z.string(), code: z.string(), path: z.string() });
export type RegionLink = z.infer<typeof regionLinkSchema>;

/** An entry of a public listing. Unknown texts are null; an unknown rating is 0, as specified. */
export const publicListItemSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
  symbol: categorySymbolSchema,
  city: z.string().nullable(),
  country: z.string().nullable(),
  countryCode: z.string().nullable(),
  rating: z.number(),
  reviews: z.int(),
  phone: z.string().nullable(),
  fullAddress: z.string().nullable(),
  photo: z.string().nullable(),
  verified: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The IANA zone in which visitors see `openState.changesAt`. */
  timeZone: z.string().nullable(),
  openState: openStateSchema,
});
export type PublicListItem = z.infer<typeof publicListItemSchema>;

/** The paged public response of the specification, section 3. */
export const publicPageSchema = z.object({
  businesses: z.array(publicListItemSchema),
  currentPage: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

export const featuredBusinessSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string().nullable(),
  symbol: categorySymbolSchema,
  image_url: z.string().nullable(),
  rating: z.number(),
  review_count: z.int(),
  full_address: z.string().nullable(),
  phone: z.string().nullable(),
});
export type FeaturedBusiness = z.infer<typeof featuredBusinessSchema>;

type PublicShape = {
  [N in PublicField]: (typeof BUSINESS_FIELDS)[N]["kind"] extends "number"
    ? z.ZodNullable<z.ZodNumber>
    : z.ZodNullable<z.ZodString>;
};

/** The business page. The first block follows the specification, including coordinates as text. */
export const businessDetailSchema = z.object({
  ...publicShape(),
  name: z.string(),
  slug: z.string(),
  rating: z.number(),
  reviews: z.int(),
  verified: z.boolean(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  /** JSON text: English weekday to "9:00 AM – 5:00 PM" or "Closed". */
  workingHours: z.string().nullable(),

  id: z.string(),
  city: z.string().nullable(),
  /** The path of the city's page; null if the city or its country is unknown. */
  cityPath: z.string().nullable(),
  /** The last segment of the country's canonical page. */
  countrySlug: z.string().nullable(),
  /** Null if unknown. */
  region: regionLinkSchema.nullable(),
  categorySlug: z.string().nullable(),
  symbol: categorySymbolSchema,
  /** The most specific schema.org type of its category, such as "Pharmacy"; otherwise "LocalBusiness". */
  schemaType: z.string(),
  /** Keys of the kinds its labels mean, such as "amenity/pharmacy", its own category's first. */
  kinds: z.array(z.string()),
  subtypes: z.array(z.string()),
  status: businessStatusSchema,
  hours: openingHoursSchema.nullable(),
  openState: openStateSchema,
  updatedAt: z.iso.datetime(),
});
export type BusinessDetail = z.infer<typeof businessDetailSchema>;

/** A business shown beside another. */
export const relatedBusinessSchema = publicListItemSchema.extend({
  /** The great-circle distance; null if either position is unknown. */
  distanceKm: z.number().min(0).nullable(),
});
export type RelatedBusiness = z.infer<typeof relatedBusinessSchema>;

export const MAX_RELATED = 4;

export const relatedBusinessesSchema = z.object({
  /** The most popular others in its category and city. */
  sameCategoryInCity: z.array(relatedBusinessSchema).max(MAX_RELATED),
  /** The nearest others of any category, except those above. */
  nearby: z.array(relatedBusinessSchema).max(MAX_RELATED),
});
export type RelatedBusinesses = z.infer<typeof relatedBusinessesSchema>;

function fieldShape(): FieldShape {
  const own: Partial<Record<FieldName, z.ZodType>> = OWN_SCHEMAS;
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, own[name] ?? plainSchema(fieldSpec(name))])) as FieldShape;
}

function plainSchema({ kind, maxChars = 0, range: [min, max] = [0, 0] }: FieldSpec): z.ZodType {
  if (kind === "number") return z.number().min(min).max(max).optional();
  return (kind === "url" ? z.url() : z.string()).max(maxChars).optional();
}

function publicShape(): PublicShape {
  const schemaOf = (name: PublicField) => (fieldSpec(name).kind === "number" ? z.number() : z.string()).nullable();
  return Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, schemaOf(name)])) as PublicShape;
}
