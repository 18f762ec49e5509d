import { type Cache, MAX_CACHED_BYTES } from "@meridian/ports/cache";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** The caches of two processes; the same object if an engine caches in the process. */
export interface CachesUnderTest {
  cache: Cache;
  elsewhere: Cache;
  close(): Promise<void>;
}

const LONG_MS = 60_000;

export function describeCacheContract(engine: string, open: () => Promise<CachesUnderTest>): void {
  describe(`the cache on ${engine}`, () => {
    let test: CachesUnderTest;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("keeps bytes unchanged for every process, and only for their dataset version", async () => {
      const { cache, elsewhere } = test;
      const bytes = Buffer.from([0, 255, 10, 13, 128]);
      await cache.set({ name: "a", version: 3 }, bytes, LONG_MS);
      expect(await elsewhere.get({ name: "a", version: 3 })).toEqual(bytes);
      expect(await elsewhere.get({ name: "a", version: 4 })).toBeUndefined();
      expect(await elsewhere.get({ name: "b", version: 3 })).toBeUndefined();
      await elsewhere.set({ name: "a", version: 3 }, Buffer.from("news"), LONG_MS);
      expect(await cache.get({ name: "a", version: 3 })).toEqual(Buffer.from("news"));
    });

    it("drops an expired value", async () => {
      const key = { name: "a", version: 1 };
      await test.cache.set(key, Buffer.from("short"), 20);
      await expect.poll(() => test.cache.get(key)).toBeUndefined();
    });

    it("keeps no value above the limit", async () => {
      const { cache } = test;
      await cache.set({ name: "small", version: 1 }, Buffer.alloc(MAX_CACHED_BYTES), LONG_MS);
      await cache.set({ name: "large", version: 1 }, Buffer.alloc(MAX_CACHED_BYTES + 1), LONG_MS);
      expect(await cache.get({ name: "small", version: 1 })).toHaveLength(MAX_CACHED_BYTES);
      expect(await cache.get({ name: "large", version: 1 })).toBeUndefined();
    });

    it("never holds more than its number of values, and keeps the latest", async () => {
      const { cache } = test;
      for (let n = 0; n < 3_000; n++) await cache.set({ name: `n${n}`, version: 1 }, Buffer.from(`${n}`), LONG_MS);
      let kept = 0;
      for (let n = 0; n < 3_000; n++) if ((await cache.get({ name: `n${n}`, version: 1 })) !== undefined) kept++;
      expect(kept).toBeLessThanOrEqual(2_048);
      expect(kept).toBeGreaterThan(1_000);
      expect(await cache.get({ name: "n2999", version: 1 })).toEqual(Buffer.from("2999"));
    });
  });
}
