import type { ImportIssue } from "../contracts/import-job.ts";
import type { Engines } from "../engines/open-engines.ts";
import type { BusinessDraft, ImportBatch, ImportBatchResult } from "../ports/business-store.ts";
import type { JobLease, NewImportJob } from "../ports/import-job-store.ts";

/** The stores of one engine on data of their own, as a contract suite opens them for every test. */
export interface StoresUnderTest {
  stores: Engines;
  /** What the stores take for now. */
  clock: TestClock;
  /** States that no port can bring about yet; the roll-ups are counted anew afterwards. */
  arrange: {
    deleteBusiness(id: string): Promise<void>;
    disapprove(id: string): Promise<void>;
    lockFields(id: string, fields: readonly string[]): Promise<void>;
    /** Gives the business another slug and keeps the old one as a redirect. */
    changeSlug(id: string, slug: string): Promise<void>;
  };
  /** A further connection to the same data, as another process has it; closed with the first. */
  openSecond(): Promise<Engines>;
  close(): Promise<void>;
}

export type OpenStores = () => Promise<StoresUnderTest>;

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
  /** Writes the next batch; its checkpoint stands behind the one before. */
  write(drafts: readonly BusinessDraft[], overrides?: Partial<ImportBatch>): Promise<ImportBatchResult>;
  finish(): Promise<void>;
}

/** An import that this test's worker has just leased. */
export async function startImport({ importJobs, businesses }: Engines): Promise<RunningImport> {
  await importJobs.create(makeJob());
  const leased = await importJobs.leaseNext({ leaseMs: LEASE_MS });
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

/** One whole import of these drafts. */
export async function importDrafts(stores: Engines, drafts: readonly BusinessDraft[]): Promise<ImportBatchResult> {
  const running = await startImport(stores);
  const result = await running.write(drafts);
  await running.finish();
  return result;
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
    skipped: { duplicates: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 },
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
