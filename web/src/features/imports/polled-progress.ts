import type { ImportProgress, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { progressOf, undoneCount } from "@meridian/domain/imports/import-progress";

/** A job's state at the previous poll, for computing its speed. */
export interface ProgressSample {
  progress: ImportProgress;
  atMs: number;
}

/** Smaller shares do not predict the remaining time. */
const LEAST_TELLING_SHARE = 0.001;

/**
 * The progress of a polled job, for when the server cannot push it. Speed and time left are relative to the previous sample; without one
 * they are unknown.
 */
export function progressOfJob(job: ShownImportJob, atMs: number, before?: ProgressSample): ImportProgress {
  const progress = progressOf(job);
  if (before === undefined || before.progress.phase !== progress.phase) return progress;
  const seconds = (atMs - before.atMs) / 1000;
  const rows = rowsDone(progress) - rowsDone(before.progress);
  if (seconds <= 0 || rows < 0) return progress;
  const gained = progress.readShare - before.progress.readShare;
  return {
    ...progress,
    rowsPerSecond: Math.round(rows / seconds),
    secondsLeft: gained < LEAST_TELLING_SHARE ? null : Math.ceil((seconds / gained) * (1 - progress.readShare)),
  };
}

function rowsDone({ counters, undo }: ImportProgress): number {
  return undo === null ? counters.rowsRead : undoneCount(undo);
}
