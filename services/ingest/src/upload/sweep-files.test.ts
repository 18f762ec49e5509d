import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { type Engines, openEngines } from "@meridian/shared/engines/open-engines";
import { createLogger } from "@meridian/shared/kernel/logger";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { sweepFiles } from "./sweep-files.ts";

const logger = createLogger({ service: "test", level: "silent" });
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let dataDir: string;
let engines: Engines;
beforeEach(async () => {
  dataDir = await makeDataDir();
  engines = await openEngines({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await engines.close();
  await rm(dataDir, { recursive: true });
});

async function saveFile(): Promise<string> {
  return (await engines.files.save(Readable.from(["name\nA\n"]), { maxBytes: 100 })).id;
}

async function queueJob(fileId: string): Promise<void> {
  const file = { fileId, fileName: "a.csv", fileSizeBytes: 7, fileSha256: "00" };
  await engines.importJobs.create({ ...file, kind: "csv", batchSizeRows: 500, createdBy: "admin" });
}

function sweepAfter(ms: number): Promise<number> {
  const { files, importJobs: jobs } = engines;
  return sweepFiles({ files, jobs, logger, retentionMs: DAY_MS, now: () => new Date(Date.now() + ms) });
}

function fileIds(): Promise<string[]> {
  return engines.files.list(new Date(Date.now() + HOUR_MS));
}

it("a file that no job refers to is swept once it is too old to be still on its way", async () => {
  const orphan = await saveFile();
  const used = await saveFile();
  await queueJob(used);
  expect(await sweepAfter(HOUR_MS / 2)).toBe(0);
  expect((await fileIds()).sort()).toEqual([orphan, used].sort());
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
  expect(await fileIds()).toEqual([used]);
});

it("the file of a job is kept while it waits or runs, and for its time after the end", async () => {
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
