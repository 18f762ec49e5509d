import type { ImportProgress } from "@meridian/contracts/imports/import-job";

/** Smaller shares do not predict the remaining time. */
const LEAST_TELLING_SHARE = 0.01;

export interface PaceMeter {
  /** The speed and time left, measured since this worker took the job. */
  measure(rows: number, share: number): Pick<ImportProgress, "rowsPerSecond" | "secondsLeft">;
}

/** `start` is the progress when this worker took the job. */
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
