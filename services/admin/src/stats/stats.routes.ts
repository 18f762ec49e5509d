import { getStats } from "@meridian/contracts/admin/admin-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { StatsService } from "./stats.service.ts";

export function createStatsRoutes(service: StatsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getStats, authorize, () => service.get());
  return router;
}
