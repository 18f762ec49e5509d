import { getCategory, listCategories } from "@meridian/shared/contracts/places-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Router } from "express";
import type { CategoryService } from "./category.service.ts";

export function createCategoryRoutes(service: CategoryService): Router {
  const router = createRouter();
  mountEndpoint(router, listCategories, ({ query }) => service.list(query.letter));
  mountEndpoint(router, getCategory, ({ params, query }) => service.get(params.slug, query));
  return router;
}
