import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";
import { allOf } from "./all-businesses.ts";
import { startHistory } from "./directory-history.ts";
import { everyCount } from "./every-count.ts";

const RUNS = 60;
const KEYS = ["a", "b", "c", "d", "e"] as const;

/**
 * Whatever happens between or during an import and its undo, the undo leaves exactly what it should, a dry run predicts the import, and
 * slugs, index and counts stay correct.
 */
export function describeDirectoryHistoryContract(engine: string, open: OpenStores, runs = RUNS): void {
  describe(`histories on ${engine}`, () => {
    const test = storesPerTest(open);

    async function expectCountsInStep(): Promise<void> {
      const { stores } = test;
      const all = await allOf(stores);
      await stores.places.refresh();
      const counted = [await everyCount(stores), await stores.businesses.countListed()];
      const listed = all.filter(
        ({ deletedAt, isApproved, status }) => deletedAt === undefined && isApproved && status !== "closed",
      );
      expect(counted[1]).toBe(listed.length);
      expect(await stores.businesses.countAll()).toBe(all.filter(({ deletedAt }) => deletedAt === undefined).length);
      await stores.places.rebuild();
      expect(counted).toEqual([await everyCount(stores), await stores.businesses.countListed()]);
    }

    it("imports, edits, approvals, deletions and undos in any order give the same result as a simple model", async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(stepArbitrary, { minLength: 2, maxLength: 14 }), async (steps) => {
          run += 1;
          const history = startHistory(test, `${run}-`);
          for (const step of steps) await history.take(step);
          await history.compare();
          await expectCountsInStep();
        }),
        { numRuns: runs },
      );
    }, 400_000);
  });
}

const HOURS: OpeningHours = { intervals: [[60, 120]], knownDays: [0] };
const patchArbitrary = fc.record(
  {
    // None shortens the name of the first import, which would then stay.
    name: fc.constantFrom("Gino's", "Mario's"),
    city: fc.constantFrom("Köln", "Camden", undefined),
    phone: fc.constantFrom("1", "2", undefined),
    rating: fc.constantFrom(1, 3, 5),
    latitude: fc.constantFrom(-33.45, 52.520_066_6, undefined),
    reviews: fc.constantFrom(1, 20, 21, 400),
    type: fc.constantFrom("Bar", "Cafe", undefined),
    subtypes: fc.subarray(["Lounge", "Pub"]),
    status: fc.constantFrom("operational" as const, "closed" as const),
    hours: fc.constantFrom(HOURS, undefined),
  },
  { requiredKeys: [] },
);
const keyArbitrary = fc.constantFrom(...KEYS);
const rowsArbitrary = fc.dictionary(
  keyArbitrary,
  fc.record({ fields: patchArbitrary, by: fc.constantFrom("place" as const, "both" as const, "alias" as const) }),
);
const importArbitrary = { rows: rowsArbitrary, restoresDeleted: fc.boolean() };
const plainStepArbitrary = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("import" as const), ...importArbitrary }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("dryRun" as const), ...importArbitrary }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      key: keyArbitrary,
      patch: patchArbitrary,
      lockedFields: fc.option(fc.subarray(["name", "phone", "rating"]), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("approve" as const), key: keyArbitrary, isApproved: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("delete" as const), key: keyArbitrary, isDeleted: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("block" as const), key: keyArbitrary, isBlocked: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rename" as const), key: keyArbitrary }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("index" as const) }) },
);
const stepArbitrary = fc.oneof(
  { weight: 14, arbitrary: plainStepArbitrary },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("undo" as const),
      at: fc.nat({ max: 5 }),
      limit: fc.integer({ min: 1, max: 4 }),
      between: fc.array(plainStepArbitrary, { maxLength: 3 }),
    }),
  },
);
