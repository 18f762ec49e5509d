import { z } from "zod";
import { MAP_MAX_ZOOM } from "./map-limits.ts";
import { openStateSchema } from "./opening-hours.ts";
import { boxSchema, searchQuerySchema } from "./search.ts";

/** Features of one answer, clusters and businesses together. */
export const MAP_MAX_FEATURES = 500;

/** What the list at `/api/search` can be filtered by, the part of the world that is looked at, and how closely. */
export const mapQuerySchema = searchQuerySchema.omit({ sort: true, page: true, limit: true }).extend({
  bbox: boxSchema,
  /** Whole zoom of a map whose world is 512 · 2^zoom pixels wide, as MapLibre counts it. */
  zoom: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((zoom) => zoom <= MAP_MAX_ZOOM, `is not a zoom from 0 to ${MAP_MAX_ZOOM}`),
});
export type MapQuery = z.output<typeof mapQuerySchema>;

const longitudeSchema = z.number().min(-180).max(180);
const latitudeSchema = z.number().min(-90).max(90);

/** West, south, east, north in degrees; west exceeds east across the date line. */
export const geoJsonBoxSchema = z.tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema]);
export type GeoJsonBox = z.infer<typeof geoJsonBoxSchema>;

/** Longitude before latitude, as GeoJSON has it. */
const pointGeometrySchema = z.object({
  type: z.literal("Point"),
  coordinates: z.tuple([longitudeSchema, latitudeSchema]),
});

export const mapClusterSchema = z.object({
  type: z.literal("Feature"),
  /** The same for the same piece of the world in every answer: "c/9/274/167". */
  id: z.string(),
  /** The mean position of its businesses. */
  geometry: pointGeometrySchema,
  properties: z.object({
    kind: z.literal("cluster"),
    count: z.int().min(2),
    /** A box that holds all its businesses: what to zoom to. */
    bounds: geoJsonBoxSchema,
  }),
});
export type MapCluster = z.infer<typeof mapClusterSchema>;

export const mapBusinessSchema = z.object({
  type: z.literal("Feature"),
  /** The business's id, as in the hits of `/api/search`. */
  id: z.string(),
  geometry: pointGeometrySchema,
  properties: z.object({
    kind: z.literal("business"),
    slug: z.string(),
    name: z.string(),
    category: z.string().nullable(),
    city: z.string().nullable(),
    /** 0 when unknown, as in lists. */
    rating: z.number(),
    reviews: z.int(),
    verified: z.boolean(),
    openState: openStateSchema,
    /** IANA zone in which `openState.changesAt` is told to visitors. */
    timeZone: z.string().nullable(),
  }),
});
export type MapBusiness = z.infer<typeof mapBusinessSchema>;

/** A GeoJSON FeatureCollection: what lies in the box asked for, drawn out to whole cells of the grid it is clustered on. */
export const mapAnswerSchema = z.object({
  type: z.literal("FeatureCollection"),
  /** The box that the features cover, never smaller than the one asked for. */
  bbox: geoJsonBoxSchema,
  features: z.array(z.union([mapClusterSchema, mapBusinessSchema])).max(MAP_MAX_FEATURES),
  /** Businesses in `bbox`: what the features stand for, or more when the answer is cut. */
  totalCount: z.int().min(0),
  isTotalExact: z.boolean(),
  /** True when more businesses match than the index could count one by one: the features then stand for the best of them. */
  isCut: z.boolean(),
  /** True when the index could not be asked and the store answered by name prefix instead, or when it had no time to count all hits. */
  isDegraded: z.boolean(),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;
