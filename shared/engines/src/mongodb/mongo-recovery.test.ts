import { areaOf } from "@meridian/domain/places/map-grid";
import { makeDraft } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { mixedDrafts, writeMixedBatch } from "@meridian/testing/imports/mixed-batch";
import {
  importDrafts,
  LEASE_MS,
  makeBatch,
  makeIssue,
  type StoresUnderTest,
  startImport,
  undoImport,
} from "@meridian/testing/stores-under-test";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMongoBusinessStore } from "./businesses/mongo-business-store.ts";
import { directoryOf } from "./mongo-directory.ts";
import { createMongoPlaceStore } from "./places/mongo-place-store.ts";
import { createPlaceRegister } from "./places/place-register.ts";
import { createRollups } from "./rollups/rollups.ts";
import { interceptWrites, type WriteHook } from "./testing/intercept-writes.ts";
import { type MongoStoresUnderTest, reuseMongoDatabases } from "./testing/open-mongo-stores-under-test.ts";

const MAX_WRITES = 60;
const { isFound, name, url } = await reachEngine("mongodb");
const databases = reuseMongoDatabases(url);
const opened: StoresUnderTest[] = [];
afterEach(async () => {
  for (const test of opened.splice(0)) await test.close();
});
afterAll(databases.close);

describe.skipIf(!isFound)(`imports that are cut off on ${name}`, () => {
  it("a batch interrupted after any of its writes is repeated without a difference", async () => {
    const undisturbed = await open();
    const wanted = await writeMixedBatch(undisturbed, undisturbed.stores.businesses);
    const expected = await stateOf(undisturbed);
    expect(wanted.result).toMatchObject({ created: 4, updated: 1, unchanged: 1, duplicates: 4 });
    expect(wanted.result?.counters).toMatchObject({ created: 5, duplicates: 4, filled: 3 });

    let cuts = 0;
    for (let at = 1; at <= MAX_WRITES; at++) {
      const test = await open();
      let isDead = false;
      // The stored state is the same as if the next write had failed.
      const dying = businessesOf(test, async (number, write) => {
        if (isDead) throw new Error("cut off");
        isDead = number === at;
        const written = await write();
        if (isDead) throw new Error("cut off");
        return written;
      });
      const first = await writeMixedBatch(test, dying);
      if (!isDead) break;
      cuts += 1;
      expect([at, first.error]).toEqual([at, new Error("cut off")]);
      await test.endLocks();
      const again = await test.stores.businesses.writeImportBatch(first.batch);
      expect([at, again.counters]).toEqual([at, wanted.result?.counters]);
      expect([at, await stateOf(test)]).toEqual([at, expected]);
      await test.close();
      opened.pop();
    }
    expect(cuts).toBeGreaterThan(12);
    expect(cuts).toBeLessThan(MAX_WRITES);
  }, 400_000);

  it("an import that ends with an interrupted batch can be undone", async () => {
    for (let at = 1; at <= MAX_WRITES; at++) {
      const test = await open();
      let isDead = false;
      const dying = businessesOf(test, async (number, write) => {
        isDead ||= number === at;
        if (isDead) throw new Error("cut off");
        return write();
      });
      const { batch } = await writeMixedBatch(test, dying);
      if (!isDead) break;
      await test.endLocks();
      await test.stores.importJobs.finish(batch.lease, { state: "cancelled" });
      expect([at, (await undoImport(test.stores, batch.lease.jobId)).undo]).toMatchObject([at, { kept: 0 }]);
      const all = await test.stores.businesses.scan("", 100);
      const shown = all.filter(({ deletedAt }) => deletedAt === undefined);
      expect([at, shown.map(({ name, website, rating }) => [name, website, rating]).sort()]).toEqual([
        at,
        [
          ["Changed", undefined, 4.5],
          ["Same", undefined, 4.5],
        ],
      ]);
      await test.close();
      opened.pop();
    }
  }, 400_000);

  it("an interrupted recount is finished by the next process that counts", async () => {
    const test = await open();
    await writeMixedBatch(test, test.stores.businesses);
    await test.stores.places.refresh();
    const expected = await countsOf(test.stores);
    let cuts = 0;
    for (let at = 1; at <= MAX_WRITES; at++) {
      await spoilCounts(test);
      let isDead = false;
      const dying = placesOf(test, async (number, write) => {
        isDead ||= number === at;
        if (isDead) throw new Error("cut off");
        return write();
      });
      const end = await dying.rebuild().then(
        () => "done",
        () => "cut off",
      );
      if (!isDead) break;
      cuts += 1;
      expect([at, end]).toEqual([at, "cut off"]);
      await test.endLocks();
      // Before the lock and its first note are written, no other process can see it.
      await (at <= 2 ? test.stores.places.rebuild() : test.stores.places.refresh());
      expect([at, await countsOf(test.stores)]).toEqual([at, expected]);
    }
    expect(cuts).toBeGreaterThan(8);
    expect(cuts).toBeLessThan(MAX_WRITES);
  }, 400_000);

  it("an overtaken recount changes nothing any more", async () => {
    const test = await open();
    await writeMixedBatch(test, test.stores.businesses);
    await test.stores.places.refresh();
    for (let at = 3; at <= MAX_WRITES; at++) {
      await spoilCounts(test);
      let expected: unknown;
      const sleeping = placesOf(test, async (number, write) => {
        if (number === at) {
          await test.endLocks();
          await importDrafts(test.stores, [makeDraft(`late-${at}`, { name: "Late", city: `Town ${at}` })]);
          await test.stores.places.refresh();
          expected = await countsOf(test.stores);
        }
        return write();
      });
      await sleeping.rebuild().catch(() => {});
      if (expected === undefined) break;
      await test.endLocks();
      expect([at, await countsOf(test.stores)]).toEqual([at, expected]);
      await test.stores.places.rebuild();
      expect([at, await countsOf(test.stores)]).toEqual([at, expected]);
    }
  }, 400_000);

  it("two concurrent imports of the same businesses duplicate nothing", async () => {
    const test = await open();
    const second = await test.openSecond();
    const runs = [await startImport(test.stores), await startImport(second)];
    const drafts = Array.from({ length: 60 }, (_, index) =>
      makeDraft(`p${index}`, { name: `Shop ${index % 7}`, city: `Town ${index % 3}`, rating: 3 }, index + 2),
    );
    const results = await Promise.all(
      runs.map((run, index) =>
        run.write(drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, rating: index + 1 } }))),
      ),
    );
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    expect(results.map(({ counters }) => counters.rowsRead)).toEqual([60, 60]);
    const { businesses, places } = test.stores;
    const all = await businesses.scan("", 1_000);
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(60);
    await places.refresh();
    const counted = [await places.totals(), await places.listCities({}), await places.listCategories({})];
    await places.rebuild();
    expect([await places.totals(), await places.listCities({}), await places.listCategories({})]).toEqual(counted);
    expect(counted[0]).toMatchObject({ businesses: 60, cities: 3 });
  });

  it("a worker that wakes up after another took over its batch changes nothing", async () => {
    const undisturbed = await open();
    await writeMixedBatch(undisturbed, undisturbed.stores.businesses);
    const expected = await stateOf(undisturbed);
    for (let at = 1; at <= MAX_WRITES; at += 3) {
      const test = await open();
      let other: Promise<unknown> | undefined;
      const sleeping = businessesOf(test, async (number, write) => {
        if (number === at) {
          test.clock.advance(LEASE_MS + 1);
          other = takeOver(test);
          await other;
          test.clock.advance(-LEASE_MS - 1);
        }
        return write();
      });
      await writeMixedBatch(test, sleeping);
      if (other === undefined) break;
      await test.endLocks();
      expect([at, await stateOf(test)]).toEqual([at, expected]);
      await test.close();
      opened.pop();
    }
  }, 400_000);
});

