import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import { LEASE_MS, makeIssue, makeJob, type OpenStores, startImport } from "../stores-under-test.ts";

/** A durable queue: every job ends exactly once, whatever dies in between. */
export function describeImportJobStoreContract(engine: string, open: OpenStores): void {
  describe(`import jobs on ${engine}`, () => {
    const test = storesPerTest(open);

    const lease = () => test.stores.importJobs.leaseNext({ leaseMs: LEASE_MS });

    it("a new job is queued with all counters at zero", async () => {
      const { importJobs } = test.stores;
      const job = await importJobs.create(makeJob());
      expect(job).toMatchObject({
        ...makeJob(),
        state: "queued",
        phase: "waiting",
        createdAt: test.clock.now().toISOString(),
        startedAt: null,
        finishedAt: null,
        checkpointRow: 0,
        readShare: 0,
        attempts: 0,
        counters: NO_ROWS,
        issueCounts: {},
        columnExtraction: null,
        skippedNames: [],
        failure: null,
      });
      expect(await importJobs.get(job.id)).toEqual(job);
      expect(await importJobs.findByFile("file-1")).toEqual(job);
      expect(await importJobs.get("nope")).toBeUndefined();
      expect(await importJobs.findByFile("nope")).toBeUndefined();
    });

    it("lists the newest first", async () => {
      const { importJobs } = test.stores;
      for (const fileName of ["a.csv", "b.csv", "c.csv"]) await importJobs.create(makeJob({ fileName }));
      expect((await importJobs.list(2)).map(({ fileName }) => fileName)).toEqual(["c.csv", "b.csv"]);
      expect(await importJobs.list(0)).toEqual([]);
    });

    it("leases the oldest job first, each to one worker", async () => {
      const { importJobs } = test.stores;
      const second = await test.openSecond();
      for (const fileName of ["a.csv", "b.csv"]) await importJobs.create(makeJob({ fileName }));
      const leases = [await lease(), await second.importJobs.leaseNext({ leaseMs: LEASE_MS }), await lease()];
      expect(leases.map((leased) => leased?.job.fileName)).toEqual(["a.csv", "b.csv", undefined]);
      expect(leases[0]?.job).toMatchObject({
        state: "running",
        attempts: 1,
        startedAt: test.clock.now().toISOString(),
      });
    });

    it("a job whose worker went silent goes to another, and the first learns that it lost it", async () => {
      const { importJobs } = test.stores;
      const first = await startImport(test.stores);
      test.clock.advance(LEASE_MS - 1);
      expect(await lease()).toBeUndefined();
      test.clock.advance(1);
      const taken = await lease();
      expect(taken?.job).toMatchObject({ id: first.jobId, attempts: 2 });
      expect(await importJobs.heartbeat(first.lease, LEASE_MS)).toEqual({ isLost: true, isCancelRequested: false });
      for (const act of [
        () => importJobs.setPhase(first.lease, "indexing"),
        () => importJobs.release(first.lease),
        () => importJobs.finish(first.lease, { state: "succeeded" }),
      ]) {
        await expect(act()).rejects.toMatchObject({ code: "conflict" });
      }
      expect(await importJobs.get(first.jobId)).toMatchObject({ state: "running", phase: "waiting" });
    });

    it("a heartbeat keeps the job", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      test.clock.advance(LEASE_MS - 1);
      expect(await importJobs.heartbeat(running.lease, LEASE_MS)).toEqual({ isLost: false, isCancelRequested: false });
      test.clock.advance(LEASE_MS - 1);
      expect(await lease()).toBeUndefined();
    });

    it("a released job is queued again without an attempt against it", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      await importJobs.release(running.lease);
      expect(await importJobs.get(running.jobId)).toMatchObject({ state: "queued", attempts: 0 });
      expect(await importJobs.heartbeat(running.lease, LEASE_MS)).toMatchObject({ isLost: true });
      expect((await lease())?.job).toMatchObject({ id: running.jobId, attempts: 1 });
    });

    it("a worker reports phase and columns", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      const extraction = { extractedCount: 2, extractionRate: 8.7, successful: ["name"], missing: [], unknown: ["x"] };
      await importJobs.setPhase(running.lease, "indexing");
      await importJobs.describeFile(running.lease, {
        columnExtraction: extraction,
        notes: ["Two sheets were not read."],
      });
      expect(await importJobs.get(running.jobId)).toMatchObject({
        phase: "indexing",
        columnExtraction: extraction,
        notes: ["Two sheets were not read."],
      });
    });

    it("jobs are found by the hash of their file, the newest first, and listed page by page", async () => {
      const { importJobs } = test.stores;
      const made: string[] = [];
      for (const fileSha256 of ["a", "b", "a", "a"]) made.push((await importJobs.create(makeJob({ fileSha256 }))).id);
      const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);
      expect(idsOf(await importJobs.findByContent("a", 2))).toEqual([made[3], made[2]]);
      expect(await importJobs.findByContent("c", 2)).toEqual([]);
      expect(idsOf(await importJobs.list(2, 1))).toEqual([made[2], made[1]]);
    });

    it("a job keeps the choices it was made with", async () => {
      const { importJobs } = test.stores;
      const choices = { isDryRun: true, columnChoices: [{ column: 3, field: "name" as const }], notes: ["A note."] };
      const { id } = await importJobs.create(makeJob(choices));
      expect(await importJobs.get(id)).toMatchObject(choices);
    });

    it("texts are stored as keys with parameters, those of earlier versions unchanged", async () => {
      const { importJobs } = test.stores;
      const sheets = [{ key: "sheet_rows", params: { sheet: "Ürünler", count: 3 } }, "Notes"];
      const notes = [{ key: "sheets_unread", params: { sheets } }, "Eski bir not."];
      const message = { key: "workbook_damaged", params: { what: { key: "zip_cut_off", params: {} } } };
      const running = await startImport(test.stores);
      await importJobs.describeFile(running.lease, { columnExtraction: null, notes });
      await importJobs.finish(running.lease, { state: "failed", code: "invalid_input", message });
      const job = await importJobs.get(running.jobId);
      expect([job?.notes, job?.failure]).toEqual([notes, { code: "invalid_input", message }]);
    });

    it("a finished job ends once and is never leased again", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      test.clock.advance(5_000);
      const failure = { code: "bad_file", message: "The file is cut off." };
      const ended = await importJobs.finish(running.lease, { state: "failed", ...failure });
      expect(ended).toMatchObject({
        state: "failed",
        phase: "done",
        failure,
        finishedAt: test.clock.now().toISOString(),
      });
      await expect(importJobs.finish(running.lease, { state: "succeeded" })).rejects.toMatchObject({
        code: "conflict",
      });
      test.clock.advance(LEASE_MS * 2);
      expect(await lease()).toBeUndefined();
      expect(await importJobs.requestCancel(running.jobId)).toBe(false);
    });

    it("a queued job is cancelled at once", async () => {
      const { importJobs } = test.stores;
      const { id } = await importJobs.create(makeJob());
      expect(await importJobs.requestCancel(id)).toBe(true);
      expect(await importJobs.get(id)).toMatchObject({
        state: "cancelled",
        phase: "done",
        finishedAt: test.clock.now().toISOString(),
      });
      expect(await lease()).toBeUndefined();
      expect(await importJobs.requestCancel("nope")).toBe(false);
    });

    it("a running job is signalled to stop", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      expect(await importJobs.requestCancel(running.jobId)).toBe(true);
      expect(await importJobs.heartbeat(running.lease, LEASE_MS)).toEqual({ isLost: false, isCancelRequested: true });
      expect(await importJobs.finish(running.lease, { state: "cancelled" })).toMatchObject({ state: "cancelled" });
    });

    it("a cancelled job whose worker died ends without a worker", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      await importJobs.requestCancel(running.jobId);
      test.clock.advance(LEASE_MS + 1);
      expect(await lease()).toBeUndefined();
      expect(await importJobs.get(running.jobId)).toMatchObject({ state: "cancelled", phase: "done" });
    });

    it("lists issues by row", async () => {
      const { importJobs } = test.stores;
      const running = await startImport(test.stores);
      const whole = makeIssue(3, { column: null, code: "name_missing", isRejected: true });
      await running.write([], { issues: [makeIssue(9), whole, makeIssue(5)] });
      expect(await importJobs.listIssues(running.jobId, 2)).toEqual([whole, makeIssue(5)]);
      expect(await importJobs.listIssues("nope", 2)).toEqual([]);
      expect(await importJobs.listIssues(running.jobId, 0)).toEqual([]);
    });
  });
}
