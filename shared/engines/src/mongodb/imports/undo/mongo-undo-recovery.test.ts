import type { Business } from "@meridian/contracts/businesses/business";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";
import { makeDraft } from "@meridian/testing/business-factory";
import { everyCount } from "@meridian/testing/directory/every-count";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { idOf, KEYS, type PreparedUndo, prepareUndo } from "@meridian/testing/imports/prepare-undo";
import {
  importDrafts,
  importFile,
  LEASE_MS,
  makeBatch,
  startImport,
  startUndo,
  undoImport,
} from "@meridian/testing/stores-under-test";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createMongoBusinessStore } from "../../businesses/mongo-business-store.ts";
import { directoryOf } from "../../mongo-directory.ts";
import { createPlaceRegister } from "../../places/place-register.ts";
import { createRollups } from "../../rollups/rollups.ts";
import { interceptWrites, type WriteHook } from "../../testing/intercept-writes.ts";
import { type MongoStoresUnderTest, reuseMongoDatabases } from "../../testing/open-mongo-stores-under-test.ts";
import { entriesOf } from "../job-ranges.ts";
import { createMongoImportUndoStore } from "./mongo-import-undo-store.ts";

const MAX_WRITES = 60;
/** Two batches for five businesses. */
const LIMIT = 3;
const { isFound, name, url } = await reachEngine("mongodb");
const databases = reuseMongoDatabases(url);
afterAll(databases.close);