async function open(): Promise<MongoStoresUnderTest> {
  const test = await databases.open();
  opened.push(test);
  return test;
}

function businessesOf(test: MongoStoresUnderTest, hook: WriteHook) {
  const directory = directoryOf(interceptWrites(test.db, hook));
  const places = createPlaceRegister(directory);
  return createMongoBusinessStore({
    directory,
    places,
    rollups: createRollups({ directory, places }),
    clock: test.clock.now,
  });
}

function placesOf(test: MongoStoresUnderTest, hook: WriteHook) {
  const directory = directoryOf(interceptWrites(test.db, hook));
  return createMongoPlaceStore({
    directory,
    rollups: createRollups({ directory, places: createPlaceRegister(directory) }),
  });
}

/** As a bug or a manual change would leave them. */
async function spoilCounts({ db }: MongoStoresUnderTest): Promise<void> {
  const wrong = { $inc: { businesses: 3 } };
  const others = ["rollup_cell", "rollup_country_category", "map_cell", "directory_totals"];
  for (const name of ["category", "city", "country", ...others]) {
    await db.collection(name).updateMany({}, wrong);
  }
}

async function countsOf({ places, businesses, map }: StoresUnderTest["stores"]): Promise<unknown[]> {
  return [
    await places.totals(),
    await places.listCategories({}),
    await places.listCities({}),
    await places.listCountries({}),
    await places.getCategory("restaurants", { topCountries: 5 }),
    await businesses.countAll(),
    await map.cells({ scope: {}, area: areaOf({ west: -180, south: -90, east: 180, north: 90 }, 4) }),
  ];
}

async function takeOver({ stores }: StoresUnderTest): Promise<void> {
  const leased = await stores.importJobs.leaseNext({ leaseMs: 10 * LEASE_MS });
  if (leased === undefined) throw new Error("There was no job to take over");
  const issues = [makeIssue(4), makeIssue(6)];
  await stores.businesses.writeImportBatch(
    makeBatch(leased.lease, mixedDrafts(), { issues, skippedNames: ["Skipped"] }),
  );
}

/** Everything observable except what differs between runs: job ids and the time. */
async function stateOf({ stores }: StoresUnderTest): Promise<unknown> {
  const { businesses, places, importJobs } = stores;
  const unindexed = await businesses.countUnindexed();
  await places.refresh();
  const all = await businesses.scan("", 100);
  const [job] = await importJobs.list(1);
  const counted = await countsOf(stores);
  await places.rebuild();
  expect(await countsOf(stores)).toEqual(counted);
  return {
    businesses: all.map(({ source, updatedAt, createdAt, ...others }) => ({ ...others, row: source?.row })),
    counted,
    unindexed,
    counters: job?.counters,
    checkpointRow: job?.checkpointRow,
    issueCounts: job?.issueCounts,
    skippedNames: job?.skippedNames,
    issues: await importJobs.listIssues(job?.id ?? "", 10),
  };
}
