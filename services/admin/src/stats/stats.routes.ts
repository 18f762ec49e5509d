import { getStats } from "@meridian/shared/contracts/admin-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import type { StatsService } from "./stats.service.ts";

export function createStatsRoutes(service: StatsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getStats, authorize, () => service.get());
  return router;
}
