import type { ImportProgress } from "@meridian/shared/contracts/import-job";

/** Shares below this say nothing of how long the rest will take. */
const LEAST_TELLING_SHARE = 0.01;

export interface PaceMeter {
  /** Speed and time left, measured from where this worker took the job on. */
  measure(rows: number, share: number): Pick<ImportProgress, "rowsPerSecond" | "secondsLeft">;
}

/** `start` is how far the work had come by then. */
export function createPaceMeter(start: { rows: number; share: number }, clock = () => performance.now()): PaceMeter {
  const startedAt = clock();
  return {
    measure(rows, share) {
      const seconds = (clock() - startedAt) / 1000;
      const gained = share - start.share;
      const rowsPerSecond = seconds <= 0 ? 0 : Math.round((rows - start.rows) / seconds);
      const isTelling = gained >= LEAST_TELLING_SHARE;
      return { rowsPerSecond, secondsLeft: isTelling ? Math.ceil((seconds / gained) * (1 - share)) : null };
    },
  };
}
