import {
  getSitePolicy,
  getSiteSettings,
  listBlockedSources,
  listSiteSettings,
  saveSiteSettings,
  switchSnippets,
} from "@meridian/contracts/site/site-api";
import { createRouter, mountEndpoint, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import { requireFreshLogin } from "../auth/fresh-login.ts";
import type { SystemWatch } from "../system/system-watch.ts";
import type { SettingsService } from "./settings.service.ts";

export interface SettingsRoutesOptions {
  service: SettingsService;
  system: Pick<SystemWatch, "blocked">;
  authorize: Authorize;
  now: () => Date;
}

export function createSettingsRoutes({ service, system, authorize, now }: SettingsRoutesOptions): Router {
  const router = createRouter();
  mountEndpoint(router, getSitePolicy, () => service.policy());
  mountSessionEndpoint(router, listBlockedSources, authorize, () => system.blocked());
  mountEndpoint(router, getSiteSettings, () => service.published());
  mountSessionEndpoint(router, listSiteSettings, authorize, () => service.history());
  mountSessionEndpoint(router, saveSiteSettings, authorize, async ({ body, req, authorized }) => {
    requireFreshLogin(authorized, now());
    await service.save(body, authorized.session.username);
    return succeeded(req, { tr: "Ayarlar kaydedildi", en: "The settings were saved" });
  });
  mountSessionEndpoint(router, switchSnippets, authorize, async ({ body, req, authorized }) => {
    // Turning snippets off requires no password.
    if (body.isEnabled) requireFreshLogin(authorized, now());
    await service.save(body, authorized.session.username);
    const done = body.isEnabled
      ? { tr: "Kodlar açıldı", en: "The snippets were turned on" }
      : { tr: "Kodlar kapatıldı", en: "The snippets were turned off" };
    return succeeded(req, done);
  });
  return router;
}
