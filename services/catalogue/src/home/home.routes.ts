import { getHomepageData } from "@meridian/contracts/search/catalogue-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { HomeService } from "./home.service.ts";

export function createHomeRoutes(service: HomeService): Router {
  const router = createRouter();
  mountEndpoint(router, getHomepageData, () => service.get());
  return router;
}
