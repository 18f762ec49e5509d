import { getBehaviourReport, getGeographyReport, getTrendReport } from "@meridian/contracts/admin/reports-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { ReportsService } from "./reports.service.ts";

export function createReportsRoutes(service: ReportsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getTrendReport, authorize, ({ query }) => service.trends(query));
  mountSessionEndpoint(router, getGeographyReport, authorize, () => service.geography());
  mountSessionEndpoint(router, getBehaviourReport, authorize, ({ query }) => service.behaviour(query));
  return router;
}
