import { z } from "zod";
import { publicListItemSchema } from "./business.ts";
import { numberText, pageQuerySchema, SEARCH_PAGE_SIZE } from "./page.ts";

export const searchSortSchema = z.enum(["relevance", "rating", "reviews", "distance"]);
export type SearchSort = z.infer<typeof searchSortSchema>;

export const hasFilterSchema = z.enum(["phone", "website", "hours"]);
export type HasFilter = z.infer<typeof hasFilterSchema>;

/** When a week's opening hours must be open: at some time of a day, after 22:00 on some day, or at all times. */
export const openTimeSchema = z.enum([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "late",
  "always",
]);
export type OpenTime = z.infer<typeof openTimeSchema>;

const flagSchema = z.enum(["1", "true"]).transform(() => true);
/** Amenities that a search can ask for at once. */
const MAX_AMENITIES = 5;
const slugSchema = z.string().trim().toLowerCase().min(1).max(200);

/** "52.52,13.40" */
const pointSchema = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .transform((text) => {
    const [lat = 0, lng = 0] = text.split(",").map(Number);
    return { lat, lng };
  })
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, "is not a point on Earth");

/** "west,south,east,north" in degrees; west may exceed east across the date line. */
export const boxSchema = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/)
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return { west, south, east, north };
  })
  .refine(
    ({ west, south, east, north }) =>
      south <= north && Math.max(-south, north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180,
    "is not a box on Earth",
  );
export type GeoPoint = z.output<typeof pointSchema>;
export type GeoBox = z.output<typeof boxSchema>;

export const searchQuerySchema = z.object({
  q: z.string().trim().max(200).default(""),
  location: z.string().trim().max(120).default(""),
  category: slugSchema.optional(),
  /** ISO 3166-1 alpha-2 code, any case. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** ISO 3166-2 code, any case: "US-CA" */
  region: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .optional(),
  /** "us/philadelphia": country code and city slug. */
  city: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}\/[^/]{1,120}$/)
    .optional(),
  minRating: numberText().min(0).max(5).optional(),
  verified: flagSchema.optional(),
  /** Comma-separated: phone,website,hours. */
  has: z
    .string()
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(hasFilterSchema).max(3))
    .optional(),
  /** Comma-separated slugs; businesses have all of them. */
  amenity: z
    .string()
    .transform((text) => text.split(",").filter((part) => part.trim() !== ""))
    .pipe(z.array(slugSchema).max(MAX_AMENITIES))
    .optional(),
  openNow: flagSchema.optional(),
  open: openTimeSchema.optional(),
  near: pointSchema.optional(),
  radiusKm: numberText().positive().max(500).optional(),
  bbox: boxSchema.optional(),
  sort: searchSortSchema.default("relevance"),
  page: pageQuerySchema,
  /** Hits of a page. */
  limit: numberText().int().min(1).max(SEARCH_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

/** A half-open span [start, end) of UTF-16 units of the text it belongs to. */
export const textRangeSchema = z.tuple([z.int().min(0), z.int().min(0)]);
export type TextRange = z.infer<typeof textRangeSchema>;

export const searchHitSchema = publicListItemSchema.extend({
  /** What of `name` the query matched, in order, not overlapping. */
  highlights: z.array(textRangeSchema),
  distanceKm: z.number().nullable(),
  /** Businesses of the same name in the same city, of which the page has several: where they all are found, and how many more there are. */
  branches: z
    .object({
      name: z.string(),
      /** As the parameter `city` takes it. */
      city: z.string(),
      cityName: z.string(),
      count: z.int().min(1),
    })
    .nullable(),
  /** The id of the hit whose `branches` this is one of. */
  branchOf: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const facetValueSchema = z.object({
  /** What the filter parameter takes: a category slug, country code, city key or rating step. */
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
  /** Categories only: the `value` of the nearest category in the same list that includes this one, or null. */
  parent: z.string().nullable().optional(),
});
export type FacetValue = z.infer<typeof facetValueSchema>;

/** The facets that have more values than an answer shows. */
export const longFacetSchema = z.enum(["category", "country", "city"]);
export type LongFacet = z.infer<typeof longFacetSchema>;

/** The search whose hits are counted, and what is typed of the names of values. */
export const facetValuesQuerySchema = searchQuerySchema.omit({ sort: true, page: true, limit: true }).extend({
  label: z.string().trim().max(100).default(""),
});
export type FacetValuesQuery = z.output<typeof facetValuesQuerySchema>;

export const facetValuesAnswerSchema = z.object({
  /** The most frequent first, but each category after its `parent`. */
  values: z.array(facetValueSchema),
});
export type FacetValuesAnswer = z.infer<typeof facetValuesAnswerSchema>;

/** What leaves businesses out of a search: parameters, whether given or read from the text or location, and a region that was read. */
export const searchFilterSchema = z.enum([
  "openNow",
  "open",
  "minRating",
  "verified",
  "has",
  "amenity",
  "category",
  "bbox",
  "near",
  "city",
  "region",
  "country",
]);

export const searchAnswerSchema = z.object({
  hits: z.array(searchHitSchema),
  page: z.int(),
  pageSize: z.int(),
  /** Pages that can be asked for: hits beyond the first 1,000 cannot. */
  totalPages: z.int(),
  totalCount: z.int(),
  isTotalExact: z.boolean(),
  facets: z.object({
    /** Each after its `parent`, siblings by count. */
    category: z.array(facetValueSchema),
    country: z.array(facetValueSchema),
    city: z.array(facetValueSchema),
    rating: z.array(facetValueSchema),
    amenity: z.array(facetValueSchema),
    /** Values are those of the parameter: phone, website, hours. */
    has: z.array(facetValueSchema),
    /** One value, "1", or none. */
    verified: z.array(facetValueSchema),
  }),
  understood: z.object({
    /** The text that was searched, after correction and after a place was taken out of it. */
    text: z.string(),
    /** The place the location resolved to. `value` is a city key, a country code or an ISO 3166-2 code; `path` that of its page. */
    place: z
      .object({ kind: z.enum(["city", "country", "region"]), label: z.string(), value: z.string(), path: z.string() })
      .nullable(),
    /** The text as typed, when `text` is a correction of it. */
    correctedFrom: z.string().nullable(),
    /** The text asks for what is open now, and so only that was searched. */
    isOpenNow: z.boolean(),
    /** Slugs of amenities that the text asks for. */
    amenities: z.array(z.string()),
    /** When the text asks for businesses to be open. */
    open: openTimeSchema.nullable(),
    /** True when no business that fits is known to have `amenities` and to be open at `open`: the hits are those that fit otherwise. */
    isRelaxed: z.boolean(),
    /** The text asks for what is near, but `near` was not given. */
    isNearMe: z.boolean(),
  }),
  /** What finds something where this found nothing; null where it found something, or nothing else would. */
  instead: z
    .object({
      /** The text with a word left out, the one with most hits first. */
      texts: z.array(z.object({ text: z.string(), count: z.int() })),
      /** Other cities of the country that was searched in. */
      cities: z.array(facetValueSchema),
      /** The one filter without which most is found; null where none alone keeps anything from being found. */
      without: z.object({ filter: searchFilterSchema, count: z.int().min(1) }).nullable(),
      /** How far the nearest business that fits is from `near`, where it is only too far away. */
      nearestKm: z.number().nullable(),
      /** What fits but is not known to be open, where only what is open was searched and all of it could be looked at. */
      closed: z
        .object({
          count: z.int().min(0),
          /** Businesses whose hours are not known. */
          unknownCount: z.int().min(0),
          /** When the first of them opens, and the zone of its clocks; null where that is not known. */
          opensAt: z.iso.datetime().nullable(),
          timeZone: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** True when the index could not be asked and the store answered by name prefix instead. */
  isDegraded: z.boolean(),
  /** True when the hits are those of the index, but it had no time to count them: `facets` are empty. */
  areFacetsMissing: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
