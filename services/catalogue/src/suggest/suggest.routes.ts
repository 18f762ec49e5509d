import { suggest } from "@meridian/contracts/search/catalogue-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { SuggestService } from "./suggest.service.ts";

export function createSuggestRoutes(service: SuggestService): Router {
  const router = createRouter();
  mountEndpoint(router, suggest, ({ query }) => service.suggest(query));
  return router;
}
