import { Readable } from "node:stream";
import type { ImportState } from "../../shared/contracts/src/imports/import-job.ts";
import type { BusinessStore } from "../../shared/ports/src/businesses/business-store.ts";
import type { FileStore } from "../../shared/ports/src/file-store.ts";
import type { ImportJobStore } from "../../shared/ports/src/imports/import-job-store.ts";
import { type GeneratedBusiness, generateBusinesses } from "../demo/generate-businesses.ts";
import { businessCsvChunks } from "../demo/write-business-csv.ts";

export interface SeedStores {
  businesses: BusinessStore;
  importJobs: ImportJobStore;
  files: FileStore;
}

export const DEMO_SEED = 2026;
/** Rows per file, so that any directory is imported as files within the importer's limits. */
const ROWS_PER_FILE = 100_000;
const MAX_ROW_BYTES = 4_000;
const BATCH_SIZE_ROWS = 2_000;

/** Whether a directory is empty, so that seeding cannot mix with anyone's data. */
export async function isUntouched({ businesses, importJobs }: SeedStores): Promise<boolean> {
  return (await importJobs.list(1)).length === 0 && (await businesses.countAll()) === 0;
}

/**
 * Queues imports of generated businesses, as files an admin could have uploaded. All files are written before the first job exists, so that
 * an interrupted seeding imports nothing.
 */
export async function queueDemoImports(stores: SeedStores, count: number): Promise<string[]> {
  const businesses = generateBusinesses({ count, seed: DEMO_SEED });
  const files = [];
  for (let from = 0; from < count; from += ROWS_PER_FILE) {
    const rows = Math.min(ROWS_PER_FILE, count - from);
    const csv = Readable.from(businessCsvChunks(take(businesses, rows)));
    files.push(await stores.files.save(csv, { maxBytes: rows * MAX_ROW_BYTES }));
  }
  const jobIds: string[] = [];
  for (const [index, file] of files.entries()) {
    const job = await stores.importJobs.create({
      fileName: files.length === 1 ? "demo-businesses.csv" : `demo-businesses-${index + 1}-of-${files.length}.csv`,
      fileId: file.id,
      fileSizeBytes: file.sizeBytes,
      fileSha256: file.sha256,
      kind: "csv",
      batchSizeRows: BATCH_SIZE_ROWS,
      createdBy: "demo",
    });
    jobIds.push(job.id);
  }
  return jobIds;
}

/** Waits until all jobs have ended; returns the first that failed, or undefined. */
export async function failedJobOf(importJobs: ImportJobStore, jobIds: readonly string[]) {
  for (const id of jobIds) {
    const job = await importJobs.get(id);
    if (job?.state !== "succeeded") return job ?? { id, failure: null };
  }
  return undefined;
}

export async function haveEnded(importJobs: ImportJobStore, jobIds: readonly string[]): Promise<boolean> {
  for (const id of jobIds) {
    const job = await importJobs.get(id);
    if (job !== undefined && RUNNING.has(job.state)) return false;
  }
  return true;
}

const RUNNING: ReadonlySet<ImportState> = new Set(["queued", "running"]);

function* take(businesses: Iterator<GeneratedBusiness>, count: number): Generator<GeneratedBusiness> {
  for (let taken = 0; taken < count; taken++) {
    const next = businesses.next();
    if (next.done) return;
    yield next.value;
  }
}
