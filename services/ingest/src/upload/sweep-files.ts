import { HOUR_MS } from "@meridian/contracts/durations";
import type { Logger } from "@meridian/platform/logger";
import { runEvery } from "@meridian/platform/run-every";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { Lease } from "@meridian/ports/imports/lease";

export interface SweepOptions {
  files: Pick<FileStore, "list" | "remove" | "listExpiredPartials" | "removePartial">;
  jobs: Pick<ImportJobStore, "findByFile">;
  logger: Logger;
  /** How long the file of an ended job is kept. */
  retentionMs: number;
  now?: () => Date;
}

/** Ends before the next sweep, whichever process runs it. */
const SWEEP_LEASE_MS = HOUR_MS - 60_000;

/**
 * Removes files that no job refers to and that are too old to belong to a running upload, files of jobs that ended longer ago than the
 * retention time, and abandoned parts. Returns their number.
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
  for (const id of await files.listExpiredPartials(now())) {
    await files.removePartial(id);
    removed++;
  }
  if (removed > 0) logger.info({ removed }, "uploaded files swept");
  return removed;
}

export interface HourlySweepOptions extends SweepOptions {
  leases: Pick<Lease, "acquire">;
  /** Identifies this process among those that could sweep. */
  holder: string;
}

/** Sweeps now and every hour, unless another process does. Returns a function that stops it. */
export function sweepHourly(options: HourlySweepOptions): () => void {
  const { leases, holder } = options;
  const sweep = async (): Promise<void> => {
    if (await leases.acquire("sweep of uploaded files", holder, SWEEP_LEASE_MS)) await sweepFiles(options);
  };
  return runEvery(HOUR_MS, sweep, (error) => options.logger.error({ err: error }, "sweeping uploaded files failed"));
}
