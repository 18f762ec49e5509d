import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { SitemapSet } from "@meridian/contracts/site/sitemap";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

export interface SitemapStoreUnderTest {
  sitemaps: SitemapStore;
  /** The same data as seen by another process. */
  openSecond(): Promise<SitemapStore>;
  close(): Promise<void>;
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

function setOf(texts: readonly string[], version: number): SitemapSet {
  const at = "2026-03-02T09:00:00.000Z";
  const parts = texts.map((text, index) => ({
    name: `sitemaps/businesses/page-${index + 1}.xml`,
    digest: digestOf(text),
    changedAt: at,
    entries: index,
  }));
  return { origin: "https://example.org", datasetVersion: version, builtAt: at, parts };
}

/** Either the new set or the previous one is served, never a mixture. */
export function describeSitemapStoreContract(engine: string, open: () => Promise<SitemapStoreUnderTest>): void {
  describe(`sitemaps on ${engine}`, () => {
    let test: SitemapStoreUnderTest;
    const put = (text: string) => test.sitemaps.put(digestOf(text), gzipSync(text));
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("there are none before the first build", async () => {
      expect(await test.sitemaps.current()).toBeUndefined();
      expect(await test.sitemaps.has(digestOf("a"))).toBe(false);
      expect(await test.sitemaps.read(digestOf("a"))).toBeUndefined();
    });

    it("what one process publishes every other serves, byte for byte", async () => {
      const second = await test.openSecond();
      const large = "<url>ğ</url>".repeat(100_000);
      await put(large);
      expect(await second.current()).toBeUndefined();
      await test.sitemaps.publish(setOf([large], 1));
      expect(await second.current()).toEqual(setOf([large], 1));
      const stored = await second.read(digestOf(large));
      expect(gunzipSync(stored ?? Buffer.alloc(0)).toString("utf8")).toBe(large);
      await second.close();
    });

    it("a new set replaces the old one, whose parts are deleted with the next", async () => {
      await Promise.all(["a", "b"].map(put));
      await test.sitemaps.publish(setOf(["a", "b"], 1));
      await put("c");
      await put("b");
      await test.sitemaps.publish(setOf(["c", "b"], 2));
      expect(await test.sitemaps.current()).toEqual(setOf(["c", "b"], 2));
      const have = () => Promise.all(["a", "b", "c", "d"].map((text) => test.sitemaps.has(digestOf(text))));
      expect(await have()).toEqual([true, true, true, false]);
      await put("d");
      await test.sitemaps.publish(setOf(["d", "b"], 3));
      expect(await have()).toEqual([false, true, true, true]);
    });

    it("the notes of a set for the next build stay as long as its parts", async () => {
      await Promise.all(["a", "memory"].map(put));
      const remembering = { ...setOf(["a"], 1), memoryDigest: digestOf("memory") };
      await test.sitemaps.publish(remembering);
      expect(await test.sitemaps.current()).toEqual(remembering);
      await test.sitemaps.publish(setOf(["a"], 2));
      expect(await test.sitemaps.has(digestOf("memory"))).toBe(true);
      await test.sitemaps.publish(setOf(["a"], 3));
      expect(await test.sitemaps.has(digestOf("memory"))).toBe(false);
    });
  });
}
