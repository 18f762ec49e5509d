import type { KindLookup } from "@meridian/domain/categories/kind";
import { type PlaceOf, placeByTextAlone } from "@meridian/domain/places/business-place";
import type { Engines } from "@meridian/engines/engines";
import { createSessionCheck } from "@meridian/platform/http/require-session";
import { createServiceApp } from "@meridian/platform/http/server/create-service-app";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import type { Logger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import type { Express } from "express";
import { createActionNotes } from "./audit/action-notes.ts";
import { createAuditRoutes } from "./audit/audit.routes.ts";
import { createAuditService } from "./audit/audit.service.ts";
import { createAccountRoutes } from "./auth/account.routes.ts";
import { createAccountService } from "./auth/account.service.ts";
import { createAuthRoutes } from "./auth/auth.routes.ts";
import { createAuthService } from "./auth/auth.service.ts";
import { createPasswordGuard, type PasswordGuardOptions } from "./auth/password/password-guard.ts";
import { createBusinessesRoutes } from "./businesses/businesses.routes.ts";
import { createBusinessesService } from "./businesses/businesses.service.ts";
import { createEditsService } from "./businesses/edits.service.ts";
import { createCategoriesRoutes } from "./categories/categories.routes.ts";
import { createCategoriesService } from "./categories/categories.service.ts";
import { createChangeAnnouncer } from "./change-announcer.ts";
import { createApplyRules } from "./cleanup/apply-rules.ts";
import { createCleanupRoutes } from "./cleanup/cleanup.routes.ts";
import { createCleanupService } from "./cleanup/cleanup.service.ts";
import { type CleanupRunner, createCleanupRunner } from "./cleanup/cleanup-runner.ts";
import { createContactRoutes } from "./contact/contact.routes.ts";
import { createContactService } from "./contact/contact.service.ts";
import { createVisitorLimits } from "./contact/visitor-limits.ts";
import { createDirectoryRoutes } from "./directory/directory.routes.ts";
import { createExportsRoutes } from "./exports/exports.routes.ts";
import { createExportsService } from "./exports/exports.service.ts";
import { createInboxRoutes } from "./inbox/inbox.routes.ts";
import { createInboxService } from "./inbox/inbox.service.ts";
import type { MailOutbox } from "./mail/mail-outbox.ts";
import { createMatchesRoutes } from "./matches/matches.routes.ts";
import { createMatchesService } from "./matches/matches.service.ts";
import { createReportsRoutes } from "./reports/reports.routes.ts";
import { createReportsService } from "./reports/reports.service.ts";
import { createSettingsRoutes } from "./settings/settings.routes.ts";
import { createSettingsService } from "./settings/settings.service.ts";
import { createSitemapRoutes } from "./settings/sitemap.routes.ts";
import { createStatsRoutes } from "./stats/stats.routes.ts";
import { createStatsService } from "./stats/stats.service.ts";
import { createSynonymsRoutes } from "./synonyms/synonyms.routes.ts";
import { createSynonymsService } from "./synonyms/synonyms.service.ts";
import { createSystemRoutes } from "./system/system.routes.ts";
import { createSystemWatch, type SystemWatch } from "./system/system-watch.ts";

type AdminStore =
  | "auditLog"
  | "backups"
  | "businesses"
  | "categoryRules"
  | "cleanupJobs"
  | "datasetVersion"
  | "directorySettings"
  | "editor"
  | "importJobs"
  | "importSources"
  | "inbox"
  | "leases"
  | "matches"
  | "overview"
  | "places"
  | "sessions"
  | "settings"
  | "synonyms"
  | "upkeep"
  | "visitCounts";

export interface AdminOptions extends Omit<PasswordGuardOptions, "now">, Pick<Engines, AdminStore> {
  /** The site's public origin, such as `https://example.org`. */
  publicOrigin?: string | undefined;
  /** Defaults to a runner that is never stopped and resumes nothing on its own. */
  cleanup?: CleanupRunner;
  /** Set when the store cannot search business names itself. */
  index?: Pick<SearchIndex, "search"> | undefined;
  kinds: KindLookup;
  /** The engines' own function. */
  placeOf?: PlaceOf | undefined;
  /** Defaults to the state before the first build. */
  sitemaps?: Pick<SitemapStore, "current">;
  /** Default true; false keeps every snippet off the public pages. */
  areSnippetsAllowed?: boolean;
  /** Default false; true when the configuration sets the password. */
  isPasswordConfigured?: boolean;
  /** Undefined without a mail server: messages are only stored. */
  outbox?: MailOutbox | undefined;
  /** Watches the site's processes; by default none. */
  system?: SystemWatch;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
}

/** Serves login and every admin call except imports. */
export function createAdminApp(options: AdminOptions): Express {
  const { sessions, credentials, publicOrigin, logger, metrics } = options;
  const now = options.now ?? (() => new Date());
  const authorize = createSessionCheck({ sessions, credentials, publicOrigin, now });
  const guard = createPasswordGuard({ ...options, now });
  const contact = createContactService({
    ...options,
    outbox: options.outbox,
    limits: createVisitorLimits(options.rateLimits, now),
    now,
  });
  const notes = createActionNotes(options.auditLog, now);
  const announcer = createChangeAnnouncer(options.datasetVersion, logger);
  const runner = options.cleanup ?? createCleanupRunner({ ...options, notes, announcer, now });
  const system = options.system ?? createSystemWatch({ ...options, metricsUrls: [], now });
  const editing = { ...options, placeOf: options.placeOf ?? placeByTextAlone, notes, announcer };
  const applyRules = createApplyRules({ ...options, runner });
  const categories = createCategoriesService({ ...options, notes, announcer, applyRules, now });
  const routers = [
    createAuthRoutes({ service: createAuthService({ ...options, guard, now }), authorize, publicOrigin }),
    createAccountRoutes({ service: createAccountService({ ...options, guard, now }), authorize, publicOrigin }),
    createExportsRoutes({ service: createExportsService({ ...options, now }), authorize, logger, now }),
    createSettingsRoutes({ service: createSettingsService({ ...options, now }), system, authorize, now }),
    createSitemapRoutes(options, authorize),
    createContactRoutes({ service: contact, publicOrigin, logger }),
    createInboxRoutes(createInboxService({ ...options, now }), authorize),
    createBusinessesRoutes({
      businesses: createBusinessesService(editing),
      edits: createEditsService(editing),
      fieldSources: options,
      authorize,
    }),
    createCleanupRoutes(createCleanupService({ ...options, guard, runner }), authorize),
    createCategoriesRoutes(categories, authorize),
    createDirectoryRoutes({ ...options, notes }, authorize),
    createAuditRoutes({ service: createAuditService(options.auditLog), authorize, logger, now }),
    createMatchesRoutes(createMatchesService({ ...options, notes, announcer, now }), authorize),
    createSynonymsRoutes(createSynonymsService({ ...options, notes, now }), authorize),
    createReportsRoutes(createReportsService({ ...options, now }), authorize),
    createStatsRoutes(createStatsService(options), authorize),
    createSystemRoutes(system, authorize),
  ];
  return createServiceApp({ logger, metrics, routers });
}
