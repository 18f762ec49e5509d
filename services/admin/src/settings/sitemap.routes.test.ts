import { type SitemapPart, sitemapStatusSchema } from "@meridian/contracts/site/sitemap";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

const CHANGED_AT = "2026-04-01T00:00:00.000Z";

let admin: TestAdmin;
beforeEach(async () => {
  admin = await startTestAdmin();
});
afterEach(() => admin.stop());

async function read() {
  const answer = await fetch(`${admin.url}/api/admin/sitemaps`, { headers: { cookie: await admin.openSession() } });
  return sitemapStatusSchema.parse(await answer.json());
}

function partOf(name: string, entries: number, digit: string): SitemapPart {
  return { name, entries, changedAt: CHANGED_AT, digest: digit.repeat(64) };
}

it("before the first build there is nothing to report", async () => {
  expect(await read()).toMatchObject({ builtAt: null, fileCount: 0, addressCount: 0, files: [] });
});

it("lists what each file holds, how many there are, and whether the directory has changed since", async () => {
  const parts = [
    partOf("sitemap.xml", 5, "1"),
    partOf("sitemaps/main.xml", 9, "2"),
    partOf("sitemaps/countries.xml", 47, "3"),
    partOf("sitemaps/businesses/page-1.xml", 9000, "4"),
    partOf("sitemaps/businesses/page-2.xml", 12, "5"),
  ];
  const datasetVersion = await admin.engines.datasetVersion.current();
  const set = { origin: "https://example.org", datasetVersion, builtAt: admin.now().toISOString(), parts };
  for (const { digest } of parts) await admin.sitemaps.put(digest, Buffer.from(digest));
  await admin.sitemaps.publish(set);
  expect(await read()).toEqual({
    origin: "https://example.org",
    builtAt: set.builtAt,
    isBehind: false,
    fileCount: 5,
    businessPageCount: 2,
    addressCount: 9 + 47 + 9000 + 12,
    files: parts.slice(0, 4).map(({ name, entries }) => ({ name, entries, changedAt: CHANGED_AT })),
  });
  await admin.engines.datasetVersion.raise();
  expect(await read()).toMatchObject({ isBehind: true });
});
