import { MINUTE_MS } from "@meridian/contracts/durations";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { createSitemapKeeper, type SitemapKeeper } from "./sitemap-keeper.ts";

const logger = createLogger({ service: "catalogue", level: "silent" });
let engines: TestEngines;
let sitemaps: SitemapStore;
let at: number;

beforeEach(async () => {
  at = Date.parse("2026-03-05T10:00:00.000Z");
  engines = await openTestEngines();
  sitemaps = await openSitemapStore(engines.config);
});
afterEach(async () => {
  await sitemaps.close();
  await engines.close();
});

const seed = () => seedBusinesses(engines, [{ name: "Pizza" }]);
const { knownPlaces } = PLACE_READING;
const keeperOf = (
  holder: string,
  origin = "https://example.org",
  metrics = createMetrics("catalogue"),
): SitemapKeeper =>
  createSitemapKeeper({ ...engines, knownPlaces, sitemaps, origin, holder, logger, metrics, now: () => new Date(at) });

it("builds if there are none, and again only after a change", async () => {
  await seed();
  const keeper = keeperOf("one");
  expect([await keeper.look(), await keeper.look()]).toEqual([true, false]);
  await engines.datasetVersion.raise();
  expect([await keeper.look(), await keeper.look(), await keeper.look()]).toEqual([false, true, false]);
  expect((await sitemaps.current())?.datasetVersion).toBe(await engines.datasetVersion.current());
});

it("waits for ongoing changes a quarter of an hour, no longer", async () => {
  await seed();
  const keeper = keeperOf("one");
  await keeper.look();
  const looks: boolean[] = [];
  for (let minutes = 5; minutes <= 15; minutes += 5) {
    at += 5 * MINUTE_MS;
    await engines.datasetVersion.raise();
    looks.push(await keeper.look());
  }
  expect(looks).toEqual([false, false, true]);
});

it("lists the first businesses of a new site while their import runs", async () => {
  const keeper = keeperOf("one");
  await keeper.look();
  await seed();
  const looks: boolean[] = [];
  for (let batch = 1; batch <= 2; batch++) {
    await engines.datasetVersion.raise();
    looks.push(await keeper.look());
  }
  expect(looks).toEqual([true, false]);
});

it("builds again when the site's address has changed", async () => {
  await keeperOf("one").look();
  expect(await keeperOf("two", "https://example.net").look()).toBe(true);
  expect((await sitemaps.current())?.origin).toBe("https://example.net");
});

it("builds in one of several processes", async () => {
  const looks = await Promise.all(["one", "two", "three"].map((holder) => keeperOf(holder).look()));
  expect(looks.filter((hasBuilt) => hasBuilt)).toHaveLength(1);
});

it("does not build while another process holds the lease", async () => {
  await engines.leases.acquire("sitemaps", "another", MINUTE_MS);
  expect(await keeperOf("one").look()).toBe(false);
  await engines.leases.release("sitemaps", "another");
  expect(await keeperOf("one").look()).toBe(true);
});

it("reports the age of the sitemaps", async () => {
  const metrics = createMetrics("catalogue");
  await keeperOf("one", undefined, metrics).look();
  at += 5 * MINUTE_MS;
  expect(await metrics.registry.metrics()).toMatch(/^sitemap_age_seconds\S* 300$/m);
});
