import { suggest } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { SuggestService } from "./suggest.service.ts";

export function createSuggestRoutes(service: SuggestService): Router {
  const router = Router();
  mountEndpoint(router, suggest, ({ query }) => service.suggest(query.q));
  return router;
}
