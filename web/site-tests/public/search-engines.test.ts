import { getHomepageData, searchBusinesses } from "@meridian/contracts/search/catalogue-api";
import { describe, expect, it } from "vitest";
import { cityPath, firstOf, formatCount } from "../directory.ts";
import { hrefs } from "../document.ts";
import { eventually, getPage, outcomeOf, visitor } from "../http-client.ts";

const SITEMAP_FILES = [
  ...["/sitemaps/main.xml", "/sitemaps/categories.xml", "/sitemaps/countries.xml", "/sitemaps/cities.xml"],
  "/sitemaps/businesses/page-1.xml",
];
const INDEXED = [
  ...["/categories", "/categories/hotel", "/countries", "/countries/germany", "/cities", "/cities/de/berlin"],
  ...["/categories?page=2", "/countries/germany?page=2", "/cities/gb/london/restaurant"],
  ...["/countries/united-kingdom/restaurant", "/countries/germany/regions/bavaria"],
];

it.each(["/", "/search?q=hotel", "/nowhere"])(
  "%s names icons, manifest and search description, and all are there",
  async (path) => {
    const { html } = await getPage(path);
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|search)" href="([^"]+)"/g)];
    const hrefsOfHead = links.map(([, href = ""]) => href);
    expect(hrefsOfHead).toEqual(
      expect.arrayContaining([
        "/favicon.ico",
        "/favicon.svg",
        "/apple-touch-icon.png",
        "/site.webmanifest",
        "/opensearch.xml",
      ]),
    );
    const preview = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    const manifest = await (await visitor.send("/site.webmanifest")).json();
    const icons = manifest.icons.map(({ src }: { src: string }) => src);
    for (const href of [...hrefsOfHead, preview, ...icons])
      expect([href, await outcomeOf(href)]).toEqual([href, "200"]);
  },
);

describe("a page for search engines", () => {
  it.each(INDEXED)("%s has one heading, a description, a canonical address and breadcrumbs", async (path) => {
    const { html, h1, description, canonical = "", isIndexed } = await getPage(path);
    const { pathname, search } = new URL(canonical);
    expect(pathname + search).toBe(path);
    expect(h1).toHaveLength(1);
    expect(description.length).toBeGreaterThanOrEqual(20);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toContain(`<meta property="og:url" content="${canonical}"`);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(isIndexed).toBe(true);
  });

  it("has a title that no other page has", async () => {
    const titles = await Promise.all(INDEXED.map(async (path) => (await getPage(path)).title));
    expect(new Set(titles).size).toBe(INDEXED.length);
  });

  it.each([
    ...["/search?q=hotel", "/categories?q=hotel", "/categories/b", "/cities/b", "/cities?q=ber", "/nowhere"],
    ...["/categories?page=9999", "/cities/xx/nowhere"],
  ])("%s stays out of the index", async (path) => {
    const { isIndexed, canonical } = await getPage(path);
    expect([isIndexed, canonical]).toEqual([false, undefined]);
  });

  it("is headed with what it lists", async () => {
    const { popularSearches, topCities, topCountries } = await visitor.read(getHomepageData);
    const [category, city, country] = [firstOf(popularSearches), firstOf(topCities), firstOf(topCountries)];
    for (const [path, heading] of [
      ["/countries", "Countries"],
      [`/categories/${category.slug}`, `${category.category} Businesses`],
      [`/countries/${country.slug}`, `${country.country} Business Directory`],
      [cityPath(city), `${city.city}, `],
    ] as const) {
      const { status, h1 } = await getPage(path);
      expect([status, h1.length, firstOf(h1).slice(0, heading.length)]).toEqual([200, 1, heading]);
    }
  });
});

describe("the sitemaps", () => {
  const readText = async (path: string) => (await visitor.send(path)).text();
  const pathsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

  it("begin with the fixed files and the first page of businesses", async () => {
    await eventually(async () => {
      expect(pathsIn(await readText("/sitemap.xml")).slice(0, 5)).toEqual(SITEMAP_FILES);
    });
  });

  it.each(["/sitemap.xml", ...SITEMAP_FILES])("%s is served [admin 2.76]", async (path) => {
    await eventually(async () => {
      expect(await outcomeOf(path)).toBe("200");
    });
  });

  it.each(SITEMAP_FILES)("%s names pages that exist, and says when those of the directory changed", async (file) => {
    await eventually(async () => {
      const xml = await readText(file);
      const paths = pathsIn(xml);
      for (const path of [paths.at(0), paths.at(-1)])
        expect(`${path}: ${await outcomeOf(path ?? "")}`).toBe(`${path}: 200`);
      const changes = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, at = ""]) => Date.parse(at));
      if (file !== "/sitemaps/main.xml") expect(changes).toHaveLength(paths.length);
      for (const at of changes) expect(at).toBeLessThanOrEqual(Date.now());
    });
  });

  it("are named by robots.txt, which closes the search to crawlers", async () => {
    expect(await readText("/robots.txt")).toMatch(/Disallow: \/search\n[\s\S]*Sitemap: http.*\/sitemap\.xml/);
  });
});

it("the first HTML of a search has the hits, one heading and no index", async () => {
  await eventually(async () => {
    const { hits, totalCount } = await visitor.read(searchBusinesses, "/api/search?q=coffee");
    const page = await getPage("/search?q=coffee");
    expect([page.status, page.title, page.h1.length, page.isIndexed]).toEqual([
      ...[200, "coffee – Search – Meridian", 1, false],
    ]);
    expect(page.text).toContain(`${formatCount(totalCount)} businesses`);
    expect(hits.length).toBeGreaterThan(10);
    const shown = hrefs(page, "/business/");
    for (const { slug } of hits) expect(shown).toContain(`/business/${slug}`);
  });
});

it.each(["q=zzqqxxyy&page=2", "verified=1&has=phone&page=51"])(
  "a search beyond its last page is missing: %s",
  async (query) => {
    expect((await visitor.send(`/search?${query}`)).status).toBe(404);
  },
);
