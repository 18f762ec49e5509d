import { getCategory, listCategories } from "@meridian/contracts/places/places-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { CategoryService } from "./category.service.ts";

export function createCategoryRoutes(service: CategoryService): Router {
  const router = createRouter();
  mountEndpoint(router, listCategories, ({ query }) => service.list(query.letter));
  mountEndpoint(router, getCategory, ({ params, query }) => service.get(params.slug, query));
  return router;
}
