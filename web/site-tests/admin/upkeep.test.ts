import { deleteAllBusinesses, deleteTestData, fixSlugs } from "@meridian/contracts/admin/cleanup-api";
import { clearCache } from "@meridian/contracts/businesses/admin-businesses-api";
import { getHomepageData } from "@meridian/contracts/search/catalogue-api";
import {
  getSitemapStatus,
  getSiteSettings,
  SITE_SETTINGS_PATH,
  saveSiteSettings,
} from "@meridian/contracts/site/site-api";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually, getPage, logIn, visitor } from "../http-client.ts";
import { findOwn, importNumbered, importRows, newTag, removeOwn, templateRow } from "../own-businesses.ts";

const BUSINESSES_PER_SITEMAP = 9_000;
const tag = newTag();
const admin = await logIn();
await importNumbered(admin, tag, 1);
afterAll(() => removeOwn(admin, tag));

describe("the site settings", () => {
  it("are four texts, open to anybody [admin 3.5] [admin 7.9]", async () => {
    const answer = await visitor.send(SITE_SETTINGS_PATH);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      ...{ head_tags: expect.any(String), footer_tags: expect.any(String) },
      ...{ analytics_code: expect.any(String), facebook_pixel: expect.any(String) },
    });
  });

  it("are saved as JSON of the four fields, and read back by visitors [admin 7.10]", async () => {
    const before = await admin.read(getSiteSettings);
    for (const settings of [{ ...before, footer_tags: `${before.footer_tags}<!-- ${tag} -->` }, before]) {
      expect(await admin.read(saveSiteSettings, SITE_SETTINGS_PATH, { data: settings })).toMatchObject({
        success: true,
      });
      await eventually(async () => {
        expect(await visitor.read(getSiteSettings)).toEqual(settings);
      });
    }
  });
});

/** The steps of the guide in the settings, as the search engine takes them. */
describe("the Search Console guide", () => {
  const verification = `<meta name="google-site-verification" content="${tag}">`;
  let before: Awaited<ReturnType<typeof readSettings>>;
  const readSettings = () => admin.read(getSiteSettings);
  const save = (head_tags: string) => admin.read(saveSiteSettings, SITE_SETTINGS_PATH, { data: { head_tags } });

  beforeAll(async () => {
    before = await readSettings();
    await save(`${before.head_tags}${verification}`);
  });
  afterAll(() => save(before.head_tags));

  it("a verification tag in the head codes is in the first HTML of every public page", async () => {
    for (const path of ["/", "/categories", "/cities/de/berlin"]) {
      await eventually(async () => {
        const { status, html } = await getPage(path);
        expect([status, html.split("</head>")[0]]).toEqual([200, expect.stringContaining(verification)]);
      });
    }
    expect((await getPage("/admin/login")).html).not.toContain(verification);
  });

  it("robots finds the submitted sitemap, and every file and first address in it answers", async () => {
    expect(await (await visitor.send("/robots.txt")).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
    const listed = async (path: string) => {
      const answer = await visitor.send(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    };
    const files = await listed("/sitemap.xml");
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const [first = ""] = await listed(file);
      expect([first, (await getPage(first)).status]).toEqual([first, 200]);
    }
  });
});

it("the cache is cleared by a call without a body [admin 7.11]", async () => {
  expect(await admin.read(clearCache)).toMatchObject({ success: true });
});

it.each([
  ["nothing", undefined],
  ["an empty body", {}],
  ["the word in small letters", { confirmation: "delete", password: inject("site").password }],
  ["no password", { confirmation: "DELETE", password: "" }],
])("with %s, deleting everything is rejected and changes nothing [admin 7.15]", async (_title, data) => {
  const answer = await admin.send(deleteAllBusinesses.path, { method: "DELETE", data });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  expect(await findOwn(admin, `${tag} 01`)).toHaveLength(1);
});

it("deleting test data returns its count and deletes only businesses named Test Business [admin 7.17]", async () => {
  const names = [`Test Business ${tag}`, `Test Businesses ${tag}`];
  await importRows(
    admin,
    `${tag}-test.csv`,
    names.map((name, index) => templateRow(name, index)),
  );
  // A busy machine answers before the work has ended.
  expect(await admin.read(deleteTestData)).toMatchObject({
    ...{ success: true, message: expect.any(String), deletedCount: expect.any(Number) },
  });
  await eventually(async () => {
    const left = (await findOwn(admin, tag)).map(({ name }) => name);
    expect(names.filter((name) => left.includes(name))).toEqual([names[1]]);
  });
});

it("fixing slugs returns how many it read and corrected [admin 7.18]", async () => {
  expect(await admin.read(fixSlugs)).toMatchObject({
    ...{ success: true, checkpointEnabled: true, message: expect.any(String) },
    ...{ successCount: expect.any(Number), totalProcessed: expect.any(Number) },
  });
});

it("the sitemap index lists four files and a page for every 9,000 businesses, then those of places [admin 9.10]", async () => {
  await eventually(async () => {
    const { fileCount, businessPageCount } = await admin.read(getSitemapStatus);
    const { totals } = await visitor.read(getHomepageData);
    expect(businessPageCount).toBe(Math.ceil(totals.businesses / BUSINESSES_PER_SITEMAP));
    const addressesIn = async (path: string) => {
      const xml = await (await visitor.send(path)).text();
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    };
    const files = await addressesIn("/sitemap.xml");
    const specified = files.filter((file) => /\/(?:main|categories|countries|cities)\.xml$|\/businesses\//.test(file));
    expect(specified).toHaveLength(businessPageCount + 4);
    expect(files.slice(0, specified.length)).toEqual(specified);
    expect(fileCount).toBe(files.length + 1);
    const businesses = await addressesIn("/sitemaps/businesses/page-1.xml");
    expect(businesses.length).toBeGreaterThan(0);
    expect(businesses.length).toBeLessThanOrEqual(BUSINESSES_PER_SITEMAP);
  });
});
