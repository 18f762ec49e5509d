import type { StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import { describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { type OpenStores, startImport } from "../stores-under-test.ts";

function makeCleanupJob(id: string, overrides: Partial<StoredCleanupJob> = {}): StoredCleanupJob {
  return {
    id,
    kind: "fix_slugs",
    state: "running",
    processedCount: 0,
    changedCount: 0,
    startedBy: "admin",
    startedAt: "2026-03-02T09:00:00.000Z",
    endedAt: null,
    checkpoint: "",
    ofJobId: null,
    ...overrides,
  };
}

/** Cleanup jobs, and the directory's settings. */
export function describeCleanupStoresContract(engine: string, open: OpenStores): void {
  describe(`cleanup on ${engine}`, () => {
    const test = storesPerTest(open);

    it("keeps a job's progress for the process that resumes it", async () => {
      const { cleanupJobs } = test.stores;
      const job = makeCleanupJob("one");
      await cleanupJobs.add(job);
      await cleanupJobs.add({ ...job, processedCount: 9 });
      await cleanupJobs.add(makeCleanupJob("two", { kind: "delete_all", ofJobId: "one" }));
      expect(await cleanupJobs.listRunning()).toMatchObject([{ id: "one" }, { id: "two" }]);
      const further = { ...job, state: "stopped" as const, checkpoint: "abc", processedCount: 500, changedCount: 3 };
      await cleanupJobs.save(further);
      expect(await cleanupJobs.find("one")).toEqual(further);
      expect(await cleanupJobs.findOpen("fix_slugs")).toEqual(further);
      expect(await cleanupJobs.listRunning()).toMatchObject([{ id: "two", ofJobId: "one" }]);
      expect(await cleanupJobs.hasFinished("fix_slugs")).toBe(false);
      const ended = { ...further, state: "finished" as const, endedAt: "2026-03-02T09:05:00.000Z" };
      await cleanupJobs.save(ended);
      expect(await cleanupJobs.findOpen("fix_slugs")).toBeUndefined();
      expect(await cleanupJobs.hasFinished("fix_slugs")).toBe(true);
      expect(await cleanupJobs.hasFinished("delete_all")).toBe(false);
      expect(await cleanupJobs.list(10)).toMatchObject([{ id: "two" }, ended]);
      expect(await cleanupJobs.list(1)).toHaveLength(1);
      expect(await cleanupJobs.find("three")).toBeUndefined();
    });

    it("approves by default", async () => {
      const { directorySettings } = test.stores;
      expect(await directorySettings.get()).toEqual({ isApprovedByDefault: true });
      await directorySettings.put({ isApprovedByDefault: false });
      expect(await directorySettings.get()).toEqual({ isApprovedByDefault: false });
      await directorySettings.put({ isApprovedByDefault: true });
      expect(await directorySettings.get()).toEqual({ isApprovedByDefault: true });
    });

    it("drafts that await approval are stored unpublished, also when restored from the trash", async () => {
      const { businesses, editor, places } = test.stores;
      const waiting = { ...makeDraft("a"), isApproved: false };
      const running = await startImport(test.stores);
      await running.write([waiting]);
      await running.finish();
      await places.refresh();
      const [stored] = await businesses.scan("", 1);
      expect(stored?.isApproved).toBe(false);
      expect([await businesses.countListed(), await businesses.countAll()]).toEqual([0, 1]);
      await editor.setApproved([stored?.id ?? ""], true);
      const again = await startImport(test.stores);
      await again.write([{ ...waiting, fields: { ...waiting.fields, rating: 1 } }]);
      await again.finish();
      expect(await editor.find(stored?.id ?? "")).toMatchObject({ rating: 1, isApproved: true });
      await editor.remove([stored?.id ?? ""]);
      const back = await startImport(test.stores, { restoresDeleted: true });
      await back.write([waiting]);
      await back.finish();
      expect(await editor.find(stored?.id ?? "")).toMatchObject({ isApproved: false });
      await places.refresh();
      expect(await businesses.countListed()).toBe(0);
    });
  });
}
