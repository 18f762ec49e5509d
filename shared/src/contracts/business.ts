import { z } from "zod";
import { categorySymbolSchema } from "./category-symbol.ts";
import { openingHoursSchema, openStateSchema } from "./opening-hours.ts";

export const businessStatusSchema = z.enum(["operational", "temporarily_closed", "closed"]);
export type BusinessStatus = z.infer<typeof businessStatusSchema>;

/**
 * What a source file says of one business, after normalisation. Everything but the name may be absent.
 * These are also the fields an admin can edit and lock.
 */
export const businessFieldsSchema = z.object({
  name: z.string().min(1).max(300),
  /** Standardised category, such as "Pizza restaurant". */
  type: z.string().max(120).optional(),
  /** Broader category of the source, such as "restaurants". */
  category: z.string().max(120).optional(),
  subtypes: z.array(z.string().max(120)).max(30),
  /** Comma-separated; the city is the second-to-last element. */
  fullAddress: z.string().max(600).optional(),
  street: z.string().max(300).optional(),
  city: z.string().max(120).optional(),
  state: z.string().max(120).optional(),
  postalCode: z.string().max(40).optional(),
  /** English name of `countryCode`, or the source's own word where no code is known. */
  country: z.string().max(120).optional(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** For display, international format where it could be parsed: "+1 215-555-0101". */
  phone: z.string().max(60).optional(),
  /** E.164, for links and matching; absent when the phone could not be parsed. */
  phoneE164: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .optional(),
  website: z.url().max(2048).optional(),
  /** Link to the source's own page of this place. */
  url: z.url().max(2048).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** IANA zone name. */
  timeZone: z.string().max(64).optional(),
  rating: z.number().min(0).max(5).optional(),
  /** Number of reviews behind `rating`. */
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
 * Why a business lies in the trash, where nobody simply deleted it. "undone": the import that created it was taken back, and the next
 * file may bring it again. "blocked": no import brings it back, whatever it is told, and the trash keeps it for good.
 */
export const deletionKindSchema = z.enum(["undone", "blocked"]);
export type DeletionKind = z.infer<typeof deletionKindSchema>;

/** One business as the store keeps it. */
export const businessSchema = businessFieldsSchema.extend({
  /** 16 base32 characters of the SHA-256 of its first identity key: the same on every engine. */
  id: z.string().regex(/^[a-z2-7]{16}$/),
  slug: z.string().min(1).max(200),
  isApproved: z.boolean(),
  /**
   * round(rating · ln(1 + reviews) · 1000), kept while it is off by 5 % at most; the order of every listing, descending,
   * then id.
   */
  popularity: z.int().min(0),
  /** The city as the directory knows it, by its GeoNames id; inferred from the position where `city` is absent. */
  cityId: z.int().optional(),
  /** Last segment of the city's page, and its name; present with `cityId`. */
  citySlug: z.string().optional(),
  cityName: z.string().optional(),
  /** ISO 3166-2, such as "US-CA". */
  regionCode: z.string().optional(),
  /** Of the category it counts under, where that is not the one its label alone makes: see `categorySlugOf`. */
  categorySlug: z.string().optional(),
  /** Keys of the kinds that its labels mean, such as "amenity/pharmacy", that of its type first. Absent rather than empty. */
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

/** A region that a place lies in: its English name, its ISO 3166-2 code, and the path of its page. */
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
  /** IANA zone in which `openState.changesAt` is told to visitors. */
  timeZone: z.string().nullable(),
  openState: openStateSchema,
});
export type PublicListItem = z.infer<typeof publicListItemSchema>;

/** Paged public response of the specification, section 3. */
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

/** The business page. The first block is the specification's, coordinates as text included. */
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
  /** Path of the city's page, null when the city or its country is unknown. */
  cityPath: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  /** Last segment of the country's canonical page. */
  countrySlug: z.string().nullable(),
  /** Null where it is not known. */
  region: regionLinkSchema.nullable(),
  categorySlug: z.string().nullable(),
  symbol: categorySymbolSchema,
  /** The most specific type of schema.org that its category has, such as "Pharmacy"; "LocalBusiness" where it has none. */
  schemaType: z.string(),
  /** Keys of the kinds that its labels mean, such as "amenity/pharmacy"; that of its own category first. */
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

/** A business beside another one. */
export const relatedBusinessSchema = publicListItemSchema.extend({
  /** Great-circle distance from the other; null where the coordinates of one of the two are not known. */
  distanceKm: z.number().min(0).nullable(),
});
export type RelatedBusiness = z.infer<typeof relatedBusinessSchema>;

export const MAX_RELATED = 4;

export const relatedBusinessesSchema = z.object({
  /** The most popular others of its category and city. */
  sameCategoryInCity: z.array(relatedBusinessSchema).max(MAX_RELATED),
  /** The nearest others of whatever category, but none of those above. */
  nearby: z.array(relatedBusinessSchema).max(MAX_RELATED),
});
export type RelatedBusinesses = z.infer<typeof relatedBusinessesSchema>;
