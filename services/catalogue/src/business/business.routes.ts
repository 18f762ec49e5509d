import {
  getBusiness,
  getBusinessCard,
  getFeaturedBusinesses,
  getRelatedBusinesses,
  listBusinesses,
} from "@meridian/contracts/search/catalogue-api";
import { cacheControlOf, createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { BusinessService } from "./business.service.ts";

export function createBusinessRoutes(service: BusinessService): Router {
  const router = createRouter();
  mountEndpoint(router, getFeaturedBusinesses, () => service.listFeatured());
  mountEndpoint(router, listBusinesses, ({ query }) => service.list(query.page));
  mountEndpoint(router, getBusiness, ({ params }) => service.get(params.slug));
  mountEndpoint(router, getRelatedBusinesses, ({ params }) => service.getRelated(params.slug));
  mountEndpoint(router, getBusinessCard, async ({ params, res }) => {
    const { slug, text } = await service.getVcard(params.slug);
    res.set("Cache-Control", cacheControlOf(getBusinessCard)).attachment(`${slug}.vcf`);
    res.type("text/vcard; charset=utf-8").send(text);
  });
  return router;
}
