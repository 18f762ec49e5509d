import type { ImportPhase } from "@meridian/contracts/imports/import-job";
import { progressOf } from "@meridian/domain/imports/import-progress";
import type { Logger } from "@meridian/platform/logger";
import type { ImportJobStore, JobLease } from "@meridian/ports/imports/import-job-store";
import type { DatasetAnnouncer } from "../../load/dataset-announcer.ts";
import type { IndexKeeper } from "../../load/index-keeper.ts";
import type { ProgressHub } from "../../progress/progress-hub.ts";
import type { LeaseKeeper } from "./lease-keeper.ts";

export interface SettleDeps {
  jobs: ImportJobStore;
  keeper: Pick<IndexKeeper, "wake" | "flush" | "requestDriftCheck">;
  announcer: DatasetAnnouncer;
  hub: ProgressHub;
  logger: Logger;
}

export async function enterPhase(
  { jobs, hub }: Pick<SettleDeps, "jobs" | "hub">,
  lease: JobLease,
  phase: ImportPhase,
): Promise<void> {
  await jobs.setPhase(lease, phase);
  const job = await jobs.get(lease.jobId);
  if (job !== undefined) hub.publish(progressOf(job));
}

/** Waits until everything a job wrote is indexed and counted. False if the worker must give up the job. */
export async function settle(deps: SettleDeps, lease: JobLease, keeper: LeaseKeeper): Promise<boolean> {
  await enterPhase(deps, lease, "indexing");
  const isIndexed = await Promise.race([deps.keeper.flush(), whenAborted(keeper.letGoSignal)]);
  if (keeper.letGoSignal.aborted) return false;
  if (!isIndexed) deps.logger.error({ jobId: lease.jobId }, "job ended with rows not indexed yet");

  await enterPhase(deps, lease, "counting");
  await deps.announcer.announce();
  deps.keeper.requestDriftCheck();
  return true;
}

function whenAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    signal.addEventListener("abort", () => resolve(false), { once: true });
  });
}
