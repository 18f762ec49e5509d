import type { ImportJob, ImportProgress } from "@meridian/shared/contracts/import-job";

/** Shares below this say nothing of how long the rest will take. */
const LEAST_TELLING_SHARE = 0.01;

/** How far a job has come, for a process that does not run it: without a speed. */
export function progressOf(job: ImportJob): ImportProgress {
  return {
    jobId: job.id,
    fileName: job.fileName,
    state: job.state,
    phase: job.state === "queued" ? "waiting" : job.phase,
    counters: job.counters,
    rowsPerSecond: 0,
    readShare: job.readShare,
    secondsLeft: null,
  };
}

export interface PaceMeter {
  /** Speed and time left, measured from where this worker took the job on. */
  measure(rowsRead: number, readShare: number): Pick<ImportProgress, "rowsPerSecond" | "secondsLeft">;
}

export function createPaceMeter(
  job: Pick<ImportJob, "counters" | "readShare">,
  clock = () => performance.now(),
): PaceMeter {
  const startedAt = clock();
  return {
    measure(rowsRead, readShare) {
      const seconds = (clock() - startedAt) / 1000;
      const share = readShare - job.readShare;
      const rowsPerSecond = seconds <= 0 ? 0 : Math.round((rowsRead - job.counters.rowsRead) / seconds);
      const isTelling = share >= LEAST_TELLING_SHARE;
      return { rowsPerSecond, secondsLeft: isTelling ? Math.ceil((seconds / share) * (1 - readShare)) : null };
    },
  };
}
