import { getRegion } from "@meridian/shared/contracts/places-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Router } from "express";
import type { RegionService } from "./region.service.ts";

export function createRegionRoutes(service: RegionService): Router {
  const router = createRouter();
  mountEndpoint(router, getRegion, ({ params }) => service.get(params.slug, params.regionSlug));
  return router;
}
