import { Readable } from "node:stream";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { createLogger } from "@meridian/platform/logger";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { makeJob } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sweepFiles, sweepHourly } from "./sweep-files.ts";

const logger = createLogger({ service: "test", level: "silent" });

let engines: TestEngines;
beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(() => engines.close());

async function saveFile(): Promise<string> {
  return (await engines.files.save(Readable.from(["name\nA\n"]), { maxBytes: 100 })).id;
}

async function queueJob(fileId: string): Promise<void> {
  await engines.importJobs.create(makeJob({ fileId }));
}

function sweepAfter(ms: number): Promise<number> {
  const { files, importJobs: jobs } = engines;
  return sweepFiles({ files, jobs, logger, retentionMs: DAY_MS, now: () => new Date(Date.now() + ms) });
}

function fileIds(): Promise<string[]> {
  return engines.files.list(new Date(Date.now() + HOUR_MS));
}

it("a file without a job is deleted once it is too old to be part of an upload", async () => {
  const orphan = await saveFile();
  const used = await saveFile();
  await queueJob(used);
  expect(await sweepAfter(HOUR_MS / 2)).toBe(0);
  expect((await fileIds()).sort()).toEqual([orphan, used].sort());
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
  expect(await fileIds()).toEqual([used]);
});

it("a job's file is kept while it waits or runs, and for its retention time after the end", async () => {
  const fileId = await saveFile();
  await queueJob(fileId);
  expect(await sweepAfter(30 * DAY_MS)).toBe(0);
  const leased = await engines.importJobs.leaseNext({ leaseMs: 1000 });
  if (leased === undefined) throw new Error("There is no job");
  await engines.importJobs.finish(leased.lease, { state: "succeeded" });
  expect(await sweepAfter(DAY_MS / 2)).toBe(0);
  expect(await sweepAfter(2 * DAY_MS)).toBe(1);
  expect(await fileIds()).toEqual([]);
});

it("an upload in parts is deleted when it has expired, and not before", async () => {
  const { files } = engines;
  const expiresAt = new Date(Date.now() + DAY_MS);
  const { id } = await files.beginPartial({ fileName: "a.csv", sizeBytes: 4, expiresAt });
  await files.appendPartial(id, Readable.from([Buffer.from("na")]), { offsetBytes: 0, expiresAt });
  expect(await sweepAfter(DAY_MS / 2)).toBe(0);
  expect((await files.findPartial(id))?.offsetBytes).toBe(2);
  expect(await sweepAfter(DAY_MS + HOUR_MS)).toBe(1);
  expect(await files.findPartial(id)).toBeUndefined();
});

it("one of several processes that start together sweeps", async () => {
  const { files: stored, importJobs: jobs, leases } = engines;
  let sweeps = 0;
  const files = {
    ...stored,
    list(before: Date) {
      sweeps++;
      return stored.list(before);
    },
  };
  const options = { files, jobs, logger, retentionMs: DAY_MS, leases };
  const stops = ["one", "other", "third"].map((holder) => sweepHourly({ ...options, holder }));
  await expect.poll(() => leases.acquire("sweep of uploaded files", "late", HOUR_MS)).toBe(false);
  await expect.poll(() => sweeps).toBe(1);
  for (const stop of stops) stop();
});
