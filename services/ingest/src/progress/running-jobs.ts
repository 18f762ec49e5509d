import type { ImportJob, ImportProgress, ImportUndo } from "@meridian/contracts/imports/import-job";
import { isAtRest, progressOf, undoneCount, withStandingPause } from "@meridian/domain/imports/import-progress";
import type { Logger } from "@meridian/platform/logger";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ProgressHub } from "./progress-hub.ts";

/** The jobs now in the queue, of all processes. */
export interface RunningJobs {
  list(): Promise<ImportProgress[]>;
  /** The progress of a job, with its speed if its worker reported it to this process. */
  progressOf(job: ImportJob): ImportProgress;
  /** While anyone watches, jobs of other processes are polled and published too. Returns a function that stops this. */
  watch(): () => void;
}

export interface RunningJobsOptions {
  jobs: Pick<ImportJobStore, "list">;
  hub: ProgressHub;
  logger: Logger;
  pollMs?: number;
}

const POLL_MS = 1000;
const SEARCHED_JOBS = 50;
/** Progress read before a job's end was published must not follow that end. An import and its undo end separately. */
const ENDED = "ended";
const UNDO_ENDED = "undo ended";

export function createRunningJobs({ jobs, hub, logger, pollMs = POLL_MS }: RunningJobsOptions): RunningJobs {
  const seen = new Map<string, string>();
  let watchers = 0;
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;

  hub.subscribe((progress) => {
    if (isAtRest(progress)) seen.set(progress.jobId, endMarkOf(progress));
  });

  const publishForeign = async (): Promise<void> => {
    const listed = await jobs.list(SEARCHED_JOBS);
    for (const id of seen.keys()) if (!listed.some((job) => job.id === id)) seen.delete(id);
    for (const job of listed) {
      const mark = markOf(job);
      const known = seen.get(job.id);
      if (known === mark || known === endMarkOf(job) || known === UNDO_ENDED || (known === undefined && isAtRest(job)))
        continue;
      seen.set(job.id, mark);
      if (!isKnownHere(job, hub.latest(job.id))) hub.publish(progressOf(job), "elsewhere");
    }
  };
  const poll = (): void => {
    isPolling = true;
    publishForeign()
      .catch((error) => logger.warn({ err: error }, "listing other processes' imports failed"))
      .finally(() => {
        isPolling = false;
        if (watchers > 0) timer = setTimeout(poll, pollMs);
      });
  };

  const latestOf = (job: ImportJob): ImportProgress => {
    const latest = hub.latest(job.id);
    return latest !== undefined && isKnownHere(job, latest) ? latest : withStandingPause(progressOf(job), latest);
  };

  return {
    async list() {
      const running = (await jobs.list(SEARCHED_JOBS)).filter((job) => !isAtRest(job));
      return running.map(latestOf);
    },
    progressOf: latestOf,
    watch() {
      watchers++;
      if (watchers === 1 && !isPolling) poll();
      return () => {
        watchers--;
        if (watchers === 0) clearTimeout(timer);
      };
    },
  };
}

function endMarkOf({ undo }: Pick<ImportProgress, "undo">): string {
  return undo === null ? ENDED : UNDO_ENDED;
}

function markOf({ state, phase, checkpointRow, undo }: ImportJob): string {
  return `${state} ${phase} ${checkpointRow} ${undoMarkOf(undo)}`;
}

function undoMarkOf(undo: ImportUndo | null): string {
  return undo === null ? "" : `${undo.state} ${undoneCount(undo)}`;
}

/** Whether this process has published at least what the store says; it then runs the job itself. */
function isKnownHere(job: ImportJob, latest: ImportProgress | undefined): boolean {
  if (latest === undefined) return false;
  if (latest.counters.rowsRead > job.counters.rowsRead) return true;
  return markOfProgress(latest) === markOfProgress(progressOf(job));
}

function markOfProgress({ state, phase, counters, undo }: ImportProgress): string {
  return `${state} ${phase} ${counters.rowsRead} ${undoMarkOf(undo)}`;
}
