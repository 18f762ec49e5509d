import { getRegion } from "@meridian/contracts/places/places-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { RegionService } from "./region.service.ts";

export function createRegionRoutes(service: RegionService): Router {
  const router = createRouter();
  mountEndpoint(router, getRegion, ({ params }) => service.get(params.slug, params.regionSlug));
  return router;
}
