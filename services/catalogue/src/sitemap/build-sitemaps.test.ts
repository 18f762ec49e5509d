import { gunzipSync } from "node:zlib";
import { DAY_MS } from "@meridian/contracts/durations";
import type { SitemapSet } from "@meridian/contracts/site/sitemap";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { makeDraft } from "@meridian/testing/business-factory";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { disapprove, importDrafts } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { buildSitemaps } from "./build-sitemaps.ts";

const PER_PAGE = 12;
const MONDAY = Date.parse("2026-03-02T09:00:00.000Z");
let engines: TestEngines;
let sitemaps: SitemapStore;
let version: number;
let stepsRead: number;

beforeEach(async () => {
  engines = await openTestEngines();
  sitemaps = await openSitemapStore(engines.config);
  version = 0;
});
afterEach(async () => {
  await sitemaps.close();
  await engines.close();
});

it("a build without changes reads no business and writes nothing", async () => {
  await addBusinesses(0, 30);
  await build();
  const before = await sitemaps.current();
  const { written } = await build();
  expect([stepsRead, written]).toEqual([0, 0]);
  expect((await sitemaps.current())?.parts).toEqual(before?.parts);
});

it("an empty directory has the files of its lists, and the index omits files without entries", async () => {
  const { set } = await build();
  const empty = set.parts.filter(({ entries }) => entries === 0).map(({ name }) => name);
  expect(empty).toEqual(["sitemaps/categories.xml", "sitemaps/countries.xml", "sitemaps/cities.xml"]);
  const index = set.parts.find(({ name }) => name === "sitemap.xml");
  const xml = gunzipSync((await sitemaps.read(index?.digest ?? "")) ?? Buffer.alloc(0)).toString("utf8");
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual(["<loc>https://example.org/sitemaps/main.xml</loc>"]);
});

it("a changed business rewrites one page, the index, and its lists", async () => {
  await addBusinesses(0, 60);
  const { set: before } = await build();
  await addBusinesses(30, 31, "Renamed");
  const { set } = await build(sitemaps, MONDAY + DAY_MS);
  const digests = new Set(before.parts.map(({ digest }) => digest));
  const names = set.parts.filter(({ digest }) => !digests.has(digest)).map(({ name }) => name);
  expect(names.filter((name) => name.includes("/page-"))).toHaveLength(1);
  expect(names).toContain("sitemap.xml");
  expect(stepsRead).toBeLessThan(PER_PAGE);
});

it("an incremental build lists the same as a full one, each once", async () => {
  await addBusinesses(0, 50);
  await build();
  await addBusinesses(20, 24, "Renamed");
  await hide(3, 40);
  await addBusinesses(50, 70);
  const inPart = await entriesOf((await build()).set);
  const whole = await entriesOf((await build(forgetful())).set);
  expect(inPart).toHaveLength(68);
  expect(inPart.toSorted()).toEqual(whole.toSorted());
});

it("an empty page is no longer listed, and a full one in the middle is split", async () => {
  await addBusinesses(0, 48);
  await hide(...Array.from({ length: 40 }, (_, n) => n));
  await build();
  await show(...Array.from({ length: 40 }, (_, n) => n));
  const { set } = await build();
  const pages = set.parts.filter(({ page }) => page !== undefined);
  expect(Math.max(...pages.map(({ entries }) => entries))).toBeLessThanOrEqual((PER_PAGE * 4) / 3);
  expect(pages.reduce((sum, { entries }) => sum + entries, 0)).toBe(48);
  await hide(...Array.from({ length: 48 }, (_, n) => n));
  expect((await build()).set.parts.filter(({ page }) => page !== undefined)).toEqual([]);
  await show(7);
  expect((await build()).set.parts.at(-1)).toMatchObject({ name: "sitemaps/businesses/page-1.xml", entries: 1 });
});

