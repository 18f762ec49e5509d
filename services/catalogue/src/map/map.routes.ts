import { getMap } from "@meridian/contracts/search/catalogue-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { MapService } from "./map.service.ts";

export function createMapRoutes(service: MapService): Router {
  const router = createRouter();
  mountEndpoint(router, getMap, async ({ query, res }) => {
    const answer = await service.draw(query);
    if (answer.isDegraded) res.set("Cache-Control", "no-store");
    return answer;
  });
  return router;
}
