import { getSystemStatus } from "@meridian/shared/contracts/system";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import type { SystemWatch } from "./system-watch.ts";

export function createSystemRoutes(watch: SystemWatch, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getSystemStatus, authorize, () => watch.status());
  return router;
}
