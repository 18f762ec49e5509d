import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Engines } from "../engines/open-engines.ts";
import { ConfigError } from "../kernel/load-config.ts";
import type { DirectoryTransfer } from "../ports/directory-transfer.ts";
import { makeDraft } from "./business-factory.ts";
import { allRecords, copyRecords, pageThrough } from "./copy-records.ts";
import { makeMessage, makeReport, makeSettings, makeSynonym } from "./site-records.ts";
import {
  deleteBusiness,
  disapprove,
  importDrafts,
  importFile,
  LEASE_MS,
  lockFields,
  makeBatch,
  makeIssue,
  makeJob,
  type OpenStores,
  type StoresUnderTest,
  startImport,
  startUndo,
  undoImport,
} from "./stores-under-test.ts";

/** One of a kind that either engine gives its files. */
const FILE_IDS = ["6655f2a1c0ffee0123456789", "0b7c1f54-7a3e-4d0c-9f3b-1d2e3f405162"];
const ANY_DAY = { from: "2026-01-01", to: "2026-12-31" };

/** What moves is everything the stores keep, and what arrives is that again. */
export function describeDirectoryTransferContract(engine: string, open: OpenStores): void {
  describe(`moves from and to ${engine}`, () => {
    let test: StoresUnderTest;
    let other: StoresUnderTest;
    let source: DirectoryTransfer;
    let target: DirectoryTransfer;
    beforeEach(async () => {
      [test, other] = [await open(), await open()];
      [source, target] = [await test.openTransfer(), await other.openTransfer()];
    });
    afterEach(async () => {
      await test.close();
      await other.close();
    });

    async function moveAll(): Promise<void> {
      await copyRecords(source, target, "directory");
      await other.stores.places.rebuild();
      await copyRecords(source, target, "places");
    }

    it("gives every business as the store has it, of whatever state", async () => {
      await fill(test);
      const records = await allRecords(source.collections.businesses);
      expect(records.map(({ business }) => business)).toEqual(await test.stores.businesses.scan("", 100));
      expect(records.filter(({ business }) => business.deletedAt !== undefined)).toHaveLength(1);
      expect(records.filter(({ business }) => !business.isApproved)).toHaveLength(1);
      expect(records.filter(({ business }) => business.lockedFields.length > 0)).toHaveLength(1);
    });

    it("every store tells at the target what it told at the source", async () => {
      await fill(test);
      await source.collections.goneSlugs.write([{ key: "long-gone" }, { key: "gone-too" }]);
      await moveAll();
      expect(await everythingTold(other)).toEqual(await everythingTold(test));
      expect(await other.stores.businesses.findBySlug("long-gone")).toEqual({ kind: "gone" });
      for (const kind of ["identityKeys", "slugRedirects", "goneSlugs", "importTouches", "importChanges"] as const) {
        const records = await allRecords(source.collections[kind]);
        expect(records.length).toBeGreaterThan(0);
        expect(await allRecords(target.collections[kind])).toEqual(records);
      }
    });

    it("writing the same again makes no difference", async () => {
      await fill(test);
      await moveAll();
      const once = await everythingTold(other);
      await moveAll();
      expect(await everythingTold(other)).toEqual(once);
    });

    it("a record that is written again takes the place of what was there", async () => {
      await fill(test);
      await moveAll();
      const [record] = await target.collections.businesses.find([await idOf(test.stores, "cafe")]);
      if (record === undefined) throw new Error("The business did not move");
      const business = { ...record.business, name: "Other name", revision: 9, rating: 1.5 };
      await target.collections.businesses.write([{ ...record, business }]);
      expect(await target.collections.businesses.find([record.key])).toEqual([{ key: record.key, business }]);
    });

    it("pages of any size show each key once", async () => {
      await fill(test);
      const { businesses, identityKeys, importTouches, importChanges, cities, visitCounts } = source.collections;
      for (const collection of [businesses, identityKeys, importTouches, importChanges, cities, visitCounts]) {
        const whole = await collection.keys(undefined, 1_000);
        expect(whole.length).toBeGreaterThan(2);
        for (const size of [1, 2, 3]) expect(await pageThrough(collection, size)).toEqual(whole);
      }
    });

    it("what is taken away is gone, but nothing of the audit log is", async () => {
      await fill(test);
      await source.collections.goneSlugs.write([{ key: "long-gone" }, { key: "gone-too" }]);
      const { businesses, identityKeys, goneSlugs, auditLog, importJobs } = source.collections;
      for (const collection of [businesses, identityKeys, goneSlugs, importJobs]) {
        const [key = ""] = await collection.keys(undefined, 1);
        await collection.remove([key, "unknown"]);
        expect(await collection.find([key])).toEqual([]);
        expect(await collection.keys(undefined, 1)).not.toEqual([key]);
      }
      const entries = await auditLog.keys(undefined, 10);
      await expect(auditLog.remove(entries)).rejects.toMatchObject({ code: "conflict" });
      expect(await auditLog.keys(undefined, 10)).toEqual(entries);
    });

    it("a waiting import goes on at the target where it stood: its businesses are known, other rows are new", async () => {
      await fill(test);
      await moveAll();
      const leased = await other.stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      if (leased === undefined) throw new Error("The import did not wait at the target");
      const drafts = [makeDraft("cafe", {}, 90), makeDraft("half-new", {}, 91), makeDraft("brand-new", {}, 92)];
      const batch = makeBatch(leased.lease, drafts, { checkpointRow: 92 });
      const result = await other.stores.businesses.writeImportBatch(batch);
      expect(result).toMatchObject({ created: 1, updated: 0, unchanged: 0, duplicates: 2 });
    });

    it("what can be taken back, and what is half taken back, is so at the target", async () => {
      const jobs = await fillWithUndo(test);
      await moveAll();
      const [changes, undone] = [source.collections.importChanges, source.collections.importUndone];
      expect(await allRecords(target.collections.importChanges)).toEqual(await allRecords(changes));
      expect(await allRecords(target.collections.importUndone)).toEqual(await allRecords(undone));
      for (const size of [1, 2]) {
        expect(await pageThrough(changes, size)).toHaveLength(7);
        expect(await pageThrough(undone, size)).toHaveLength(2);
      }
      const left: unknown[] = [];
      for (const { stores, clock } of [test, other]) {
        clock.advance(LEASE_MS + 1);
        const leased = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
        expect(leased).toMatchObject({ task: "undo", job: { id: jobs[1] } });
        if (leased === undefined) return;
        expect(await stores.importUndo.undoBatch(leased.lease, 100)).toMatchObject({ isDone: true });
        const newer = await stores.importJobs.finishUndo(leased.lease);
        const older = await undoImport(stores, jobs[0] ?? "");
        expect(newer.undo).toMatchObject({ removed: 2, restored: 2, kept: 1 });
        expect(older.undo).toMatchObject({ removed: 1, restored: 1, kept: 1 });
        const lists = jobs.map((jobId) => stores.importUndo.listUndone(jobId, { afterId: "", limit: 100 }));
        const all = await stores.businesses.scan("", 100);
        left.push([
          [newer, older].map(({ undo }) => ({ ...undo, requestedAt: "", finishedAt: "" })),
          await Promise.all(lists),
          all.map(({ updatedAt, deletedAt, ...others }) => ({ ...others, isDeleted: deletedAt !== undefined })),
        ]);
      }
      expect(left[1]).toEqual(left[0]);
    });

    it("what happens at the target comes after what moved there", async () => {
      await fill(test);
      await moveAll();
      const { importJobs, auditLog } = other.stores;
      const before = (await importJobs.list(10)).map(({ id }) => id);
      const { id } = await importJobs.create(makeJob());
      expect((await importJobs.list(10)).map((job) => job.id)).toEqual([id, ...before]);
      await auditLog.append({ at: other.clock.now(), actor: "admin", action: "session.closed" });
      expect((await auditLog.list(10)).map(({ action }) => action)).toEqual(["session.closed", "session.opened"]);
    });

    it.each(FILE_IDS)("a file keeps the id %s it came with", async (id) => {
      const content = "name\nZürich\n".repeat(30_000);
      await source.files.write(id, Readable.from(["cut off"]));
      await source.files.write(id, Readable.from([content]));
      expect(await source.files.keys(undefined, 10)).toEqual([id]);
      expect(await source.files.keys(id, 10)).toEqual([]);
      expect(await text(await source.files.read(id))).toBe(content);
      expect(await source.files.find(id)).toMatchObject({ id, sizeBytes: Buffer.byteLength(content) });
      expect(await test.stores.files.list(new Date(Date.now() + 60_000))).toEqual([id]);
      await (await test.stores.files.openLocal(id)).release();
      await source.files.remove(id);
      expect(await source.files.find(id)).toBeUndefined();
      await expect(source.files.read(id)).rejects.toMatchObject({ code: "not_found" });
    });

    it("a directory that is only half there is opened by nobody but the move", async () => {
      const move = { source: "elsewhere", startedAt: "2026-03-02T09:00:00.000Z", done: ["businesses"], after: "x" };
      await source.unfinishedMove.put(move);
      expect(await source.unfinishedMove.get()).toEqual(move);
      await expect(test.openSecond()).rejects.toThrow(ConfigError);
      await expect(test.openSecond()).rejects.toThrow(/A move from elsewhere .* Run the same command again/);
      await source.unfinishedMove.clear();
      expect(await source.unfinishedMove.get()).toBeUndefined();
      await (await test.openSecond()).places.totals();
    });
  });
}

