import { getMap } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { MapService } from "./map.service.ts";

export function createMapRoutes(service: MapService): Router {
  const router = Router();
  mountEndpoint(router, getMap, async ({ query, res }) => {
    const answer = await service.draw(query);
    if (answer.isDegraded) res.set("Cache-Control", "no-store");
    return answer;
  });
  return router;
}
