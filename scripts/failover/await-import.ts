import { setTimeout as sleep } from "node:timers/promises";
import type { ImportJob } from "../../shared/contracts/src/imports/import-job.ts";
import type { ImportJobStore } from "../../shared/ports/src/imports/import-job-store.ts";

const ASK_EVERY_MS = 200;
/** The maximum time without progress. */
const TIMEOUT_MS = 240_000;

/** Waits until `isReached` is true of the job; undefined jobs are not stored yet. Throws if no job has progressed for minutes. */
export async function awaitJob(
  find: () => Promise<ImportJob | undefined>,
  isReached: (job: ImportJob) => boolean,
): Promise<ImportJob> {
  let deadline = performance.now() + TIMEOUT_MS;
  let job = await find();
  while (job === undefined || !isReached(job)) {
    if (performance.now() > deadline) throw new Error(`An import stopped at ${JSON.stringify(job)}`);
    await sleep(ASK_EVERY_MS);
    const next = await find();
    if (next?.counters.rowsRead !== job?.counters.rowsRead) deadline = performance.now() + TIMEOUT_MS;
    job = next;
  }
  return job;
}

export function awaitImport(jobs: Pick<ImportJobStore, "get">, id: string): Promise<ImportJob> {
  return awaitJob(
    () => jobs.get(id),
    ({ finishedAt }) => finishedAt !== null,
  );
}
