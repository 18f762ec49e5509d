import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSitemaps } from "../../services/catalogue/src/sitemap/build-sitemaps.ts";
import { openMongoStoresUnderTest } from "../../shared/engines/src/mongodb/testing/open-mongo-stores-under-test.ts";
import { openSitemapStore } from "../../shared/engines/src/open-sitemap-store.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { makeDraft } from "../../shared/testing/src/business-factory.ts";
import { reachEngine } from "../../shared/testing/src/engines/reach-engine.ts";
import { importDrafts } from "../../shared/testing/src/stores-under-test.ts";

const BUSINESSES = 150;
const PER_PAGE = 10;
const { isFound, name, url } = await reachEngine("mongodb");

describe.skipIf(!isFound)(`sitemaps on ${name}`, () => {
  it("one new business rewrites and reads at most one of fifteen pages, wherever its id lies", async () => {
    const folder = await mkdtemp(join(tmpdir(), "meridian-sitemaps-"));
    const { stores, close } = await openMongoStoresUnderTest(url);
    const { businesses, places } = stores;
    const sitemaps = await openSitemapStore({ DATA_DIR: folder });
    let rowsRead = 0;
    const reading: typeof businesses = {
      ...businesses,
      async exportStep(step) {
        const page = await businesses.exportStep(step);
        rowsRead += page.rows.length;
        return page;
      },
    };
    const build = async (version: number) => {
      await businesses.markIndexed(await businesses.takeUnindexed(BUSINESSES));
      rowsRead = 0;
      const { places: knownPlaces } = openKnowledge();
      const site = { places, knownPlaces, sitemaps, origin: "https://example.org", businessesPerSitemap: PER_PAGE };
      return buildSitemaps({ ...site, businesses: reading, version, now: () => new Date("2026-03-02T09:00:00.000Z") });
    };
    try {
      await importDrafts(
        stores,
        Array.from({ length: BUSINESSES }, (_, n) => makeDraft(`p${n}`, { name: `Shop ${n}` }, n + 2)),
      );
      let before = (await build(0)).set.parts;
      expect(before.filter(({ page }) => page !== undefined)).toHaveLength(BUSINESSES / PER_PAGE);
      for (let version = 1; version <= 3; version++) {
        await importDrafts(stores, [makeDraft(`new${version}`, { name: `New ${version}` })]);
        const { parts } = (await build(version)).set;
        const pages = parts.filter(({ page }) => page !== undefined);
        expect(pages.reduce((sum, { entries }) => sum + entries, 0)).toBe(BUSINESSES + version);
        const former = new Map(before.map(({ name, digest }) => [name, digest]));
        const rewritten = pages.filter(({ name, digest }) => former.has(name) && former.get(name) !== digest);
        expect(rewritten.length).toBeLessThanOrEqual(1);
        // A neighbour with ids of the same prefix may be read too.
        expect(rowsRead).toBeLessThan(3 * PER_PAGE);
        before = parts;
      }
    } finally {
      await sitemaps.close();
      await close();
      await rm(folder, { recursive: true });
    }
  });
});
