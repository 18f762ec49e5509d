import { createServiceApp } from "@meridian/shared/http/create-service-app";
import type { Metrics } from "@meridian/shared/http/health-routes";
import { createSessionCheck } from "@meridian/shared/http/require-session";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { Express } from "express";
import { createAuthRoutes } from "./auth/auth.routes.ts";
import { type AuthServiceOptions, createAuthService } from "./auth/auth.service.ts";
import { createStatsRoutes } from "./stats/stats.routes.ts";
import { createStatsService, type StatsServiceOptions } from "./stats/stats.service.ts";

export interface AdminOptions extends Omit<AuthServiceOptions, "now">, StatsServiceOptions {
  /** Origin under which the site is reached, such as `https://example.org`. */
  publicOrigin?: string | undefined;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
}

/** Login, and every admin call that is not an import. */
export function createAdminApp(options: AdminOptions): Express {
  const { sessions, credentials, publicOrigin, logger, metrics } = options;
  const now = options.now ?? (() => new Date());
  const authorize = createSessionCheck({ sessions, credentials, publicOrigin, now });
  const routers = [
    createAuthRoutes({ service: createAuthService({ ...options, now }), authorize, publicOrigin }),
    createStatsRoutes(createStatsService(options), authorize),
  ];
  return createServiceApp({ logger, metrics, routers });
}
