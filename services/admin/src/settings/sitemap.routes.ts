import { getSitemapStatus } from "@meridian/contracts/site/site-api";
import type { SitemapPart, SitemapStatus } from "@meridian/contracts/site/sitemap";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import type { Router } from "express";

const INDEX_NAME = "sitemap.xml";
const BUSINESS_PAGES = "sitemaps/businesses/";
const FIRST_BUSINESS_PAGE = `${BUSINESS_PAGES}page-1.xml`;

const NOT_BUILT: SitemapStatus = {
  origin: null,
  builtAt: null,
  isBehind: true,
  fileCount: 0,
  businessPageCount: 0,
  addressCount: 0,
  files: [],
};

export interface SitemapRoutesOptions {
  sitemaps?: Pick<SitemapStore, "current">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/** What the settings screen shows about the sitemaps; the catalogue builds and serves them. */
export function createSitemapRoutes({ sitemaps, datasetVersion }: SitemapRoutesOptions, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getSitemapStatus, authorize, async () => {
    const [set, version] = await Promise.all([sitemaps?.current(), datasetVersion.current()]);
    if (set === undefined) return NOT_BUILT;
    const { origin, builtAt, parts } = set;
    return {
      origin,
      builtAt,
      isBehind: set.datasetVersion !== version,
      fileCount: parts.length,
      businessPageCount: parts.filter(isBusinessPage).length,
      addressCount: parts.reduce((sum, { name, entries }) => (name === INDEX_NAME ? sum : sum + entries), 0),
      files: parts
        .filter((part) => !isBusinessPage(part) || part.name === FIRST_BUSINESS_PAGE)
        .map(({ name, entries, changedAt }) => ({ name, entries, changedAt })),
    };
  });
  return router;
}

function isBusinessPage({ name }: SitemapPart): boolean {
  return name.startsWith(BUSINESS_PAGES);
}
