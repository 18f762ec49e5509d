import { z } from "zod";
import { openStateSchema } from "../businesses/opening-hours.ts";
import { boxSchema, searchQuerySchema } from "../search/search.ts";
import { MAP_MAX_ZOOM } from "./map-limits.ts";

/** Features per answer, clusters and businesses together. */
export const MAP_MAX_FEATURES = 500;

/** The filters of `/api/search`, the visible part of the world, and the zoom. */
export const mapQuerySchema = searchQuerySchema.omit({ sort: true, page: true, limit: true }).extend({
  bbox: boxSchema,
  /** The integer zoom of a map whose world is 512 · 2^zoom pixels wide, as in MapLibre. */
  zoom: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((zoom) => zoom <= MAP_MAX_ZOOM, {
      error: `The zoom must be from 0 to ${MAP_MAX_ZOOM}`,
      params: { turkish: `Yakınlık 0 ile ${MAP_MAX_ZOOM} arasında olmalı` },
    }),
});
export type MapQuery = z.output<typeof mapQuerySchema>;

const longitudeSchema = z.number().min(-180).max(180);
const latitudeSchema = z.number().min(-90).max(90);

/** West, south, east, north in degrees; west exceeds east across the date line. */
export const geoJsonBoxSchema = z.tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema]);
export type GeoJsonBox = z.infer<typeof geoJsonBoxSchema>;

/** Longitude before latitude, as in GeoJSON. */
const pointGeometrySchema = z.object({
  type: z.literal("Point"),
  coordinates: z.tuple([longitudeSchema, latitudeSchema]),
});

export const mapClusterSchema = z.object({
  type: z.literal("Feature"),
  /** Stable for the same part of the world: "c/9/274/167". */
  id: z.string(),
  /** The mean position of its businesses. */
  geometry: pointGeometrySchema,
  properties: z.object({
    kind: z.literal("cluster"),
    count: z.int().min(2),
    /** A box that contains all of its businesses, to zoom to. */
    bounds: geoJsonBoxSchema,
  }),
});
export type MapCluster = z.infer<typeof mapClusterSchema>;

export const mapBusinessSchema = z.object({
  type: z.literal("Feature"),
  /** The business id, as in the hits of `/api/search`. */
  id: z.string(),
  geometry: pointGeometrySchema,
  properties: z.object({
    kind: z.literal("business"),
    slug: z.string(),
    name: z.string(),
    category: z.string().nullable(),
    city: z.string().nullable(),
    /** 0 if unknown, as in lists. */
    rating: z.number(),
    reviews: z.int(),
    verified: z.boolean(),
    openState: openStateSchema,
    /** The IANA zone in which visitors see `openState.changesAt`. */
    timeZone: z.string().nullable(),
  }),
});
export type MapBusiness = z.infer<typeof mapBusinessSchema>;

/** A GeoJSON FeatureCollection for the requested box, extended to whole grid cells. */
export const mapAnswerSchema = z.object({
  type: z.literal("FeatureCollection"),
  /** The box the features cover, at least as large as the requested one. */
  bbox: geoJsonBoxSchema,
  features: z.array(z.union([mapClusterSchema, mapBusinessSchema])).max(MAP_MAX_FEATURES),
  /** Businesses in `bbox`: as many as the features represent, or more if the answer is cut. */
  totalCount: z.int().min(0),
  isTotalExact: z.boolean(),
  /** True if more businesses match than the index could count individually: the features represent the best of them. */
  isCut: z.boolean(),
  /** True if the index was unavailable and the store answered by name prefix, or if there was no time to count all hits. */
  isDegraded: z.boolean(),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;
