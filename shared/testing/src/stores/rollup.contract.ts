import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import { everyCount } from "../directory/every-count.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../stores-under-test.ts";

/** Roll-ups updated by imports equal a full recount. */
export function describeRollupContract(engine: string, open: OpenStores): void {
  describe(`roll-ups on ${engine}`, () => {
    const test = storesPerTest(open);

    it("counting batch by batch equals a recount", async () => {
      const { stores } = test;
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(rowArbitrary, { maxLength: 12 }), { maxLength: 4 }), async (files) => {
          run += 1;
          for (const rows of files) {
            await importDrafts(
              stores,
              rows.map(({ key, fields }) => makeDraft(`${run}-${key}`, fields)),
            );
          }
          await stores.places.refresh();
          const counted = await everyCount(stores);
          await stores.places.rebuild();
          expect(counted).toEqual(await everyCount(stores));
        }),
        { numRuns: 25 },
      );
    }, 180_000);

    it("readers see the former counts during a recount", async () => {
      const { stores } = test;
      await importDrafts(
        stores,
        ["Bar", "Cafe", "Pub"].map((type) => makeDraft(type, { type, city: "Springfield", countryCode: "US" })),
      );
      await stores.places.refresh();
      const before = await everyCount(stores);
      const rebuilding = stores.places.rebuild();
      let isDone = false;
      const done = rebuilding.finally(() => {
        isDone = true;
      });
      do expect(await everyCount(stores)).toEqual(before);
      while (!isDone);
      await done;
      expect(await everyCount(stores)).toEqual(before);
    });
  });
}

/** Few identities, places and categories, so that rows often collide and move. */
const rowArbitrary = fc
  .record({
    key: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
    type: fc.constantFrom("Bar", "Cafe", "Bäckerei", "🍕"),
    category: fc.constantFrom("food", "Bar", "drinks"),
    subtypes: fc.subarray(["Bar", "Lounge", "Pub", "Café"]),
    countryCode: fc.constantFrom("US", "DE"),
    city: fc.constantFrom("Springfield", "Köln"),
    rating: fc.constantFrom(1, 2.25, 3.7, 5),
    reviews: fc.integer({ min: 1, max: 50 }),
    latitude: fc.constantFrom(39.9478, -33.45, 52.5200666),
    longitude: fc.constantFrom(-75.1454, 179.999, 13.405),
    status: fc.constantFrom("operational" as const, "closed" as const),
    absent: fc.subarray(["type", "category", "countryCode", "city", "rating", "longitude"] as const),
  })
  .map(({ key, absent, ...fields }) => ({ key, fields: without(fields, ...absent) }));
