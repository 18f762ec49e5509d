import { Readable } from "node:stream";
import type { Business } from "@meridian/contracts/businesses/business";
import type { ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import type { Placing } from "@meridian/domain/categories/business-category";
import type { Engines } from "@meridian/engines/engines";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import type { ImportBatch, ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import type { JobLease, NewImportJob } from "@meridian/ports/imports/import-job-store";

/** The stores of one engine with their own data, opened by a contract suite for every test. */
export interface StoresUnderTest {
  stores: Engines;
  /** The stores' current time. */
  clock: TestClock;
  /** States that no port can create yet. */
  arrange: {
    /** Gives the business a new slug and keeps the old one as a redirect. */
    changeSlug(id: string, slug: string): Promise<void>;
  };
  /** Another connection to the same data, as in another process; closed with the first. */
  openSecond(options?: Placing): Promise<Engines>;
  /** The same data as seen by moves; closed with the first. */
  openTransfer(): Promise<DirectoryTransfer>;
  close(): Promise<void>;
}

export type OpenStores = (options?: Placing) => Promise<StoresUnderTest>;

export interface TestClock {
  now(): Date;
  advance(ms: number): void;
}

export function createTestClock(start = new Date("2026-03-02T09:00:00.000Z")): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}

export const LEASE_MS = 30_000;
const MAX_FILE_BYTES = 2 ** 30;

export function makeJob(overrides: Partial<NewImportJob> = {}): NewImportJob {
  return {
    fileName: "places.csv",
    fileId: "file-1",
    fileSizeBytes: 1_000,
    fileSha256: "0".repeat(64),
    kind: "csv",
    batchSizeRows: 500,
    createdBy: "admin",
    ...overrides,
  };
}

export interface RunningImport {
  lease: JobLease;
  jobId: string;
  /** Writes the next batch, with a checkpoint behind the previous one. */
  write(drafts: readonly BusinessDraft[], overrides?: Partial<ImportBatch>): Promise<ImportBatchResult>;
  finish(): Promise<void>;
}

/** Saves a file; returns what its import says of it. */
export async function saveFile({ files }: Pick<Engines, "files">, chunks: Iterable<string>) {
  const { id, sizeBytes, sha256 } = await files.save(Readable.from(chunks), { maxBytes: MAX_FILE_BYTES });
  return { fileId: id, fileSizeBytes: sizeBytes, fileSha256: sha256 };
}

/** Saves a file and queues its import. */
export async function queueFile(
  engines: Pick<Engines, "files" | "importJobs">,
  chunks: Iterable<string>,
  overrides: Partial<NewImportJob> = {},
): Promise<ImportJob> {
  return engines.importJobs.create(makeJob({ ...(await saveFile(engines, chunks)), ...overrides }));
}

/** An import just leased by this test's worker. */
export async function startImport(
  { importJobs, businesses }: Pick<Engines, "importJobs" | "businesses">,
  overrides: Partial<NewImportJob> = {},
  leaseMs = LEASE_MS,
): Promise<RunningImport> {
  await importJobs.create(makeJob(overrides));
  const leased = await importJobs.leaseNext({ leaseMs });
  if (leased === undefined) throw new Error("There was no job to lease");
  const { lease } = leased;
  let checkpointRow = 1;
  return {
    lease,
    jobId: lease.jobId,
    write(drafts, overrides = {}) {
      checkpointRow += 1 + drafts.length;
      return businesses.writeImportBatch(makeBatch(lease, drafts, { checkpointRow, ...overrides }));
    },
    async finish() {
      await importJobs.finish(lease, { state: "succeeded" });
    },
  };
}

/** Imports these drafts completely; returns the job's id. */
export async function importFile(
  stores: Engines,
  drafts: readonly BusinessDraft[],
  overrides: Partial<NewImportJob> = {},
): Promise<string> {
  const running = await startImport(stores, overrides);
  await running.write(drafts);
  await running.finish();
  return running.jobId;
}

/** The undo of an import, just leased by this test's worker. */
export async function startUndo({ importJobs }: Engines, jobId: string): Promise<JobLease> {
  await importJobs.requestUndo(jobId, "admin");
  const leased = await importJobs.leaseNext({ leaseMs: LEASE_MS });
  if (leased?.task !== "undo" || leased.job.id !== jobId) throw new Error("There was no such undo to lease");
  return leased.lease;
}

/** Undoes the whole import, `limit` businesses at a time. */
export async function undoImport(stores: Engines, jobId: string, limit = 2): Promise<ImportJob> {
  const lease = await startUndo(stores, jobId);
  for (;;) {
    const { isDone } = await stores.importUndo.undoBatch(lease, limit);
    if (isDone) return stores.importJobs.finishUndo(lease);
  }
}

/** Imports these drafts completely. */
export async function importDrafts(
  stores: Engines,
  drafts: readonly BusinessDraft[],
  overrides: Partial<NewImportJob> = {},
): Promise<ImportBatchResult> {
  const running = await startImport(stores, overrides);
  const result = await running.write(drafts);
  await running.finish();
  return result;
}

export async function deleteBusiness({ editor, places }: Engines, id: string): Promise<void> {
  await editor.remove([id]);
  await places.refresh();
}

export async function disapprove({ editor, places }: Engines, id: string): Promise<void> {
  await editor.setApproved([id], false);
  await places.refresh();
}

export async function lockFields({ editor }: Engines, id: string, lockedFields: readonly string[]): Promise<void> {
  const revision = (await editor.find(id))?.revision ?? 0;
  await editor.edit({ id, revision, patch: {}, lockedFields });
}

export function makeBatch(
  lease: JobLease,
  drafts: readonly BusinessDraft[],
  overrides: Partial<ImportBatch> = {},
): ImportBatch {
  return {
    lease,
    drafts,
    issues: [],
    skipped: { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 },
    skippedNames: [],
    checkpointRow: 1 + drafts.length,
    readShare: 0.5,
    ...overrides,
  };
}

export function makeIssue(row: number, overrides: Partial<ImportIssue> = {}): ImportIssue {
  return {
    row,
    column: "rating",
    code: "bad_rating",
    value: "eleven",
    message: "The rating is not a number from 0 to 5.",
    isRejected: false,
    ...overrides,
  };
}

/** One of the first ten businesses, by its place id. */
export async function businessOfPlace({ businesses }: Pick<Engines, "businesses">, placeId: string): Promise<Business> {
  const found = (await businesses.scan("", 10)).find((business) => business.placeId === placeId);
  if (found === undefined) throw new Error("There is no such business");
  return found;
}
