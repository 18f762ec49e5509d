import { getSitemapStatus, listBlockedSources, listSiteSettings } from "@meridian/contracts/site/site-api";
import { type BlockedSource, NO_ORIGINS, type SiteSettingsVersion } from "@meridian/contracts/site/site-settings";
import type { SitemapStatus } from "@meridian/contracts/site/sitemap";
import { screen } from "@testing-library/react";
import { logIn } from "../admin-shell.ts";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

export const HEAD_LABEL = "Head Tag Kodları";
export const SAVED_HEAD = "<!-- saved -->";

export const FIRST_VERSION: SiteSettingsVersion = {
  head_tags: SAVED_HEAD,
  footer_tags: "",
  analytics_code: "",
  facebook_pixel: "",
  origins: NO_ORIGINS,
  version: 1,
  isEnabled: true,
  savedAt: "2026-01-01T10:00:00.000Z",
  savedBy: "operator",
};

const changedAt = "2026-01-01T10:00:00.000Z";
export const SITEMAPS: SitemapStatus = {
  origin: "https://meridian.example",
  builtAt: changedAt,
  isBehind: false,
  fileCount: 6,
  businessPageCount: 1,
  addressCount: 1_300,
  files: [
    { name: "sitemap.xml", entries: 5, changedAt },
    { name: "sitemaps/main.xml", entries: 12, changedAt },
    { name: "sitemaps/categories.xml", entries: 40, changedAt },
    { name: "sitemaps/countries.xml", entries: 1_234, changedAt },
    { name: "sitemaps/cities.xml", entries: 56, changedAt },
  ],
};

/** Versions of the codes, newest first. */
export function answerVersions(...versions: SiteSettingsVersion[]): void {
  answer(listSiteSettings, { versions, isAllowed: true });
}

const answerSitemapsAsBuilt = () => answer(getSitemapStatus, SITEMAPS);

/** Opens the settings in a session, with one version of the codes saved, and waits for the codes. */
export async function openSettings({
  answerSitemaps = answerSitemapsAsBuilt,
  blocked = [],
}: {
  answerSitemaps?: () => unknown;
  blocked?: BlockedSource[];
} = {}) {
  logIn();
  answer(listBlockedSources, blocked);
  answerVersions(FIRST_VERSION);
  answerSitemaps();
  const view = await renderRoute("/admin/settings");
  return { ...view, head: await screen.findByLabelText<HTMLTextAreaElement>(HEAD_LABEL) };
}