/** Some of everything: each state of a business, an import with a report, one that waits half done, and the rest. */
async function fill({ stores, arrange, clock }: StoresUnderTest): Promise<void> {
  const running = await startImport(stores);
  const drafts = [
    makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", latitude: -0, rating: 4.85 }, 2),
    makeDraft("bare", { type: undefined, city: undefined, countryCode: undefined, hours: undefined }, 3),
    makeDraft("closed", { status: "closed", city: "koln", countryCode: "DE" }, 4),
    makeDraft("deleted", { city: "Camden" }, 5),
    makeDraft("hidden", {}, 6),
    makeDraft("renamed", { hours: { intervals: [[540, 1020]], knownDays: [0, 6] }, workingHours: "{}" }, 7),
  ];
  const issues = [makeIssue(9), makeIssue(3, { value: "b" }), makeIssue(3, { value: "a", column: null })];
  await running.write(drafts, { issues, skippedNames: ["Twice"] });
  await running.finish();
  clock.advance(1_000);
  await importDrafts(stores, [makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", reviews: 7 }, 2)]);
  await deleteBusiness(stores, await idOf(stores, "deleted"));
  await disapprove(stores, await idOf(stores, "hidden"));
  await lockFields(stores, await idOf(stores, "renamed"), ["name", "phone"]);
  await arrange.changeSlug(await idOf(stores, "renamed"), "a-better-slug");
  const half = await startImport(stores);
  await half.write([
    makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", reviews: 7 }, 2),
    makeDraft("half-new", {}, 3),
    makeDraft("closed", { status: "closed", city: "koln", countryCode: "DE", reviews: 9 }, 4),
  ]);
  await stores.importJobs.release(half.lease);
  await stores.mappingProfiles.put({
    signature: "a".repeat(64),
    name: "Kafeler",
    headers: ["Ünvan", "Tel."],
    columnChoices: [{ column: 0, field: "name" }],
    updatedAt: "2026-03-02T09:00:00.000Z",
    updatedBy: "admin",
  });
  await stores.credentials.putFirst({ username: "admin", passwordHash: "h1" });
  await stores.credentials.put({ username: "root", passwordHash: "h2" });
  await stores.auditLog.append({ at: clock.now(), actor: "admin", action: "session.opened", details: { a: 1 } });
  await stores.settings.append(makeSettings(1));
  await stores.settings.append(makeSettings(2, { head_tags: '<meta content="é">', isEnabled: false }));
  await stores.directorySettings.put({ isApprovedByDefault: false });
  await stores.synonyms.add(makeSynonym("eczane", "pharmacy"));
  await stores.synonyms.add(makeSynonym("寿司", "sushi"));
  await stores.visitCounts.add([
    { kind: "search", day: "2026-03-01", subject: "pizza  köln\nnew york", count: 3 },
    { kind: "search", day: "2026-03-02", subject: "", count: 2 },
    { kind: "view", day: "2026-03-01", subject: "home", count: 7 },
  ]);
  await stores.inbox.add(makeMessage("m1"));
  await stores.inbox.add(makeReport("r1", { isSuspect: true, mail: "waiting", mailAttempts: 2 }));
  await stores.inbox.setState(["m1"], { state: "answered", at: clock.now(), by: "admin" });
  await stores.places.refresh();
}

/** An import, and one after it that is half taken back: ids of both. */
async function fillWithUndo({ stores }: StoresUnderTest): Promise<string[]> {
  await importDrafts(stores, [makeDraft("first", { subtypes: [], phone: undefined })]);
  const older = await importFile(stores, [
    makeDraft("first", { subtypes: ["Bar"], latitude: undefined }),
    makeDraft("second", { hours: { intervals: [[540, 1020]], knownDays: [0] } }),
    makeDraft("third"),
  ]);
  await lockFields(stores, await idOf(stores, "third"), ["name"]);
  await deleteBusiness(stores, await idOf(stores, "third"));
  const newer = await importFile(stores, [
    makeDraft("first", { name: "Other", phone: "1", status: "closed", verified: false }),
    makeDraft("second", { hours: { intervals: [[1, 2]], knownDays: [1] }, reviews: 7 }),
    makeDraft("third", { name: "Back" }),
    makeDraft("fourth"),
    makeDraft("edited"),
  ]);
  const id = await idOf(stores, "edited");
  await stores.editor.edit({ id, revision: 1, patch: { name: "By hand" } });
  await stores.importUndo.undoBatch(await startUndo(stores, newer), 2);
  return [older, newer];
}

async function idOf({ businesses }: Engines, placeId: string): Promise<string> {
  const known = (await businesses.scan("", 100)).find((business) => business.placeId === placeId);
  if (known === undefined) throw new Error(`There is no ${placeId}`);
  return known.id;
}

async function everythingTold({ stores }: StoresUnderTest) {
  const { businesses, importJobs, credentials, auditLog, places } = stores;
  const all = await businesses.scan("", 100);
  const slugs = [...all.map(({ slug }) => slug), "luigi-s-pizza-philadelphia", "a-better-slug", "nobody"];
  const jobs = await importJobs.list(10);
  return {
    all,
    slugs: await Promise.all(slugs.map((slug) => businesses.findBySlug(slug))),
    listed: await businesses.list({ scope: {}, offset: 0, limit: 100 }),
    inCity: await businesses.list({
      scope: { city: { countryCode: "DE", citySlug: "koln" } },
      offset: 0,
      limit: 100,
    }),
    named: await businesses.findByNamePrefix("caf", 10),
    counts: [await businesses.countAll(), await businesses.countListed(), await places.totals()],
    jobs,
    issues: await Promise.all(jobs.map(({ id }) => importJobs.listIssues(id, 100))),
    credential: await credentials.get(),
    mappingProfiles: await stores.mappingProfiles.list(),
    audit: await auditLog.list(10),
    settings: await stores.settings.list(10),
    directorySettings: await stores.directorySettings.get(),
    synonyms: await stores.synonyms.list(),
    visits: await Promise.all((["search", "view"] as const).map((kind) => stores.visitCounts.top(kind, ANY_DAY, 10))),
    visitSums: await stores.visitCounts.sumByDay(["search", "view"], ANY_DAY),
    inbox: await Promise.all([false, true].map((isSuspect) => stores.inbox.list({ isSuspect, limit: 10 }))),
    categories: await places.listCategories({}),
    countries: await places.listCountries({}),
    cities: await places.listCities({}),
    found: [await places.resolvePlace("köln"), await places.suggestPlaces("kol", 5)],
  };
}
