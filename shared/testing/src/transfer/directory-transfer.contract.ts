import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { ConfigError } from "@meridian/platform/load-config";
import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import {
  LEASE_MS,
  makeBatch,
  makeJob,
  type OpenStores,
  type StoresUnderTest,
  undoImport,
} from "../stores-under-test.ts";
import { allRecords, copyRecords, pageThrough } from "./copy-records.ts";
import { fillStores, fillWithUndo, idOf, readEverything } from "./filled-stores.ts";

/** One id of each format that engines give to files. */
const FILE_IDS = ["6655f2a1c0ffee0123456789", "0b7c1f54-7a3e-4d0c-9f3b-1d2e3f405162"];

/** A transfer moves everything in the stores, unchanged. */
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

    it("returns every business as stored, in any state", async () => {
      await fillStores(test);
      const records = await allRecords(source.collections.businesses);
      expect(records.map(({ business }) => business)).toEqual(await test.stores.businesses.scan("", 100));
      expect(records.filter(({ business }) => business.deletedAt !== undefined)).toHaveLength(1);
      expect(records.filter(({ business }) => !business.isApproved)).toHaveLength(1);
      expect(records.filter(({ business }) => business.lockedFields.length > 0)).toHaveLength(2);
    });

    it("every store answers at the target as at the source", async () => {
      await fillStores(test);
      await source.collections.goneSlugs.write([{ key: "long-gone" }, { key: "gone-too" }]);
      await moveAll();
      expect(await readEverything(other)).toEqual(await readEverything(test));
      expect(await other.stores.businesses.findBySlug("long-gone")).toEqual({ kind: "gone" });
      for (const kind of ["identityKeys", "slugRedirects", "goneSlugs", "importTouches", "importChanges"] as const) {
        const records = await allRecords(source.collections[kind]);
        expect(records.length).toBeGreaterThan(0);
        expect(await allRecords(target.collections[kind])).toEqual(records);
      }
    });

    it("writing the same again changes nothing", async () => {
      await fillStores(test);
      await moveAll();
      const once = await readEverything(other);
      await moveAll();
      expect(await readEverything(other)).toEqual(once);
    });

    it("a record written again replaces the former one", async () => {
      await fillStores(test);
      await moveAll();
      const [record] = await target.collections.businesses.find([await idOf(test.stores, "cafe")]);
      if (record === undefined) throw new Error("The business did not move");
      const business = { ...record.business, name: "Other name", revision: 9, rating: 1.5 };
      await target.collections.businesses.write([{ ...record, business }]);
      expect(await target.collections.businesses.find([record.key])).toEqual([{ key: record.key, business }]);
    });

    it("pages of any size show each key once", async () => {
      await fillStores(test);
      const { businesses, identityKeys, importTouches, importChanges, cities, visitCounts } = source.collections;
      for (const collection of [businesses, identityKeys, importTouches, importChanges, cities, visitCounts]) {
        const whole = await collection.keys(undefined, 1_000);
        expect(whole.length).toBeGreaterThan(2);
        for (const size of [1, 2, 3]) expect(await pageThrough(collection, size)).toEqual(whole);
      }
    });

    it("deletions apply, except to the audit log", async () => {
      await fillStores(test);
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

    it("a waiting import resumes at the target: its businesses are known, other rows are new", async () => {
      await fillStores(test);
      await moveAll();
      const leased = await other.stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      if (leased === undefined) throw new Error("The import did not wait at the target");
      const drafts = [makeDraft("cafe", {}, 90), makeDraft("half-new", {}, 91), makeDraft("brand-new", {}, 92)];
      const batch = makeBatch(leased.lease, drafts, { checkpointRow: 92 });
      const result = await other.stores.businesses.writeImportBatch(batch);
      expect(result).toMatchObject({ created: 1, updated: 0, unchanged: 0, duplicates: 2 });
    });

    it("undo, complete or interrupted, works at the target", async () => {
      const jobs = await fillWithUndo(test);
      await moveAll();
      const [changes, undone] = [source.collections.importChanges, source.collections.importUndone];
      expect(await allRecords(target.collections.importChanges)).toEqual(await allRecords(changes));
      expect(await allRecords(target.collections.importUndone)).toEqual(await allRecords(undone));
      for (const size of [1, 2]) {
        expect(await pageThrough(changes, size)).toHaveLength(7);
        expect(await pageThrough(undone, size)).toHaveLength(3);
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

    it("events at the target follow those that moved there", async () => {
      await fillStores(test);
      await moveAll();
      const { importJobs, auditLog } = other.stores;
      const before = (await importJobs.list(10)).map(({ id }) => id);
      const { id } = await importJobs.create(makeJob());
      expect((await importJobs.list(10)).map((job) => job.id)).toEqual([id, ...before]);
      await auditLog.append({ at: other.clock.now(), actor: "admin", action: "session.closed" });
      expect((await auditLog.page({ limit: 10 })).map(({ action }) => action)).toEqual([
        "session.closed",
        "session.opened",
      ]);
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

    it("only the move opens a half-moved directory", async () => {
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
