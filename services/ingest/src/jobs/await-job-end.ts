import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { hasEnded } from "@meridian/domain/imports/import-progress";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ProgressHub } from "../progress/progress-hub.ts";

export interface AwaitJobEndOptions {
  jobs: Pick<ImportJobStore, "get">;
  hub: Pick<ProgressHub, "subscribe">;
  /** Aborts the wait; the job itself continues. */
  signal: AbortSignal;
  /** The polling interval for jobs of other processes. */
  pollMs?: number;
}

const POLL_MS = 1000;

/** Resolves with the job when it has ended, whichever process ran it. */
export async function awaitJobEnd(jobId: string, options: AwaitJobEndOptions): Promise<ImportJob> {
  const { jobs, hub, signal, pollMs = POLL_MS } = options;
  for (;;) {
    signal.throwIfAborted();
    const next = nextSign(jobId, hub, signal, pollMs);
    const job = await jobs.get(jobId);
    if (job !== undefined && hasEnded(job)) {
      next.cancel();
      return job;
    }
    await next.promise;
  }
}

/** Subscribes before reading the store, so that an end in between is not missed. */
function nextSign(jobId: string, hub: Pick<ProgressHub, "subscribe">, signal: AbortSignal, pollMs: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pollMs);
  const unsubscribe = hub.subscribe((progress) => {
    if (progress.jobId === jobId && hasEnded(progress)) resolve();
  });
  const onAbort = (): void => resolve();
  signal.addEventListener("abort", onAbort, { once: true });
  const cancel = (): void => {
    clearTimeout(timer);
    unsubscribe();
    signal.removeEventListener("abort", onAbort);
  };
  return { promise: promise.finally(cancel), cancel };
}
