import type { ImportJob, ImportProgress } from "@meridian/shared/contracts/import-job";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import { progressOf } from "./job-progress.ts";
import { hasEnded, type ProgressHub } from "./progress-hub.ts";

/** What is in the queue now, in this process and in others. */
export interface RunningJobs {
  list(): Promise<ImportProgress[]>;
  /** While anybody watches, jobs of other processes are looked up and published too. Answers with what ends it. */
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

export function createRunningJobs({ jobs, hub, logger, pollMs = POLL_MS }: RunningJobsOptions): RunningJobs {
  const seen = new Map<string, string>();
  let watchers = 0;
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;

  hub.subscribe((progress) => {
    if (hasEnded(progress)) seen.delete(progress.jobId);
  });

  const publishForeign = async (): Promise<void> => {
    for (const job of await jobs.list(SEARCHED_JOBS)) {
      const mark = markOf(job);
      const known = seen.get(job.id);
      if (known === mark || (known === undefined && hasEnded(job))) continue;
      seen.set(job.id, mark);
      if (!isKnownHere(job, hub.latest(job.id))) hub.publish(progressOf(job));
    }
  };
  const poll = (): void => {
    isPolling = true;
    publishForeign()
      .catch((error) => logger.warn({ err: error }, "imports of other processes could not be read"))
      .finally(() => {
        isPolling = false;
        if (watchers > 0) timer = setTimeout(poll, pollMs);
      });
  };

  return {
    async list() {
      const running = (await jobs.list(SEARCHED_JOBS)).filter((job) => !hasEnded(job));
      return running.map((job) => {
        const latest = hub.latest(job.id);
        return latest !== undefined && isKnownHere(job, latest) ? latest : progressOf(job);
      });
    },
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

function markOf({ state, phase, checkpointRow }: ImportJob): string {
  return `${state} ${phase} ${checkpointRow}`;
}

/** Whether this process has published what the store says, or more: then it runs the job itself. */
function isKnownHere(job: ImportJob, latest: ImportProgress | undefined): boolean {
  if (latest === undefined) return false;
  if (latest.counters.rowsRead > job.counters.rowsRead) return true;
  return markOfProgress(latest) === markOfProgress(progressOf(job));
}

function markOfProgress({ state, phase, counters }: ImportProgress): string {
  return `${state} ${phase} ${counters.rowsRead}`;
}
