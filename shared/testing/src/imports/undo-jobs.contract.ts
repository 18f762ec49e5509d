import { describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import {
  importFile,
  LEASE_MS,
  makeBatch,
  makeJob,
  type OpenStores,
  startImport,
  startUndo,
} from "../stores-under-test.ts";

/** Undos in the queue. */
export function describeUndoJobsContract(engine: string, open: OpenStores): void {
  describe(`undos in the queue on ${engine}`, () => {
    const test = storesPerTest(open);

    const lease = () => test.stores.importJobs.leaseNext({ leaseMs: LEASE_MS });

    it("an undo is requested once, for an import that has ended and changed something", async () => {
      const { stores } = test;
      const { importJobs } = stores;
      const refused = (id: string, code = "conflict") =>
        expect(importJobs.requestUndo(id, "admin")).rejects.toMatchObject({ code });
      await refused("nope", "not_found");
      const running = await startImport(stores);
      await running.write([makeDraft("a")]);
      await refused(running.jobId);
      await running.finish();
      await refused(await importFile(stores, [makeDraft("a")]));
      await refused(await importFile(stores, []));
      const requested = await importJobs.requestUndo(running.jobId, "root");
      expect(requested).toMatchObject({ state: "succeeded", attempts: 0 });
      expect(requested.undo).toEqual({
        state: "queued",
        requestedBy: "root",
        requestedAt: test.clock.now().toISOString(),
        finishedAt: null,
        removed: 0,
        restored: 0,
        kept: 0,
      });
      expect(await importJobs.get(running.jobId)).toEqual(requested);
      await refused(running.jobId);
    });

    it("a worker keeps an undo, tells its phase, puts it back and ends it", async () => {
      const { stores } = test;
      const { importJobs } = stores;
      const jobId = await importFile(stores, [makeDraft("a")]);
      const first = await startUndo(stores, jobId);
      test.clock.advance(LEASE_MS - 1);
      expect(await importJobs.heartbeat(first, LEASE_MS)).toEqual({ isLost: false, isCancelRequested: false });
      test.clock.advance(LEASE_MS - 1);
      expect(await lease()).toBeUndefined();
      await importJobs.setPhase(first, "undoing");
      expect(await importJobs.get(jobId)).toMatchObject({
        phase: "undoing",
        state: "succeeded",
        undo: { state: "running" },
      });
      await importJobs.release(first);
      expect(await importJobs.get(jobId)).toMatchObject({ state: "succeeded", attempts: 0, undo: { state: "queued" } });
      expect(await importJobs.heartbeat(first, LEASE_MS)).toMatchObject({ isLost: true });
      const again = await lease();
      if (again === undefined) throw new Error("The undo was not handed out again");
      expect(again).toMatchObject({ task: "undo", job: { id: jobId, attempts: 1 } });
      await expect(importJobs.finishUndo(first)).rejects.toMatchObject({ code: "conflict" });
      await expect(importJobs.finish(again.lease, { state: "succeeded" })).rejects.toMatchObject({ code: "conflict" });
      test.clock.advance(5);
      const finishedAt = test.clock.now().toISOString();
      const ended = await importJobs.finishUndo(again.lease);
      expect(ended).toMatchObject({ state: "succeeded", phase: "done", undo: { state: "done", finishedAt } });
      expect(ended.finishedAt).not.toBe(finishedAt);
      test.clock.advance(LEASE_MS * 2);
      expect(await lease()).toBeUndefined();
    });

    it("undos go before imports, the newest job's first and one at a time", async () => {
      const { stores } = test;
      const { importJobs } = stores;
      const jobs = [await importFile(stores, [makeDraft("a")]), await importFile(stores, [makeDraft("b")])];
      const waiting = (await importJobs.create(makeJob())).id;
      for (const id of jobs) await importJobs.requestUndo(id, "admin");
      const leases = [await lease(), await lease(), await lease()];
      expect(leases.map((leased) => [leased?.task, leased?.job.id])).toEqual([
        ["undo", jobs[1]],
        ["import", waiting],
        [undefined, undefined],
      ]);
      if (leases[0] !== undefined) await importJobs.finishUndo(leases[0].lease);
      expect(await lease()).toMatchObject({ task: "undo", job: { id: jobs[0] } });
    });

    it("a cancelled import can be undone, and its undo is not cancelled with it", async () => {
      const { stores } = test;
      const running = await startImport(stores);
      await running.write([makeDraft("a")]);
      await stores.importJobs.requestCancel(running.jobId);
      await stores.importJobs.finish(running.lease, { state: "cancelled" });
      const undo = await startUndo(stores, running.jobId);
      expect(await stores.importJobs.heartbeat(undo, LEASE_MS)).toEqual({ isLost: false, isCancelRequested: false });
      expect(await stores.importJobs.requestCancel(running.jobId)).toBe(false);
      expect(await stores.importUndo.undoBatch(undo, 5)).toMatchObject({ removed: 1 });
    });

    it("an import cannot use the lease of an undo, nor the reverse", async () => {
      const { stores } = test;
      const jobId = await importFile(stores, [makeDraft("a")]);
      const undo = await startUndo(stores, jobId);
      const importing = await startImport(stores);
      await expect(stores.importUndo.undoBatch(importing.lease, 5)).rejects.toMatchObject({ code: "conflict" });
      await expect(stores.importJobs.finishUndo(importing.lease)).rejects.toMatchObject({ code: "conflict" });
      await expect(
        stores.businesses.writeImportBatch(makeBatch(undo, [makeDraft("b")], { checkpointRow: 99 })),
      ).rejects.toMatchObject({ code: "conflict" });
      expect(await stores.businesses.countAll()).toBe(1);
    });
  });
}