describe.skipIf(!isFound)(`undos that are cut off on ${name}`, () => {
  it("an undo interrupted after any of its writes resumes without a difference", async () => {
    const test = await open();
    const expected = await outcomeOf(test, await prepareUndo(test, "0-"));
    expect(expected).toMatchObject({
      newer: { removed: 2, restored: 2, kept: 1 },
      older: { removed: 1, restored: 1, kept: 1 },
    });
    let cuts = 0;
    for (let at = 1; at <= MAX_WRITES; at++) {
      const prepared = await prepareUndo(test, `${at}-`);
      const lease = await startUndo(test.stores, prepared.newer);
      const end = await undoAll(undoStoreOf(test, dyingAfter(at)), lease).catch((error: unknown) => error);
      if (end === "done") break;
      cuts += 1;
      expect([at, end]).toEqual([at, new Error("cut off")]);
      await test.endLocks();
      expect([at, await outcomeOf(test, prepared, await takeOver(test, prepared.newer))]).toEqual([at, expected]);
    }
    expect(cuts).toBeGreaterThan(12);
    expect(cuts).toBeLessThan(MAX_WRITES);
  }, 400_000);

  it("a business edited after the interruption is reported as edited", async () => {
    const test = await open();
    const outcomes = new Set<string>();
    for (let at = 1; at <= MAX_WRITES; at += 3) {
      const prepared = await prepareUndo(test, `${at}-`);
      const lease = await startUndo(test.stores, prepared.newer);
      const end = await undoAll(undoStoreOf(test, dyingAfter(at)), lease).catch((error: unknown) => error);
      if (end === "done") break;
      await test.endLocks();
      const id = idOf(prepared, "changed");
      const { revision = 0, name } = (await test.stores.editor.find(id)) ?? {};
      await test.stores.editor.edit({ id, revision, patch: { phone: "by hand" } });
      const again = await takeOver(test, prepared.newer);
      while (!(await test.stores.importUndo.undoBatch(again, LIMIT)).isDone);
      const { undo } = await test.stores.importJobs.finishUndo(again);
      const listed = await test.stores.importUndo.listUndone(prepared.newer, { afterId: "", limit: 100 });
      const outcome = listed.find((undone) => undone.id === id)?.outcome ?? "";
      expect([at, outcome]).toEqual([at, name === "Before" ? "restored" : "kept"]);
      expect([at, undo?.restored, undo?.kept]).toEqual([at, outcome === "kept" ? 1 : 2, outcome === "kept" ? 2 : 1]);
      expect(await test.stores.editor.find(id)).toMatchObject({ name, phone: "by hand" });
      outcomes.add(outcome);
    }
    expect([...outcomes].sort()).toEqual(["kept", "restored"]);
    await expectCountsInStep(test);
  }, 400_000);

  it("a worker that wakes up after another took over its undo changes nothing", async () => {
    const test = await open();
    const expected = await outcomeOf(test, await prepareUndo(test, "0-"));
    for (let at = 1; at <= MAX_WRITES; at += 3) {
      const prepared = await prepareUndo(test, `${at}-`);
      const lease = await startUndo(test.stores, prepared.newer);
      let other: unknown;
      const sleeping = undoStoreOf(test, async (number, write) => {
        if (number === at) {
          await test.endLocks();
          other = await outcomeOf(test, prepared, await takeOver(test, prepared.newer));
        }
        return write();
      });
      await undoAll(sleeping, lease).catch(() => undefined);
      if (other === undefined) break;
      await test.endLocks();
      expect([at, other]).toEqual([at, expected]);
      expect([at, await statesOf(test, prepared)]).toEqual([at, expected.states]);
      expect(await test.stores.importUndo.listUndone(prepared.newer, { afterId: "", limit: 100 })).toHaveLength(5);
    }
    await expectCountsInStep(test);
  }, 400_000);

  it("an interrupted import that another overtook stays as the other left it, and both can be undone", async () => {
    const test = await open();
    for (const at of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const key = `overtaken-${at}`;
      await importDrafts(test.stores, [makeDraft(key, { name: "Before" })]);
      const id = businessIdOf(`place:${key}`);
      const first = await startImport(test.stores);
      const batch = makeBatch(first.lease, [makeDraft(key, { name: "First" })]);
      await businessStoreOf(test, dyingAfter(at))
        .writeImportBatch(batch)
        .catch(() => undefined);
      await test.endLocks();
      const hadTaken = (await test.stores.editor.find(id))?.name === "First";
      const second = await startImport(test.stores);
      await second.write([makeDraft(key, { name: "Second" })]);
      await second.finish();
      await test.stores.businesses.writeImportBatch(batch);
      await first.finish();
      const counters = (await test.stores.importJobs.get(first.jobId))?.counters;
      expect([at, counters]).toMatchObject([at, { rowsRead: 1, updated: 1 }]);
      const [last, before] = hadTaken ? [second, first] : [first, second];
      expect(await test.stores.editor.find(id)).toMatchObject({ name: hadTaken ? "Second" : "First" });
      expect((await undoImport(test.stores, last.jobId)).undo).toMatchObject({ restored: 1, kept: 0 });
      expect((await undoImport(test.stores, before.jobId)).undo).toMatchObject({ restored: 1, kept: 0 });
      expect([at, await test.stores.editor.find(id)]).toMatchObject([at, { name: "Before" }]);
    }
  }, 400_000);

  it("one of two workers that look for undos gets the newest, the other none", async () => {
    const test = await open();
    const second = await test.openSecond();
    for (let round = 0; round < 5; round++) {
      const jobs = [
        await importFile(test.stores, [makeDraft(`x${round}`)]),
        await importFile(test.stores, [makeDraft(`y${round}`)]),
      ];
      for (const id of jobs) await test.stores.importJobs.requestUndo(id, "admin");
      const look = (stores: typeof second) => stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      const leased = (await Promise.all([look(test.stores), look(second)])).filter((each) => each !== undefined);
      expect(leased.map(({ job }) => job.id)).toEqual([jobs[1]]);
      for (const { lease } of leased) await test.stores.importJobs.finishUndo(lease);
      const next = await look(second);
      expect(next?.job.id).toBe(jobs[0]);
      if (next !== undefined) await second.importJobs.finishUndo(next.lease);
    }
  });
});

async function open(): Promise<MongoStoresUnderTest> {
  const test = await databases.open();
  onTestFinished(() => test.close());
  return test;
}

