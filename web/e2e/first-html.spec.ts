import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "./test.ts";

interface Home {
  totals: { businesses: number };
  popularSearches: { category: string; slug: string }[];
  topCities: { city: string; countryCode: string; slug: string }[];
  topCountries: { country: string; countryCode: string; slug: string }[];
}

const noRedirects = { maxRedirects: 0 };

async function businessSlug(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/api/featured-businesses");
  const [first]: { slug: string }[] = await answer.json();
  if (first === undefined) throw new Error("The site has no featured business");
  return first.slug;
}

/** What a reader without JavaScript gets, scripts left out. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  return (await answer.text()).replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}

test("the home page stands whole in the first HTML", async ({ request }) => {
  const home: Home = await (await request.get("/api/homepage-data")).json();
  const html = await htmlOf(request, "/");
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain("<title>Local businesses around the world – Meridian</title>");
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/"/);
  expect(html).toContain('action="/search"');
  expect(html).toContain(home.totals.businesses.toLocaleString("en-US"));
  expect(html.match(/href="\/business\//g)).toHaveLength(12);
  for (const { slug } of home.popularSearches) expect(html).toContain(`href="/categories/${slug}"`);
  for (const { countryCode, slug } of home.topCities) {
    expect(html).toContain(`href="/cities/${countryCode.toLowerCase()}/${slug}"`);
  }
  expect(html).toContain("© 2025");
});

test("a business page stands whole in the first HTML, with data that search engines trust", async ({ request }) => {
  const slug = await businessSlug(request);
  const business: { name: string; phone: string | null; fullAddress: string } = await (
    await request.get(`/api/businesses/${slug}`)
  ).json();
  const html = await htmlOf(request, `/business/${slug}`);
  const text = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(text).toContain(business.name);
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+/business/${slug}"`));
  for (const title of [
    "Opening Hours",
    "Contact Information",
    "Business Details",
    "About This Business",
    "Location &amp; Map",
  ]) {
    expect(html).toContain(title);
  }
  if (business.phone !== null) expect(text).toContain('href="tel:');
  const linkedData = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = "{}"]): { "@type": string; name?: string } => JSON.parse(json),
  );
  expect(linkedData.some(({ name }) => name === business.name)).toBe(true);
  expect(linkedData.some((data) => data["@type"] === "BreadcrumbList")).toBe(true);
  expect(html).not.toContain("AggregateRating");
});

test("statuses are true", async ({ request }) => {
  const slug = await businessSlug(request);
  const status = async (path: string) => (await request.get(path, noRedirects)).status();
  expect(await status("/")).toBe(200);
  expect(await status(`/business/${slug}`)).toBe(200);
  expect(await status("/business/there-is-no-such-place")).toBe(404);
  expect(await status("/business")).toBe(404);
  expect(await status("/nowhere/at/all")).toBe(404);
  expect(await status("/assets/nothing.js")).toBe(404);
});

test("a page has one address", async ({ request }) => {
  const slug = await businessSlug(request);
  const target = async (path: string) => {
    const answer = await request.get(path, noRedirects);
    return `${answer.status()} ${answer.headers().location}`;
  };
  expect(await target(`/business/${slug}/`)).toBe(`301 /business/${slug}`);
  expect(await target(`/Business/${slug.toUpperCase()}?a=B`)).toBe(`301 /business/${slug}?a=B`);
  expect(await target(`/business/${slug}-zz9zz9`)).toBe(`301 /business/${slug}`);
});

test("no cache outside keeps a page with its nonce, and none at all an admin page", async ({ request }) => {
  expect((await request.get("/")).headers()["cache-control"]).toBe("private, no-cache");
  expect((await request.get("/admin/login")).headers()["cache-control"]).toContain("no-store");
});

test("directory pages stand whole in the first HTML, and have one address each", async ({ request }) => {
  const { popularSearches, topCities, topCountries }: Home = await (await request.get("/api/homepage-data")).json();
  const [category, city, country] = [popularSearches[0], topCities[0], topCountries[0]];
  if (category === undefined || city === undefined || country === undefined) throw new Error("The directory is empty");
  const code = country.countryCode.toLowerCase();
  const pages: [string, string][] = [
    ["/businesses", "All Businesses"],
    ["/categories", "Business Categories"],
    [`/categories/${category.slug}`, `${category.category} Businesses`],
    ["/categories/b", "Keywords beginning with B"],
    ["/countries", "Countries"],
    [`/countries/${country.slug}`, `${country.country} Business Directory`],
    ["/cities", "Cities Directory"],
    ["/cities/b", "Cities beginning with B"],
    [`/cities/${city.countryCode.toLowerCase()}/${city.slug}`, `${city.city}, `],
  ];
  for (const [path, heading] of pages) {
    const answer = await request.get(path, noRedirects);
    expect(answer.status(), path).toBe(200);
    expect((await answer.text()).replaceAll("&#x27;", "'"), path).toMatch(new RegExp(`<h1[^>]*>${heading}`));
  }
  const alias = await request.get(`/countries/${code}`, noRedirects);
  expect(`${alias.status()} ${alias.headers().location}`).toBe(`301 /countries/${country.slug}`);
  for (const path of [
    "/categories?page=9999",
    "/businesses?page=101",
    "/categories/no-such-trade",
    "/cities/xx/nowhere",
  ]) {
    expect((await request.get(path, noRedirects)).status(), path).toBe(404);
  }
});

test("every page has one heading, a head that tells it apart, and the way home for search engines", async ({
  request,
}) => {
  const paths = [
    "/categories",
    "/categories/hotel",
    "/countries",
    "/countries/germany",
    "/cities",
    "/cities/de/berlin",
  ];
  const titles = new Set<string>();
  for (const path of [...paths, "/categories?page=2", "/countries/germany?page=2"]) {
    const html = await htmlOf(request, path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(new URL(canonical).pathname + new URL(canonical).search).toBe(path);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,160}"/);
    expect(html, path).toContain(`<meta property="og:url" content="${canonical}"`);
    expect(html, path).toContain('"@type":"BreadcrumbList"');
    expect(html, path).not.toContain('content="noindex"');
    titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(paths.length + 2);
});

test("searches, filters, letters and what is missing stay out of indexes", async ({ request }) => {
  const paths = ["/search?q=hotel", "/categories?q=hotel", "/categories/b", "/cities/b", "/cities?q=ber", "/nowhere"];
  for (const path of [...paths, "/categories?page=9999", "/cities/xx/nowhere"]) {
    const html = await htmlOf(request, path);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test("the sitemaps name pages that are there, and when trades and places changed", async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const pathsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  await expect.poll(async () => (await request.get("/sitemap.xml")).status(), { timeout: 90_000 }).toBe(200);
  const files = pathsIn(await textOf("/sitemap.xml"));
  const fixed = ["main", "categories", "countries", "cities"].map((name) => `/sitemaps/${name}.xml`);
  expect(files.slice(0, 5)).toEqual([...fixed, "/sitemaps/businesses/page-1.xml"]);
  for (const file of files.slice(0, 5)) {
    const xml = await textOf(file);
    const paths = pathsIn(xml);
    for (const path of [paths[0], paths.at(-1)]) {
      expect((await request.get(path ?? "", noRedirects)).status(), `${path} of ${file}`).toBe(200);
    }
    const changes = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
    if (!file.endsWith("main.xml")) expect(changes, file).toHaveLength(paths.length);
    for (const [, at = ""] of changes) expect(Date.parse(at), at).toBeLessThanOrEqual(Date.now());
  }
  expect(await textOf("/robots.txt")).toMatch(/Disallow: \/search\n[\s\S]*Sitemap: http.*\/sitemap\.xml/);
});
