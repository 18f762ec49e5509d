import { afterAll, beforeAll, expect, it } from "vitest";
import { createAdminApp } from "../../services/admin/src/app.ts";
import { createCatalogueApp } from "../../services/catalogue/src/app.ts";
import { createShownCategories } from "../../services/catalogue/src/category/shown-categories.ts";
import { startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import type { Business } from "../../shared/contracts/src/businesses/business.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSitemapStore } from "../../shared/engines/src/open-sitemap-store.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { createMetrics } from "../../shared/platform/src/http/server/health-routes.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import { seedBusinesses } from "../../shared/testing/src/seed-businesses.ts";
import { startTestApp } from "../../shared/testing/src/start-test-app.ts";

const { brands, kinds, places: knownPlaces } = openKnowledge();
const TIMEOUT_MS = 240_000;
const POLL = { timeout: 60_000, interval: 100 };
const logger = createLogger({ service: "admin", level: "silent" });
/** Every public answer that includes a business of the test. */
const PLACES = [
  "/api/businesses?page=1",
  "/api/search?q=zenith",
  "/api/suggest?q=zenith",
  "/api/map?bbox=-75.2,39.9,-75.1,40&zoom=16",
  "/api/categories/pizza-restaurant",
  "/api/cities/us/philadelphia",
];

let ingest: TestIngest;
let adminUrl: string;
let catalogueUrl: string;
const closings: (() => Promise<unknown>)[] = [];

/** Separate admin and ingest processes, as in production: one learns of the other's writes only through marks. */
beforeAll(async () => {
  ingest = await startTestIngest();
  const engines = await openEngines(ingest.config);
  const admin = await startTestApp(
    createAdminApp({ ...ingest.engines, ...engines, kinds, logger, metrics: createMetrics("admin") }),
  );
  const sitemaps = await openSitemapStore(ingest.config);
  const catalogue = await startTestApp(
    createCatalogueApp({
      ...ingest.engines,
      shown: createShownCategories({ ...ingest.engines, kinds }),
      index: ingest.index,
      brands,
      kinds,
      knownPlaces,
      sitemaps,
      origin: "https://example.org",
      logger,
      metrics: createMetrics("catalogue"),
    }),
  );
  [adminUrl, catalogueUrl] = [admin.url, catalogue.url];
  closings.push(
    admin.close,
    catalogue.close,
    () => sitemaps.close(),
    () => engines.close(),
    ingest.stop,
  );
  await seedBusinesses(ingest.engines, [
    { name: "Zenith Pizza", reviews: 5 },
    { name: "Zenith Pasta", reviews: 7 },
  ]);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const close of closings) await close();
});

async function businessOf(name: string): Promise<Business> {
  const found = (await ingest.engines.businesses.scan("", 10)).find((business) => business.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

async function change(method: string, path: string, body: unknown = {}): Promise<void> {
  const headers = { cookie: ingest.cookie, "content-type": "application/json" };
  const answer = await fetch(`${adminUrl}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** The public answers that contain a text. */
async function placesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of PLACES) {
    const answer = await fetch(`${catalogueUrl}${path}`);
    const body = await answer.text();
    if (answer.status >= 500) throw new Error(`${path}: ${body}`);
    if (body.includes(text)) found.push(path);
  }
  return found;
}

const statusOf = async (slug: string) => (await fetch(`${catalogueUrl}/api/businesses/${slug}`)).status;
const expectEverywhere = (text: string) => expect.poll(() => placesWith(text), POLL).toEqual(PLACES);
const expectNowhere = (text: string) => expect.poll(() => placesWith(text), POLL).toEqual([]);

it("approvals, edits, the trash and merges show in every public answer", { timeout: TIMEOUT_MS }, async () => {
  const { id, slug } = await businessOf("Zenith Pizza");
  await expectEverywhere(slug);

  await change("POST", `/api/admin/businesses/${id}/toggle-approval`);
  await expectNowhere(slug);
  expect(await statusOf(slug)).toBe(404);
  await change("POST", `/api/admin/businesses/${id}/toggle-approval`);
  await expectEverywhere(slug);

  const { revision } = await businessOf("Zenith Pizza");
  await change("PATCH", `/api/admin/businesses/${id}`, { revision, fields: { name: "Zenith Calzone" } });
  await expectEverywhere("Zenith Calzone");
  await expectNowhere("Zenith Pizza");

  await change("DELETE", `/api/businesses/${id}`);
  await expectNowhere(slug);
  expect(await statusOf(slug)).toBe(410);
  await change("POST", `/api/admin/businesses/${id}/restore`);
  await expectEverywhere(slug);

  const other = await businessOf("Zenith Pasta");
  await change("POST", "/api/admin/businesses/merge", { keepId: id, removeId: other.id, fields: ["reviews"] });
  await expectNowhere(other.slug);
  await expectEverywhere(slug);
  const moved = await fetch(`${catalogueUrl}/api/businesses/${other.slug}`);
  expect(await moved.json()).toMatchObject({ slug, reviews: 7 });
});