/** Fails after this write and at every later one, so that the stored state equals that of a failed next write. */
function dyingAfter(at: number): WriteHook {
  let isDead = false;
  return async (number, write) => {
    if (isDead) throw new Error("cut off");
    isDead = number === at;
    const written = await write();
    if (isDead) throw new Error("cut off");
    return written;
  };
}

function writing(test: MongoStoresUnderTest, hook: WriteHook) {
  const directory = directoryOf(interceptWrites(test.db, hook));
  const places = createPlaceRegister(directory);
  return { directory, places, rollups: createRollups({ directory, places }), clock: test.clock.now };
}

const undoStoreOf = (test: MongoStoresUnderTest, hook: WriteHook) => createMongoImportUndoStore(writing(test, hook));
const businessStoreOf = (test: MongoStoresUnderTest, hook: WriteHook) => createMongoBusinessStore(writing(test, hook));

async function undoAll(store: ImportUndoStore, lease: JobLease): Promise<"done"> {
  for (;;) if ((await store.undoBatch(lease, LIMIT)).isDone) return "done";
}

/** The lease of a worker that takes over after a long silence. */
async function takeOver({ stores, clock }: MongoStoresUnderTest, jobId: string): Promise<JobLease> {
  clock.advance(LEASE_MS + 1);
  const leased = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
  if (leased?.task !== "undo" || leased.job.id !== jobId) throw new Error("There was no undo to take over");
  return leased.lease;
}

/** Everything observable after both imports, the newer first, have been fully undone. */
async function outcomeOf(test: MongoStoresUnderTest, prepared: PreparedUndo, lease?: JobLease) {
  const { stores } = test;
  const own = lease ?? (await startUndo(stores, prepared.newer));
  while (!(await stores.importUndo.undoBatch(own, LIMIT)).isDone);
  const newer = (await stores.importJobs.finishUndo(own)).undo;
  const between = await statesOf(test, prepared);
  const keys = new Map<string, string>(KEYS.map((key) => [idOf(prepared, key), key]));
  const marked = (await stores.businesses.takeUnindexed(100)).flatMap(({ id }) => keys.get(id) ?? []);
  const listed = await stores.importUndo.listUndone(prepared.newer, { afterId: "", limit: 100 });
  const older = (await undoImport(stores, prepared.older)).undo;
  return {
    newer: figuresOf(newer),
    older: figuresOf(older),
    marked: marked.sort(),
    listed: listed.map(({ id, outcome, reason }) => `${keys.get(id)} ${outcome} ${reason}`).sort(),
    between,
    states: await statesOf(test, prepared),
    notes: await test.db.collection<{ _id: string }>("import_change").countDocuments(entriesOf(prepared.newer)),
  };
}

function figuresOf(undo: { removed: number; restored: number; kept: number } | null) {
  return { removed: undo?.removed, restored: undo?.restored, kept: undo?.kept };
}

async function statesOf({ stores }: MongoStoresUnderTest, prepared: PreparedUndo): Promise<unknown[]> {
  const all = await stores.businesses.scan("", 1_000);
  const found = new Map(all.map((business) => [business.id, business]));
  return KEYS.map((key) => stateOf(key, found.get(idOf(prepared, key)), prepared));
}

function stateOf(key: string, business: Business | undefined, { older, newer }: PreparedUndo): unknown {
  if (business === undefined) return [key, undefined];
  const { id, slug, placeId, updatedAt, createdAt, deletedAt, source, fieldSources = {}, ...others } = business;
  const { all = 0, ...given } = fieldSources;
  // Every preparation has imports of its own.
  const givers = Object.entries(given).map(([name, giver]) => [name, giver > 0 ? giver - all : giver]);
  const importedBy = [older, newer].indexOf(source?.importId ?? "");
  return [key, { ...others, givers, isDeleted: deletedAt !== undefined, importedBy }];
}

async function expectCountsInStep({ stores }: MongoStoresUnderTest): Promise<void> {
  await stores.places.refresh();
  const counted = [await everyCount(stores), await stores.businesses.countAll()];
  await stores.places.rebuild();
  expect(counted).toEqual([await everyCount(stores), await stores.businesses.countAll()]);
}