it("reads every business once a week, and when its notes are lost", async () => {
  await addBusinesses(0, 30);
  await build();
  await build(sitemaps, MONDAY + 8 * DAY_MS);
  expect(stepsRead).toBeGreaterThan(2);
  await build(sitemaps, MONDAY + 9 * DAY_MS);
  expect(stepsRead).toBe(0);
  await build(forgetful(), MONDAY + 9 * DAY_MS);
  expect(stepsRead).toBeGreaterThan(2);
});

it("regions, and categories of countries and cities, have files of their own if they have three businesses", async () => {
  const philadelphia = { city: "Philadelphia", countryCode: "US", country: "United States" };
  const fields = ["Bar", "Bar", "Bar", "Cafe", "Cafe"].map((type) => ({ type, ...philadelphia }));
  fields.push({ type: "Cafe", ...philadelphia, city: "Boston" });
  await importDrafts(
    engines,
    fields.map((each, n) => makeDraft(`p${n}`, { name: `Shop ${n}`, ...each }, n + 2)),
  );
  const { set } = await build();
  const urlsOf = async (name: string) => {
    const part = set.parts.find((each) => each.name === name);
    const xml = gunzipSync((await sitemaps.read(part?.digest ?? "")) ?? Buffer.alloc(0)).toString("utf8");
    return [...xml.matchAll(/<loc>https:\/\/example.org(.*?)<\/loc>/g)].map(([, path]) => path);
  };
  expect(await urlsOf("sitemaps/regions-1.xml")).toEqual(["/countries/united-states/regions/pennsylvania"]);
  expect((await urlsOf("sitemaps/country-categories-1.xml")).toSorted()).toEqual([
    "/countries/united-states/bar",
    "/countries/united-states/cafe",
  ]);
  expect(await urlsOf("sitemaps/city-categories-1.xml")).toEqual(["/cities/us/philadelphia/bar"]);
});

async function build(store = sitemaps, at = MONDAY) {
  const { businesses, places } = engines;
  await businesses.markIndexed(await businesses.takeUnindexed(1_000));
  await places.refresh();
  stepsRead = 0;
  version += 1;
  const reading = {
    ...businesses,
    exportStep: (step: Parameters<typeof businesses.exportStep>[0]) => {
      stepsRead += 1;
      return businesses.exportStep(step);
    },
  };
  const { knownPlaces } = PLACE_READING;
  const site = { places, knownPlaces, sitemaps: store, origin: "https://example.org", businessesPerSitemap: PER_PAGE };
  return buildSitemaps({ ...site, businesses: reading, version, now: () => new Date(at) });
}

/** As if what builds remember had been deleted. */
function forgetful(): SitemapStore {
  return { ...sitemaps, read: async () => undefined };
}

async function entriesOf({ parts }: SitemapSet): Promise<string[]> {
  const entries: string[] = [];
  for (const { page, digest } of parts) {
    if (page === undefined) continue;
    const xml = gunzipSync((await sitemaps.read(digest)) ?? Buffer.alloc(0)).toString("utf8");
    entries.push(...(xml.match(/<url>.*<\/url>/g) ?? []));
  }
  return entries;
}

async function addBusinesses(from: number, before: number, name = "Shop"): Promise<void> {
  const numbers = Array.from({ length: before - from }, (_, at) => from + at);
  await importDrafts(
    engines,
    numbers.map((n) => makeDraft(`p${n}`, { name: `${name} ${n}`, city: `Town ${n % 3}` }, n + 2)),
  );
}

async function idsOf(numbers: readonly number[]): Promise<string[]> {
  const wanted = new Set(numbers.map((n) => `p${n}`));
  const all = await engines.businesses.scan("", 1_000);
  return all.filter(({ placeId }) => wanted.has(placeId ?? "")).map(({ id }) => id);
}

async function hide(...numbers: number[]): Promise<void> {
  for (const id of await idsOf(numbers)) await disapprove(engines, id);
}

async function show(...numbers: number[]): Promise<void> {
  await engines.editor.setApproved(await idsOf(numbers), true);
}
