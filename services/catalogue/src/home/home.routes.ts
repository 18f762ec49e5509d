import { getHomepageData } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { HomeService } from "./home.service.ts";

export function createHomeRoutes(service: HomeService): Router {
  const router = Router();
  mountEndpoint(router, getHomepageData, () => service.get());
  return router;
}
