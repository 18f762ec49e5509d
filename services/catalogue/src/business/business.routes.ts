import { getBusiness, getFeaturedBusinesses, listBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { BusinessService } from "./business.service.ts";

export function createBusinessRoutes(service: BusinessService): Router {
  const router = Router();
  mountEndpoint(router, getFeaturedBusinesses, () => service.listFeatured());
  mountEndpoint(router, listBusinesses, ({ query }) => service.list(query.page));
  mountEndpoint(router, getBusiness, ({ params }) => service.get(params.slug));
  return router;
}
