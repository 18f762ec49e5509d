import { expect } from "@playwright/test";
import { adminRows } from "./admin-site.ts";

const sitemaps = adminRows(2, "Sitemap panel");
const FILES = [
  ...["/sitemap.xml", "/sitemaps/main.xml", "/sitemaps/categories.xml", "/sitemaps/countries.xml"],
  ...["/sitemaps/cities.xml", "/sitemaps/businesses/page-1.xml"],
];

export const settingsScreens = [
  sitemaps.http("every listed file is served", async ({ visitor }) => {
    for (const path of FILES) expect((await visitor.get(path)).status(), path).toBe(200);
  }),
];
