import { z } from "zod";
import { publicListItemSchema } from "../businesses/business.ts";
import { numberText, pageQuerySchema, SEARCH_PAGE_SIZE } from "../page.ts";
import { OPEN_TIMES } from "./open-time.ts";

export const searchSortSchema = z.enum(["relevance", "rating", "reviews", "distance"]);
export type SearchSort = z.infer<typeof searchSortSchema>;

export const hasFilterSchema = z.enum(["phone", "website", "hours"]);
export type HasFilter = z.infer<typeof hasFilterSchema>;

const openTimeSchema = z.enum(OPEN_TIMES);
const flagSchema = z.enum(["1", "true"]).transform(() => true);
/** The most amenities in one search. */
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
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, {
    error: "This is not a point on Earth",
    params: { turkish: "Dünya üzerinde bir nokta değil" },
  });

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
    { error: "This is not a box on Earth", params: { turkish: "Dünya üzerinde bir alan değil" } },
  );
export type GeoPoint = z.output<typeof pointSchema>;
export type GeoBox = z.output<typeof boxSchema>;

export const searchQuerySchema = z.object({
  q: z.string().trim().max(200).default(""),
  location: z.string().trim().max(120).default(""),
  category: slugSchema.optional(),
  /** ISO 3166-1 alpha-2, in any case. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** ISO 3166-2, in any case: "US-CA". */
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
  /** Comma-separated: phone, website, hours. */
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
  /** Hits per page. */
  limit: numberText().int().min(1).max(SEARCH_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

/** A half-open span [start, end) in UTF-16 units of its text. */
export const textRangeSchema = z.tuple([z.int().min(0), z.int().min(0)]);
export type TextRange = z.infer<typeof textRangeSchema>;

export const searchHitSchema = publicListItemSchema.extend({
  /** The parts of `name` that match the query, in order and without overlap. */
  highlights: z.array(textRangeSchema),
  distanceKm: z.number().nullable(),
  /** For several branches with one name in one city on the page: how to find them all, and how many more there are. */
  branches: z
    .object({
      name: z.string(),
      /** In the form of the parameter `city`. */
      city: z.string(),
      cityName: z.string(),
      count: z.int().min(1),
    })
    .nullable(),
  /** The id of the hit whose `branches` include this one. */
  branchOf: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const facetValueSchema = z.object({
  /** The value the filter parameter takes: a category slug, country code, city key or rating step. */
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
  /** True if the count is extrapolated: there were too many hits to count each. */
  isEstimate: z.boolean().optional(),
  /** Categories only: the `value` of the nearest listed category that includes this one, or null. */
  parent: z.string().nullable().optional(),
});
export type FacetValue = z.infer<typeof facetValueSchema>;

/** Facets with more values than an answer shows. */
export const longFacetSchema = z.enum(["category", "country", "city"]);
export type LongFacet = z.infer<typeof longFacetSchema>;

/** The search whose hits are counted, and the typed prefix of value names. */
export const facetValuesQuerySchema = searchQuerySchema.omit({ sort: true, page: true, limit: true }).extend({
  label: z.string().trim().max(100).default(""),
});
export type FacetValuesQuery = z.output<typeof facetValuesQuerySchema>;

export const facetValuesAnswerSchema = z.object({
  /** Most frequent first, but each category after its `parent`. */
  values: z.array(facetValueSchema),
});
export type FacetValuesAnswer = z.infer<typeof facetValuesAnswerSchema>;

/** What excludes businesses from a search: parameters, given or read from the text or location, and a region that was read. */
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
  /** Reachable pages: hits after the first 1,000 cannot be paged to. */
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
    /** Values as in the parameter: phone, website, hours. */
    has: z.array(facetValueSchema),
    /** A single value, "1", or none. */
    verified: z.array(facetValueSchema),
  }),
  understood: z.object({
    /** The text that was searched, after correction and without the place read from it. */
    text: z.string(),
    /** The place the location resolved to. `value` is a city key, a country code or an ISO 3166-2 code; `path` is its page. */
    place: z
      .object({ kind: z.enum(["city", "country", "region"]), label: z.string(), value: z.string(), path: z.string() })
      .nullable(),
    /** The typed text, if `text` is a correction. */
    correctedFrom: z.string().nullable(),
    /** The text asks for open businesses, so only those were searched. */
    isOpenNow: z.boolean(),
    /** Slugs of the amenities the text asks for. */
    amenities: z.array(z.string()),
    /** The opening times the text asks for. */
    open: openTimeSchema.nullable(),
    /** True if no matching business is known to have `amenities` and to be open at `open`, or on duty: the hits ignore these. */
    isRelaxed: z.boolean(),
    /** True if the place has no such business: the hits are around it. */
    isAround: z.boolean(),
    /** The text asks for nearby businesses, but `near` is missing. */
    isNearMe: z.boolean(),
  }),
  /** Alternatives that find something; null if there are hits, or no alternative helps. */
  instead: z
    .object({
      /** The text without one word, most hits first. */
      texts: z.array(z.object({ text: z.string(), count: z.int() })),
      /** Other cities in the searched country. */
      cities: z.array(facetValueSchema),
      /**
       * The one filter whose removal finds most, a place only if no other helps; null if removing a single one does not help. Of a filter
       * with several values, `value` is the one to remove, unless all must go.
       */
      without: z.object({ filter: searchFilterSchema, value: z.string().optional(), count: z.int().min(1) }).nullable(),
      /** The distance from `near` to the nearest match, if it is only too far away. */
      nearestKm: z.number().nullable(),
      /** Matches not known to be open, if only open businesses were searched and all could be examined. */
      closed: z
        .object({
          count: z.int().min(0),
          /** Businesses with unknown hours. */
          unknownCount: z.int().min(0),
          /** When the first of them opens, and its time zone; null if unknown. */
          opensAt: z.iso.datetime().nullable(),
          timeZone: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** True if the index was unavailable and the store answered by name prefix. */
  isDegraded: z.boolean(),
  /** True if the index had no time to count: `facets` are empty. */
  areFacetsMissing: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
