import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { makeFields } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { derivedOf } from "../businesses/business-document.ts";
import type { BusinessDocument } from "../documents.ts";
import { directoryOf, type MongoDirectory } from "../mongo-directory.ts";
import { countedOf } from "../places/place-documents.ts";
import { createPlaceRegister } from "../places/place-register.ts";
import { interceptWrites, type WriteHook } from "../testing/intercept-writes.ts";
import { type MongoStoresUnderTest, openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";
import { createRollups, type Rollups } from "./rollups.ts";

const PAGE = 1_000;
const PAGES = 5;
/** Unit: writes. Forcing a garbage collection costs more than a write, and a page takes more writes than this. */
const SAMPLED_EVERY = 7;
/** Ample for two pages of everything. All cells of the test take more than twice as much. */
const MAX_HELD_BYTES = 6e6;
const { isFound, name, url } = await reachEngine("mongodb");
let test: MongoStoresUnderTest;
let directory: MongoDirectory;

describe.skipIf(!isFound)(`recounting on ${name}`, () => {
  beforeEach(async () => {
    test = await openMongoStoresUnderTest(url);
    directory = directoryOf(test.db);
  });
  afterEach(() => test.close());

  it("uses no more memory the more cells there are", async () => {
    await storeBusinesses(PAGES * PAGE);
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const heldBytes = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heldBytes();
    let most = 0;
    let samples = 0;
    await rollupsWith((number, write) => {
      if (number % SAMPLED_EVERY === 0) {
        most = Math.max(most, heldBytes() - before);
        samples += 1;
      }
      return write();
    }).rebuild();
    expect(await directory.cells.countDocuments({ businesses: 1 })).toBe(PAGES * PAGE);
    expect(samples).toBeGreaterThan(PAGES);
    expect(most).toBeLessThan(MAX_HELD_BYTES);
  }, 300_000);

  it("resumes where it was killed, after the businesses already read", async () => {
    await storeBusinesses(PAGE + 5);
    await expect(dyingAfterAPage().rebuild()).rejects.toThrow("killed");
    const first = await directory.businesses.find({}, { sort: { _id: 1 }, limit: 1 }).next();
    // A rebuild that starts over would count it again.
    await directory.businesses.updateOne({ _id: first?._id ?? "" }, { $set: { counted: { isStored: false } } });
    await test.endLocks();
    await test.stores.places.refresh();
    expect(await test.stores.businesses.countAll()).toBe(PAGE + 4);
    expect(await directory.rollupState.findOne()).toMatchObject({ isRebuilding: false });
    await test.stores.places.rebuild();
    expect(await test.stores.businesses.countAll()).toBe(PAGE + 5);
  }, 300_000);

  it("does not block writers who count, and reports that", async () => {
    await storeBusinesses(3);
    const refreshed: boolean[] = [];
    await rollupsWith(async (number, write) => {
      if (number === 5) refreshed.push(await test.stores.places.refresh());
      return write();
    }).rebuild();
    expect([...refreshed, await test.stores.places.refresh()]).toEqual([false, true]);
  });

  it("is retried after a failure at growing intervals, and by nobody before", async () => {
    await storeBusinesses(3);
    const { rollupState } = directory;
    // It takes the lock and records its start.
    const failing = () => rollupsWith((number, write) => (number > 2 ? Promise.reject(new Error("failed")) : write()));
    for (const attempts of [1, 2, 3]) {
      const startedAt = Date.now();
      await expect(failing().refresh()).rejects.toThrow("failed");
      await rollupState.updateOne({}, { $set: { lockExpiresAt: 0 } });
      expect(await test.stores.places.refresh()).toBe(false);
      const state = await rollupState.findOne();
      expect(state).toMatchObject({ isRebuilding: true, recount: { attempts } });
      expect((state?.recount?.notBefore ?? 0) - startedAt).toBeGreaterThanOrEqual(15_000 * 2 ** attempts);
      await test.endLocks();
    }
    expect(await test.stores.places.refresh()).toBe(true);
    const state = await rollupState.findOne();
    expect([state?.isRebuilding, state?.recount]).toEqual([false, undefined]);
    expect((await test.stores.places.totals()).businesses).toBe(3);
  });
});

function rollupsWith(hook: WriteHook): Rollups {
  const intercepted = directoryOf(interceptWrites(test.db, hook));
  return createRollups({ directory: intercepted, places: createPlaceRegister(intercepted) });
}

/** A process that writes nothing more after one page of businesses. */
function dyingAfterAPage(): Rollups {
  return rollupsWith(async (_, write) => {
    const state = await directory.rollupState.findOne({ "recount.after": { $gt: "" } });
    if (state !== null) throw new Error("killed");
    return write();
  });
}

/** Stores businesses that no counter includes, as a manual change might leave them. Each is in a city of its own. */
async function storeBusinesses(count: number): Promise<void> {
  const unfinished = { step: 0, isRebuilding: true, hasMap: true as const, lockExpiresAt: 0 };
  await directory.rollupState.updateOne({ _id: "state" }, { $set: unfinished }, { upsert: true });
  for (let from = 0; from < count; from += PAGE) {
    const numbers = Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => from + at);
    await directory.businesses.insertMany(numbers.map(storedBusiness));
  }
}

function storedBusiness(n: number): BusinessDocument {
  const fields = makeFields({ name: `Shop ${n}`, city: `Town ${n}`, subtypes: [] });
  const _id = n.toString(36).padStart(16, "0");
  const state = { isApproved: true, lockedFields: [], revision: 1, createdAt: 0, updatedAt: 0 };
  const derived = derivedOf(fields, true, {});
  const counted = countedOf({ ...derived, fields });
  return { _id, slug: `shop-${n}`, ...derived, ...state, counted, countedStep: 0, fields };
}
