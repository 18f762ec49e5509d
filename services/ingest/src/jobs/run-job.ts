import type { ImportJob, ImportPhase } from "@meridian/shared/contracts/import-job";
import type { ProblemCode } from "@meridian/shared/contracts/problem";
import { isAppError } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore, JobLease, JobOutcome, LeasedJob } from "@meridian/shared/ports/import-job-store";
import type { DatasetAnnouncer } from "../load/dataset-announcer.ts";
import { importBatches } from "../load/import-pipeline.ts";
import type { IndexKeeper } from "../load/index-keeper.ts";
import type { ImportSource, ImportSourceOptions } from "../parse/open-import-source.ts";
import { createPaceMeter, progressOf } from "../progress/job-progress.ts";
import type { ProgressHub } from "../progress/progress-hub.ts";
import type { LeaseKeeper } from "./lease-keeper.ts";

export interface RunJobDeps {
  jobs: ImportJobStore;
  businesses: Pick<BusinessStore, "writeImportBatch">;
  files: Pick<FileStore, "openLocal">;
  openSource: (options: ImportSourceOptions) => Promise<ImportSource>;
  keeper: Pick<IndexKeeper, "wake" | "flush" | "requestDriftCheck">;
  announcer: DatasetAnnouncer;
  hub: ProgressHub;
  logger: Logger;
  onRows?: (rows: number) => void;
}

/** A file that took its worker down this often without one batch written is not tried again. */
export const MAX_ATTEMPTS = 3;
/** Codes that blame the sheet. Everything else may pass, and the file is tried again. */
const FAILURES_OF_THE_FILE: ReadonlySet<ProblemCode> = new Set([
  "invalid_input",
  "unsupported_media",
  "too_large",
  "not_found",
]);
/** Least time between two looks for a cancel, which costs a write. */
const RENEW_EVERY_MS = 1000;

/**
 * Takes a leased job to its end: read, index, count. Undefined when it has to let go of the job, which another worker
 * then goes on with. A sheet that cannot be read fails the job; any other error is thrown and leaves the lease to expire.
 */
export async function runJob(deps: RunJobDeps, leased: LeasedJob, keeper: LeaseKeeper): Promise<ImportJob | undefined> {
  const { lease, job } = leased;
  const outcome = await readAll(deps, leased, keeper);
  if (outcome === undefined) return undefined;

  await enterPhase(deps, lease, "indexing");
  const isIndexed = await Promise.race([deps.keeper.flush(), whenAborted(keeper.letGoSignal)]);
  if (keeper.letGoSignal.aborted) return undefined;
  if (!isIndexed) deps.logger.error({ jobId: job.id }, "a job ends with rows that are not indexed yet");

  await enterPhase(deps, lease, "counting");
  await deps.announcer.announce();
  deps.keeper.requestDriftCheck();
  const ended = await deps.jobs.finish(lease, outcome);
  deps.hub.publish(progressOf(ended));
  return ended;
}

/**
 * Reads on from the checkpoint, also where a worker died after reading: the file then tells again how it ended.
 * Undefined when the worker has to let go of the job.
 */
async function readAll(deps: RunJobDeps, leased: LeasedJob, keeper: LeaseKeeper): Promise<JobOutcome | undefined> {
  const { job } = leased;
  const hadRead = job.phase === "indexing" || job.phase === "counting";
  if (!hadRead && job.attempts > MAX_ATTEMPTS) return tooManyAttempts();
  try {
    await keeper.renew();
    keeper.signal.throwIfAborted();
    await readFile(deps, leased, keeper);
    return { state: "succeeded" };
  } catch (error) {
    if (keeper.letGoSignal.aborted) return undefined;
    if (keeper.signal.aborted) return { state: "cancelled" };
    if (!isAppError(error) || !FAILURES_OF_THE_FILE.has(error.code)) throw error;
    return { state: "failed", code: error.code, message: error.message };
  }
}

async function readFile(deps: RunJobDeps, { lease, job }: LeasedJob, keeper: LeaseKeeper): Promise<void> {
  const { jobs, businesses, files, openSource, hub } = deps;
  const meter = createPaceMeter(job);
  await enterPhase(deps, lease, "reading");
  const file = await files.openLocal(job.fileId);
  try {
    const { batchSizeRows, checkpointRow: afterRow } = job;
    const source = await openSource({ path: file.path, batchSizeRows, afterRow, signal: keeper.signal });
    try {
      await jobs.setColumnExtraction(lease, source.columnExtraction);
      let renewedAt = performance.now();
      let rowsRead = job.counters.rowsRead;
      await importBatches({
        source,
        lease,
        businesses,
        signal: keeper.signal,
        onBatch: async ({ counters, readShare }) => {
          deps.onRows?.(counters.rowsRead - rowsRead);
          rowsRead = counters.rowsRead;
          const pace = meter.measure(counters.rowsRead, readShare);
          hub.publish({ ...progressOf(job), state: "running", phase: "reading", counters, readShare, ...pace });
          deps.keeper.wake();
          await deps.announcer.announceIfDue();
          if (performance.now() - renewedAt < RENEW_EVERY_MS) return;
          renewedAt = performance.now();
          await keeper.renew();
        },
      });
    } finally {
      await source.close();
    }
  } finally {
    await file.release();
  }
}

async function enterPhase({ jobs, hub }: RunJobDeps, lease: JobLease, phase: ImportPhase): Promise<void> {
  await jobs.setPhase(lease, phase);
  const job = await jobs.get(lease.jobId);
  if (job !== undefined) hub.publish(progressOf(job));
}

function whenAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    signal.addEventListener("abort", () => resolve(false), { once: true });
  });
}

function tooManyAttempts(): JobOutcome {
  const message = `Dosya okunurken işlem ${MAX_ATTEMPTS} kez yarıda kesildi; içe aktarma durduruldu`;
  return { state: "failed", code: "internal", message };
}
