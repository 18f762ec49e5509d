import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Business } from "@meridian/shared/contracts/business";
import type { ImportJob, ImportPhase } from "@meridian/shared/contracts/import-job";
import { type Engines, openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { afterEach, expect, it } from "vitest";
import { type IngestProcess, startIngestProcess } from "../testing/ingest-process.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { eventually, sampleCsv, upload } from "../testing/sample-sheets.ts";
import { openSession } from "../testing/start-test-ingest.ts";

/** In which phase, and up to which share of the rows, each kill comes; the moment is left to chance. */
const KILLS: readonly (readonly [ImportPhase, latestShare: number])[] = [
  ["reading", 0.1],
  ["reading", 0.5],
  ["reading", 0.9],
  ["indexing", 1],
];
const ROWS = 8000;
/** The least that may be configured: a killed worker's job is taken on this much later. */
const environment = { IMPORT_LEASE_SECONDS: "3", LOG_LEVEL: "fatal" };

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** New rows, known rows that changed, rows about the same business, header lines and bad rows. */
function eventfulCsv(): string {
  const lines = sampleCsv(1, ROWS).trimEnd().split("\n");
  const [header = ""] = lines;
  const sample = lines[ROWS / 3] ?? "";
  for (let at = ROWS; at > 0; at -= 500) lines.splice(at, 0, sample, header, ",no name at all,,,,,,,,");
  return lines.join("\n");
}

interface Directory {
  dataDir: string;
  engines: Engines;
  cookie: string;
}

async function openDirectory(): Promise<Directory> {
  const dataDir = await makeDataDir();
  cleanups.push(() => rm(dataDir, { recursive: true }));
  const engines = await openEngines({ DATA_DIR: dataDir });
  cleanups.push(() => engines.close());
  return { dataDir, engines, cookie: await openSession(engines) };
}

async function start({ dataDir }: Directory): Promise<IngestProcess> {
  const started = await startIngestProcess(dataDir, environment);
  cleanups.push(() => started.kill());
  return started;
}

async function send({ cookie }: Directory, { url }: IngestProcess, csv: string): Promise<void> {
  const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100" } };
  await (await upload({ url, cookie }, csv, options)).json();
}

async function newestJob({ engines }: Directory): Promise<ImportJob> {
  return eventually(async () => (await engines.importJobs.list(1))[0]);
}

/** Everything that must not depend on what happened on the way. */
async function endState({ engines, dataDir }: Directory) {
  const businesses: Omit<Business, "createdAt" | "updatedAt" | "source">[] = [];
  for (let afterId = ""; ; ) {
    const page = await engines.businesses.scan(afterId, 1000);
    businesses.push(...page.map(({ createdAt: _c, updatedAt: _u, source: _s, ...rest }) => rest));
    const last = page.at(-1);
    if (last === undefined) break;
    afterId = last.id;
  }
  const { counters, issueCounts, state, skippedNames, checkpointRow } = await newestJob({
    engines,
    dataDir,
    cookie: "",
  });
  const index = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  const query = { filters: {}, sort: "relevance", offset: 0, limit: 10, withFacets: false } as const;
  const { documents } = await index.status();
  const cafes = await index.search({ ...query, text: "cafe" });
  const known = await index.search({ ...query, text: "sample 77" });
  await index.close();
  return {
    job: { counters, issueCounts, state, skippedNames, checkpointRow },
    businesses,
    listed: await engines.businesses.countListed(),
    unindexed: await engines.businesses.countUnindexed(),
    places: [
      await engines.places.totals(),
      await engines.places.listCategories({}),
      await engines.places.listCities({}),
    ],
    index: { documents, cafes: cafes.total, known: known.hits.map(({ id }) => id) },
  };
}

async function runUndisturbed(csv: string) {
  const directory = await openDirectory();
  const ingest = await start(directory);
  await send(directory, ingest, sampleCsv(1, 1000, "old"));
  await send(directory, ingest, csv);
  expect(await ingest.stop()).toBe(0);
  return endState(directory);
}

it("an import that is killed again and again ends as if nothing had happened", { timeout: 240_000 }, async () => {
  const csv = eventfulCsv();
  const expected = await runUndisturbed(csv);
  expect(expected.listed).toBe(ROWS);

  const directory = await openDirectory();
  let ingest = await start(directory);
  await send(directory, ingest, sampleCsv(1, 1000, "old"));
  const { id: firstId } = await newestJob(directory);
  send(directory, ingest, csv).catch(() => undefined);
  const moments: string[] = [];
  let checkpointRow = 0;
  for (const [phase, latestShare] of KILLS) {
    const afterRow = Math.max(checkpointRow, Math.random() * latestShare * ROWS);
    await eventually(async () => {
      const job = await newestJob(directory);
      if (job.id === firstId) return undefined;
      const isMoment = job.phase === phase && (phase !== "reading" || job.checkpointRow > afterRow);
      return isMoment || job.finishedAt !== null ? true : undefined;
    });
    await sleep(Math.random() * 100);
    await ingest.kill();
    const left = await newestJob(directory);
    checkpointRow = left.checkpointRow;
    moments.push(`${left.phase} ${checkpointRow}`);
    ingest = await start(directory);
  }
  await eventually(async () => ((await newestJob(directory)).finishedAt === null ? undefined : true), 60_000);
  expect(await ingest.stop(), `killed at ${moments.join(", ")}`).toBe(0);
  expect(await endState(directory), `killed at ${moments.join(", ")}`).toEqual(expected);
  expect(moments.filter((moment) => !moment.startsWith("done")).length, moments.join(", ")).toBeGreaterThan(1);
});

it("a process that is asked to stop puts its job back, and the next one goes on at once", {
  timeout: 60_000,
}, async () => {
  const directory = await openDirectory();
  const first = await start(directory);
  const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100" } };
  const answer = upload({ url: first.url, cookie: directory.cookie }, sampleCsv(1, 10_000), options);
  const job = await eventually(async () => {
    const [newest] = await directory.engines.importJobs.list(1);
    return newest !== undefined && newest.checkpointRow > 0 ? newest : undefined;
  });
  expect(await first.stop()).toBe(0);
  expect((await answer).status).toBe(503);
  expect(await directory.engines.importJobs.get(job.id)).toMatchObject({ state: "queued", attempts: 0 });

  await start(directory);
  const ended = await eventually(async () => {
    const now = await directory.engines.importJobs.get(job.id);
    return now?.finishedAt == null ? undefined : now;
  }, 40_000);
  expect(ended).toMatchObject({ state: "succeeded", counters: { rowsRead: 10_000, created: 10_000 } });
});

it("a file that takes its worker down again and again fails with a message", { timeout: 60_000 }, async () => {
  const directory = await openDirectory();
  const { engines } = directory;
  const file = { fileId: "no-such-file", fileName: "poison.csv", fileSizeBytes: 1, fileSha256: "00" };
  const job = await engines.importJobs.create({ ...file, kind: "csv", batchSizeRows: 500, createdBy: "admin" });
  for (let attempt = 1; attempt <= 3; attempt++) {
    await engines.importJobs.leaseNext({ leaseMs: 1 });
    await sleep(5);
  }
  await start(directory);
  const ended = await eventually(async () => {
    const now = await engines.importJobs.get(job.id);
    return now?.finishedAt == null ? undefined : now;
  });
  expect(ended).toMatchObject({ state: "failed", failure: { message: expect.stringContaining("3 kez") } });
});
