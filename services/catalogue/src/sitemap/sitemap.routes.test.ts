import { gunzipSync } from "node:zlib";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { makeDraft } from "@meridian/testing/business-factory";
import { disapprove, importDrafts } from "@meridian/testing/stores-under-test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { readRaw } from "../testing/read-raw.ts";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";
import { BUSINESSES_PER_SITEMAP } from "./build-pages.ts";
import { buildSitemaps } from "./build-sitemaps.ts";

const ORIGIN = "https://example.org";
let version = 0;
const knowledge = openKnowledge();

const catalogue = await startTestCatalogue([
  { name: "Café O'Neill & Söhne", city: "São Paulo", country: "Brazil", countryCode: "BR", type: "Coffee shop" },
  { name: "Gone Inn", status: "closed" },
  { name: "Shut for now", status: "temporarily_closed" },
  { name: "Not approved yet" },
]);
const { engines } = catalogue;
const hidden = await engines.businesses.findByNamePrefix("not approved", 1);
await disapprove(engines, hidden[0]?.id ?? "");
afterAll(async () => {
  await catalogue.stop();
  knowledge.close();
});

const build = async (at: string) => {
  const { engines, sitemaps } = catalogue;
  version += 1;
  const { businesses, places } = engines;
  const { knownPlaces } = PLACE_READING;
  await businesses.markIndexed(await businesses.takeUnindexed(2 * BUSINESSES_PER_SITEMAP));
  const lists = { places, knownPlaces, kinds: knowledge.kinds };
  return buildSitemaps({ businesses, ...lists, sitemaps, origin: ORIGIN, version, now: () => new Date(at) });
};
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${catalogue.url}${path}`, { headers });
const textOf = async (path: string): Promise<string> => (await get(path)).text();
const locationsIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
const changesIn = (xml: string): string[] => [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, at = ""]) => at);

it("robots.txt excludes the admin area, the API and searches, and names the index", async () => {
  const answer = await get("/robots.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect((await answer.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /search",
    "",
    "Sitemap: https://example.org/sitemap.xml",
    "",
  ]);
});

it("before the first build sitemaps are unavailable (503), not missing", async () => {
  const answer = await get("/sitemap.xml");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
});

describe("built sitemaps", () => {
  beforeAll(async () => {
    await build("2026-03-05T10:00:00.000Z");
  });

  it("the index lists every sitemap with the time of its last change", async () => {
    const xml = await textOf("/sitemap.xml");
    expect(locationsIn(xml)).toEqual([
      `${ORIGIN}/sitemaps/main.xml`,
      `${ORIGIN}/sitemaps/categories.xml`,
      `${ORIGIN}/sitemaps/countries.xml`,
      `${ORIGIN}/sitemaps/cities.xml`,
      `${ORIGIN}/sitemaps/businesses/page-1.xml`,
    ]);
    expect(new Set(changesIn(xml))).toEqual(new Set(["2026-03-05T10:00:00.000Z"]));
  });

  it("main.xml lists the pages that every site has", async () => {
    const xml = await textOf("/sitemaps/main.xml");
    expect(locationsIn(xml)).toContain(`${ORIGIN}/`);
    expect(locationsIn(xml)).toContain(`${ORIGIN}/cookie-policy`);
    expect(locationsIn(xml)).not.toContain(`${ORIGIN}/search`);
    expect(changesIn(xml)).toEqual(Array.from({ length: 4 }, () => "2025-12-12"));
  });

  it("categories, countries and cities are listed under their canonical addresses", async () => {
    const { places } = catalogue.engines;
    expect(locationsIn(await textOf("/sitemaps/categories.xml")).toSorted()).toEqual(
      (await places.listCategories({})).map(({ slug }) => `${ORIGIN}/categories/${slug}`).toSorted(),
    );
    expect(locationsIn(await textOf("/sitemaps/countries.xml"))).toContain(`${ORIGIN}/countries/brazil`);
    expect(locationsIn(await textOf("/sitemaps/cities.xml"))).toContain(`${ORIGIN}/cities/br/sao-paulo`);
  });

  it("trades and places have the date of their newest change", async () => {
    const listed = await catalogue.engines.businesses.list({ scope: {}, offset: 0, limit: 10 });
    const cafe = listed.find(({ name }) => name.startsWith("Café"));
    const xml = await textOf("/sitemaps/cities.xml");
    expect(xml).toContain(`<loc>${ORIGIN}/cities/br/sao-paulo</loc><lastmod>${cafe?.updatedAt}</lastmod>`);
    for (const name of ["categories", "countries"]) {
      const file = await textOf(`/sitemaps/${name}.xml`);
      expect(changesIn(file)).toHaveLength(locationsIn(file).length);
    }
  });

  it("businesses are the listed ones, with the date of their record", async () => {
    const { businesses } = catalogue.engines;
    const listed = await businesses.list({ scope: {}, offset: 0, limit: 10 });
    const xml = await textOf("/sitemaps/businesses/page-1.xml");
    expect(listed.map(({ name }) => name).toSorted()).toEqual(["Café O'Neill & Söhne", "Shut for now"]);
    expect(locationsIn(xml).toSorted()).toEqual(listed.map(({ slug }) => `${ORIGIN}/business/${slug}`).toSorted());
    expect(new Set(changesIn(xml))).toEqual(new Set(listed.map(({ updatedAt }) => updatedAt)));
  });

  it("are sent as stored, gzipped, and not resent to a client that has them", async () => {
    const zipped = await readRaw(`${catalogue.url}/sitemaps/main.xml`, { "accept-encoding": "gzip" });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    const plain = await readRaw(`${catalogue.url}/sitemaps/main.xml`, { "accept-encoding": "identity" });
    expect(plain.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
    const again = await readRaw(`${catalogue.url}/sitemaps/main.xml`, {
      "accept-encoding": "gzip",
      "if-none-match": String(zipped.headers.etag),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each([
    "/sitemaps/businesses/page-2.xml",
    "/sitemaps/businesses/page-0.xml",
    "/sitemaps/..%2Fset.json",
    "/sitemaps/",
  ])("%s does not exist", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("an import without changes moves no date", async () => {
    const { engines } = catalogue;
    const before = await textOf("/sitemaps/businesses/page-1.xml");
    const again = makeDraft("place-2", { name: "Shut for now", status: "temporarily_closed" });
    expect(await importDrafts(engines, [again])).toMatchObject({ unchanged: 1, updated: 0 });
    await engines.places.refresh();
    expect((await build("2026-03-06T11:00:00.000Z")).written).toBe(0);
    expect(await textOf("/sitemaps/businesses/page-1.xml")).toBe(before);
  });

  it("new businesses fill pages of 9,000, and unchanged parts keep bytes and date", async () => {
    const main = await readRaw(`${catalogue.url}/sitemaps/main.xml`, {});
    const drafts = Array.from({ length: BUSINESSES_PER_SITEMAP - 1 }, (_, n) =>
      makeDraft(`new-${n}`, { name: "Pizza", street: `${n} Elm St` }),
    );
    await importDrafts(catalogue.engines, drafts);
    await catalogue.engines.places.refresh();
    const { set } = await build("2026-03-07T10:00:00.000Z");
    expect(BUSINESSES_PER_SITEMAP).toBe(9_000);
    const pages = set.parts.filter(({ name }) => name.startsWith("sitemaps/businesses/"));
    expect(pages.map(({ entries }) => entries)).toEqual([9_000, 1]);
    const further = ["regions", "country-categories", "city-categories"].map((name) => `sitemaps/${name}-1.xml`);
    const specified = set.parts.map(({ name }) => name).filter((name) => !further.includes(name));
    expect(specified.length - 1).toBe(Math.ceil(9_001 / 9_000) + 4);
    expect(set.parts.length).toBe(specified.length + further.length);
    const all = [
      ...locationsIn(await textOf("/sitemaps/businesses/page-1.xml")),
      ...locationsIn(await textOf("/sitemaps/businesses/page-2.xml")),
    ];
    expect(new Set(all).size).toBe(9_001);
    const xml = await textOf("/sitemap.xml");
    expect(changesIn(xml)[0]).toBe("2026-03-05T10:00:00.000Z");
    expect(changesIn(xml).at(-1)).toBe("2026-03-07T10:00:00.000Z");
    expect((await readRaw(`${catalogue.url}/sitemaps/main.xml`, {})).headers.etag).toBe(main.headers.etag);
  });

  it("all cities of a country have an address of their own if its page does not list them all", async () => {
    const drafts = Array.from({ length: 21 }, (_, n) =>
      makeDraft(`es-${n}`, { name: "Bar", city: `Villa ${n}`, country: "Spain", countryCode: "ES" }),
    );
    await importDrafts(catalogue.engines, drafts);
    await catalogue.engines.places.refresh();
    await build("2026-03-06T13:00:00.000Z");
    const urls = locationsIn(await textOf("/sitemaps/countries.xml"));
    expect(urls.filter((url) => url.endsWith("/cities"))).toEqual([`${ORIGIN}/countries/spain/cities`]);
  });
});
