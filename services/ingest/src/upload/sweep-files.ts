import type { Logger } from "@meridian/shared/kernel/logger";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import type { Lease } from "@meridian/shared/ports/lease";

export interface SweepOptions {
  files: Pick<FileStore, "list" | "remove" | "listExpiredPartials" | "removePartial">;
  jobs: Pick<ImportJobStore, "findByFile">;
  logger: Logger;
  /** How long the file of a job that has ended is kept. */
  retentionMs: number;
  now?: () => Date;
}

const HOUR_MS = 60 * 60 * 1000;
/** Ends before the next sweep of whichever process has it now. */
const SWEEP_LEASE_MS = HOUR_MS - 60_000;

/**
 * Removes files that no job refers to and that are too old to be an upload still on its way, those whose job ended longer ago than
 * they are kept, and what came of uploads in parts that nobody went on with. Answers with how many.
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
  /** Names this process among those that could sweep. */
  holder: string;
}

/** Sweeps now and every hour, unless another process has. Answers with what ends it. */
export function sweepHourly(options: HourlySweepOptions): () => void {
  const { leases, holder } = options;
  const sweepOnce = async (): Promise<void> => {
    if (await leases.acquire("sweep of uploaded files", holder, SWEEP_LEASE_MS)) await sweepFiles(options);
  };
  const sweep = (): void => {
    sweepOnce().catch((error) => options.logger.error({ err: error }, "sweeping uploaded files failed"));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return () => clearInterval(timer);
}
