import type { AuditAction } from "@meridian/contracts/admin/audit-words";
import type { ImportJob, ImportPause } from "@meridian/contracts/imports/import-job";
import { isHeld, progressOf } from "@meridian/domain/imports/import-progress";
import { isUnavailable } from "@meridian/platform/app-error";
import { runInRequestContext } from "@meridian/platform/request-context";
import type { LeasedJob } from "@meridian/ports/imports/import-job-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { createWaker } from "../../load/waker.ts";
import { ImportInterrupted, keepLease, type LeaseKeeper } from "./lease-keeper.ts";
import { type RunJobDeps, runJob } from "./run-job.ts";
import { type RunUndoDeps, runUndo } from "./run-undo.ts";

/** Takes jobs from the queue and runs them one at a time. */
export interface JobRunner {
  start(): void;
  /** Signals that there may be a new job or a cancellation. */
  wake(): void;
  isBusy(): boolean;
  /** Finishes the current batch and returns its job to the queue. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions extends RunJobDeps, RunUndoDeps {
  audit: AuditLog;
  leaseMs?: number;
  /** The longest time between two reads of the queue: other processes add jobs too. */
  pollMs?: number;
  /** The pause after a failure that is not the file's. */
  retryMs?: number;
  onEnded?: (job: ImportJob) => void;
}

const LEASE_MS = 30_000;
const POLL_MS = 1000;
const RETRY_MS = 5000;

export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { jobs, logger, leaseMs = LEASE_MS, pollMs = POLL_MS, retryMs = RETRY_MS } = options;
  const stopping = new AbortController();
  const waker = createWaker(stopping.signal);
  let held: LeaseKeeper | undefined;
  let loop: Promise<void> | undefined;

  /** With jitter, since other workers may have lost the same store. */
  const pauseAfterFailure = (): Promise<void> => waker.pause(retryMs * (0.5 + Math.random() / 2));

  const runOne = async (leased: LeasedJob): Promise<void> => {
    held = keepLease({ jobs, lease: leased.lease, leaseMs, stopSignal: stopping.signal, logger });
    try {
      await runLogged(options, leased, held);
    } catch (error) {
      publishPause(options, leased.job, error);
      await returnToQueue(options, leased, error, async () => {
        await pauseAfterFailure();
        return !stopping.signal.aborted;
      });
      await pauseAfterFailure();
    } finally {
      held.stop();
      held = undefined;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const leased = await jobs.leaseNext({ leaseMs });
        if (leased === undefined) await waker.sleep(pollMs);
        else await runInRequestContext({ jobId: leased.job.id }, () => runOne(leased));
      } catch (error) {
        logger.error({ err: error }, "leasing a job failed");
        await pauseAfterFailure();
      }
    }
  };

  return {
    start() {
      loop ??= run();
    },
    wake() {
      waker.wake();
      void held?.renew();
    },
    isBusy: () => held !== undefined,
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

async function runLogged(options: JobRunnerOptions, leased: LeasedJob, held: LeaseKeeper): Promise<void> {
  const { jobs, logger } = options;
  const { task } = leased;
  const { id: jobId, fileName, attempts, checkpointRow } = leased.job;
  const startedAt = performance.now();
  logger.info({ jobId, task, fileName, attempts, checkpointRow }, "job leased");
  const ended = await (task === "undo" ? runUndo : runJob)(options, leased, held);
  const durationMs = Math.round(performance.now() - startedAt);
  if (ended === undefined) {
    const isLost = isLeaseLost(held);
    if (!isLost) await jobs.release(leased.lease);
    logger.info({ jobId, task, durationMs, isLost }, "job released");
    return;
  }
  const { state, counters, failure, undo } = ended;
  if (task === "undo") {
    logger.info({ jobId, undo, durationMs }, "undo ended");
    await recordUndo(options, ended);
    return;
  }
  logger.info({ jobId, state, rows: counters.rowsRead, durationMs, failure }, "import ended");
  options.onEnded?.(ended);
  await recordEnd(options, ended);
}

/**
 * A temporarily unavailable store is not the file's fault: the job waits in the queue for as long as it takes. After any other failure it
 * keeps its lease until that expires, and its attempts are counted.
 */
async function returnToQueue(
  { jobs, logger }: JobRunnerOptions,
  { lease, job }: LeasedJob,
  error: unknown,
  pause: () => Promise<boolean>,
): Promise<void> {
  logger.error({ err: error, jobId: job.id, attempts: job.attempts }, "job failed");
  if (pauseOf(error) === undefined) return;
  for (let isWaiting = true; isWaiting; isWaiting = await pause()) {
    try {
      await jobs.release(lease);
      return;
    } catch (cause) {
      logger.warn({ err: cause, jobId: job.id }, "requeueing the job failed");
      if (!isUnavailable(cause)) return;
    }
  }
}

/** Published directly, since the store may be unable to record it. */
function publishPause({ hub }: JobRunnerOptions, job: ImportJob, error: unknown): void {
  const pause = pauseOf(error);
  if (pause === undefined) return;
  hub.publish({ ...(hub.latest(job.id) ?? progressOf(job)), rowsPerSecond: 0, secondsLeft: null, pause });
}

/** Undefined for a failure that may be the file's. */
function pauseOf(error: unknown): ImportPause | undefined {
  if (!isUnavailable(error)) return undefined;
  return error.isDiskFull ? "disk_full" : "store_away";
}

function isLeaseLost({ letGoSignal }: LeaseKeeper): boolean {
  return letGoSignal.reason instanceof ImportInterrupted && letGoSignal.reason.reason === "lease_lost";
}

async function recordUndo({ audit }: JobRunnerOptions, { id, fileName, createdBy, undo }: ImportJob): Promise<void> {
  const { requestedBy = createdBy, removed, restored, kept } = undo ?? {};
  const details = { fileName, removed, restored, kept };
  await audit.append({ at: new Date(), actor: requestedBy, action: "import.undone", subject: id, details });
}

async function recordEnd({ audit }: JobRunnerOptions, job: ImportJob): Promise<void> {
  const { fileName, state, counters, failure, isDryRun } = job;
  const details = {
    fileName,
    state,
    ...(isDryRun ? { isDryRun } : {}),
    ...counters,
    ...(failure === null ? {} : { failure: failure.code }),
  };
  const action: AuditAction = state === "succeeded" && isHeld(job) ? "import.held" : "import.finished";
  await audit.append({ at: new Date(), actor: job.createdBy, action, subject: job.id, details });
}
