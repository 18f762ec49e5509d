import type { Logger } from "@meridian/shared/kernel/logger";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";

export interface SweepOptions {
  files: Pick<FileStore, "list" | "remove">;
  jobs: Pick<ImportJobStore, "findByFile">;
  logger: Logger;
  /** How long the file of a job that has ended is kept. */
  retentionMs: number;
  now?: () => Date;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Removes files that no job refers to and that are too old to be an upload still on its way, and those whose job ended
 * longer ago than they are kept. Answers with how many.
 */
export async function sweepFiles(options: SweepOptions): Promise<number> {
  const { files, jobs, logger, retentionMs, now = () => new Date() } = options;
  const at = now().getTime();
  let removed = 0;
  for (const fileId of await files.list(new Date(at - HOUR_MS))) {
    const job = await jobs.findByFile(fileId);
    const isKept = job !== undefined && (job.finishedAt === null || at - Date.parse(job.finishedAt) < retentionMs);
    if (isKept) continue;
    await files.remove(fileId);
    removed++;
  }
  if (removed > 0) logger.info({ removed }, "uploaded files swept");
  return removed;
}

/** Sweeps now and every hour. Answers with what ends it. */
export function sweepHourly(options: SweepOptions): () => void {
  const sweep = (): void => {
    sweepFiles(options).catch((error) => options.logger.error({ err: error }, "the sweep of uploaded files failed"));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return () => clearInterval(timer);
}
