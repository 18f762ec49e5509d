import { searchBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { SearchService } from "./search.service.ts";

export function createSearchRoutes(service: SearchService): Router {
  const router = Router();
  mountEndpoint(router, searchBusinesses, async ({ query, res }) => {
    const answer = await service.search(query);
    if (answer.isDegraded) res.set("Cache-Control", "no-store");
    return answer;
  });
  return router;
}
