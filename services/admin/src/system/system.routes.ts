import { getSystemStatus } from "@meridian/contracts/admin/system";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { SystemWatch } from "./system-watch.ts";

export function createSystemRoutes(watch: SystemWatch, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getSystemStatus, authorize, () => watch.status());
  return router;
}
