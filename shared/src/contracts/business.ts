import { z } from "zod";
import { categorySymbolSchema } from "./category-symbol.ts";
import { openingHoursSchema, openStateSchema } from "./opening-hours.ts";

export const businessStatusSchema = z.enum(["operational", "temporarily_closed", "closed"]);
export type BusinessStatus = z.infer<typeof businessStatusSchema>;

/**
 * What a source file says about one business, after normalisation. Everything except the name may be absent. These are also the fields an
 * admin can edit and lock.
 */
export const businessFieldsSchema = z.object({
  name: z.string().min(1).max(300),
  /** Standardised category, such as "Pizza restaurant". */
  type: z.string().max(120).optional(),
  /** The source's broader category, such as "restaurants". */
  category: z.string().max(120).optional(),
  subtypes: z.array(z.string().max(120)).max(30),
  /** Comma-separated; the city is the second-to-last element. */
  fullAddress: z.string().max(600).optional(),
  street: z.string().max(300).optional(),
  city: z.string().max(120).optional(),
  state: z.string().max(120).optional(),
  postalCode: z.string().max(40).optional(),
  /** The English name for `countryCode`, or the source's own text if no code is known. */
  country: z.string().max(120).optional(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** For display, in international format if it could be parsed: "+1 215-555-0101". */
  phone: z.string().max(60).optional(),
  /** E.164, for links and matching; absent if the phone could not be parsed. */
  phoneE164: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .optional(),
  website: z.url().max(2048).optional(),
  /** Link to the source's page about this business. */
  url: z.url().max(2048).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** IANA zone name. */
  timeZone: z.string().max(64).optional(),
  rating: z.number().min(0).max(5).optional(),
  /** The number of reviews behind `rating`. */
  reviews: z.int().min(0),
  reviewsLink: z.url().max(2048).optional(),
  photo: z.url().max(2048).optional(),
  logo: z.url().max(2048).optional(),
  locatedIn: z.string().max(300).optional(),
  description: z.string().max(4000).optional(),
  /** The opening hours as the file had them, kept for what parsing may miss. */
  workingHours: z.string().max(8000).optional(),
  hours: openingHoursSchema.optional(),
  /** JSON text of groups: `{"Accessibility": {"Wheelchair accessible entrance": true}}`. */
  about: z.string().max(16000).optional(),
  verified: z.boolean(),
  placeId: z.string().max(200).optional(),
  status: businessStatusSchema,
});
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
  /** round(rating · ln(1 + reviews) · 1000), updated when it is off by more than 5 %; the descending order of every listing, then id. */
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

/** The business page. The first block follows the specification, including coordinates as text. */
export const businessDetailSchema = z.object({
  name: z.string(),
  slug: z.string(),
  type: z.string().nullable(),
  category: z.string().nullable(),
  fullAddress: z.string().nullable(),
  countryCode: z.string().nullable(),
  rating: z.number(),
  reviews: z.int(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
  verified: z.boolean(),
  placeId: z.string().nullable(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  about: z.string().nullable(),
  /** JSON text: English weekday to "9:00 AM – 5:00 PM" or "Closed". */
  workingHours: z.string().nullable(),

  id: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  /** The path of the city's page; null if the city or its country is unknown. */
  cityPath: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
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
  phoneE164: z.string().nullable(),
  website: z.string().nullable(),
  url: z.string().nullable(),
  reviewsLink: z.string().nullable(),
  logo: z.string().nullable(),
  locatedIn: z.string().nullable(),
  description: z.string().nullable(),
  status: businessStatusSchema,
  hours: openingHoursSchema.nullable(),
  timeZone: z.string().nullable(),
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
