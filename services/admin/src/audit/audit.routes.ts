import { pipeline } from "node:stream/promises";
import { exportAudit, listAudit } from "@meridian/contracts/admin/cleanup-api";
import { dayOf } from "@meridian/domain/day-of";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Logger } from "@meridian/platform/logger";
import type { Router } from "express";
import type { AuditService } from "./audit.service.ts";

export interface AuditRoutesOptions {
  service: AuditService;
  authorize: Authorize;
  logger: Logger;
  now: () => Date;
}

export function createAuditRoutes({ service, authorize, logger, now }: AuditRoutesOptions): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listAudit, authorize, ({ query }) => service.list(query));
  mountSessionEndpoint(router, exportAudit, authorize, async ({ query, res }) => {
    res.set("Cache-Control", "no-store").type("text/csv; charset=utf-8");
    res.attachment(`audit_${dayOf(now())}.csv`);
    await pipeline(service.csv(query), res).catch((error: unknown) => {
      // The client disconnected, or the connection breaks here so that a partial file never looks complete.
      if (!res.destroyed) res.destroy();
      logger.warn({ err: error }, "audit log export failed");
    });
  });
  return router;
}
