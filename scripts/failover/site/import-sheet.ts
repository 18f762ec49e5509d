import { setTimeout as sleep } from "node:timers/promises";
import type { ImportJob } from "../../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import type { ImportJobStore } from "../../../shared/ports/src/imports/import-job-store.ts";
import { queueFile } from "../../../shared/testing/src/stores-under-test.ts";
import { generateBusinesses } from "../../demo/generate-businesses.ts";
import { businessCsvChunks } from "../../demo/write-business-csv.ts";

const SEED = 77;
/** New rows in each wave; the others are in the previous wave and have changed. */
const NEW_ROWS = 500;
const EVENT_EVERY_ROWS = 250;

/**
 * A sheet with everything an import meets: changed and new businesses, repeated ones, header lines among the data and rows without a name.
 * Waves follow each other like the updates of a real source.
 */
export function importSheet(wave: number, rows: number): string {
  const lines: string[] = [];
  const csv = [...businessCsvChunks(waveOf(wave, rows))].join("").trimEnd().split("\n");
  const [header = ""] = csv;
  const nameless = `,no name at all${header.replace(/[^,]/g, "").slice(1)}`;
  for (const [index, line] of csv.entries()) {
    lines.push(line);
    if (index > 0 && index % EVENT_EVERY_ROWS === 0) lines.push(csv[index / 2] ?? line, header, nameless);
  }
  return `${lines.join("\n")}\n`;
}

function* waveOf(wave: number, rows: number) {
  const first = wave * NEW_ROWS;
  let index = 0;
  for (const business of generateBusinesses({ count: first + rows, seed: SEED })) {
    if (index++ < first) continue;
    yield { ...business, reviews: business.reviews + 10 * wave, street: `${business.street} / ${wave}` };
  }
}

const ASK_EVERY_MS = 200;
/** The maximum time without progress. */
const TIMEOUT_MS = 240_000;

/** Waits until `isReached` returns true for the job; undefined jobs are not stored yet. Throws if no job has progressed for minutes. */
export async function awaitJob(
  find: () => Promise<ImportJob | undefined>,
  isReached: (job: ImportJob) => boolean,
): Promise<ImportJob> {
  let deadline = performance.now() + TIMEOUT_MS;
  let job = await find();
  while (job === undefined || !isReached(job)) {
    if (performance.now() > deadline) throw new Error(`An import stopped at ${JSON.stringify(job)}`);
    await sleep(ASK_EVERY_MS);
    const next = await find();
    if (next?.counters.rowsRead !== job?.counters.rowsRead) deadline = performance.now() + TIMEOUT_MS;
    job = next;
  }
  return job;
}

export function awaitImport(jobs: Pick<ImportJobStore, "get">, id: string): Promise<ImportJob> {
  return awaitJob(
    () => jobs.get(id),
    ({ finishedAt }) => finishedAt !== null,
  );
}

/** Imports a CSV file through a site's ingest process; returns the ended job. */
export async function importChunks(
  engines: Engines,
  chunks: Iterable<string>,
  batchSizeRows: number,
): Promise<ImportJob> {
  const job = await queueFile(engines, chunks, { batchSizeRows });
  return awaitImport(engines.importJobs, job.id);
}
