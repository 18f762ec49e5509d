import type { Logger } from "@meridian/platform/logger";
import type { ImportJobStore, JobLease } from "@meridian/ports/imports/import-job-store";

/** Renews a job's lease, and signals with an ImportInterrupted as the reason when to stop working on it. */
export interface LeaseKeeper {
  /** Stop reading: the job is cancelled, or the worker must give it up. */
  readonly signal: AbortSignal;
  /** Give up the job: the process is stopping, or another worker has it. */
  readonly letGoSignal: AbortSignal;
  /** Renews now, so that a cancellation is noticed at once. */
  renew(): Promise<void>;
  stop(): void;
}

export interface LeaseKeeperOptions {
  jobs: Pick<ImportJobStore, "heartbeat">;
  lease: JobLease;
  leaseMs: number;
  /** Aborted when the process stops. */
  stopSignal: AbortSignal;
  logger: Logger;
}

const HEARTBEATS_PER_LEASE = 3;

export function keepLease({ jobs, lease, leaseMs, stopSignal, logger }: LeaseKeeperOptions): LeaseKeeper {
  const reading = new AbortController();
  const holding = new AbortController();
  let renewedAt = performance.now();
  const letGo = (reason: "lease_lost" | "stopping"): void => {
    holding.abort(new ImportInterrupted(reason));
    reading.abort(holding.signal.reason);
  };
  const onStop = (): void => letGo("stopping");

  const renew = async (): Promise<void> => {
    try {
      const { isLost, isCancelRequested } = await jobs.heartbeat(lease, leaseMs);
      renewedAt = performance.now();
      if (isLost) letGo("lease_lost");
      else if (isCancelRequested) reading.abort(new ImportInterrupted("cancelled"));
    } catch (error) {
      logger.warn({ err: error, jobId: lease.jobId }, "lease renewal failed");
      if (performance.now() - renewedAt > leaseMs) letGo("lease_lost");
    }
  };

  const timer = setInterval(() => void renew(), leaseMs / HEARTBEATS_PER_LEASE);
  if (stopSignal.aborted) onStop();
  stopSignal.addEventListener("abort", onStop, { once: true });
  return {
    signal: reading.signal,
    letGoSignal: holding.signal,
    renew,
    stop() {
      clearInterval(timer);
      stopSignal.removeEventListener("abort", onStop);
    },
  };
}

/** Why a worker gives up a job before its end. */
type InterruptReason = "cancelled" | "lease_lost" | "stopping";

export class ImportInterrupted extends Error {
  override readonly name = "ImportInterrupted";
  readonly reason: InterruptReason;

  constructor(reason: InterruptReason) {
    super(`The import was interrupted: ${reason}`);
    this.reason = reason;
  }
}
