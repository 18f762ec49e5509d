import { getCityCategory, getCountryCategory } from "@meridian/contracts/places/places-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { PlaceCategoryService } from "./place-category.service.ts";

export function createPlaceCategoryRoutes(service: PlaceCategoryService): Router {
  const router = createRouter();
  mountEndpoint(router, getCityCategory, ({ params }) => service.inCity(params, params.categorySlug));
  mountEndpoint(router, getCountryCategory, ({ params }) => service.inCountry(params.slug, params.categorySlug));
  return router;
}
