import { conflict, isUnavailable } from "@meridian/platform/app-error";
import type { Lease } from "@meridian/ports/imports/lease";

const NAME = "search-index";
/** How long an index has no writer after its process died. */
const TTL_MS = 15_000;

export interface IndexLeaseOptions {
  leases: Lease;
  /** Stable across restarts only if no second process can have it: it then need not wait for its own lease to expire. */
  holder: string;
  ttlMs?: number;
}

/** The right to write the index, while it lasts. */
export interface IndexGuard {
  /** Aborted when the right is lost. */
  signal: AbortSignal;
  /** Renews the right; throws if it was lost, for example after the process was suspended. */
  check(): Promise<void>;
}

export type LeasedResult<T> = { isBusy: true } | { isBusy: false; value: T };

/** Runs work that only one process at a time may do, unless another is doing it. */
export async function withIndexLease<T>(
  options: IndexLeaseOptions,
  work: (guard: IndexGuard) => Promise<T>,
): Promise<LeasedResult<T>> {
  const { leases, holder, ttlMs = TTL_MS } = options;
  if (!(await leases.acquire(NAME, holder, ttlMs))) return { isBusy: true };
  const lost = new AbortController();
  const check = async (): Promise<void> => {
    if (lost.signal.aborted || !(await leases.renew(NAME, holder, ttlMs))) {
      // biome-ignore lint/plugin: never sent
      const reason = conflict("Another process writes the search index by now.");
      lost.abort(reason);
      throw reason;
    }
  };
  // If renewing fails, the next check reports it.
  const timer = setInterval(() => void check().catch(() => {}), ttlMs / 3);
  try {
    return { isBusy: false, value: await work({ signal: lost.signal, check }) };
  } finally {
    clearInterval(timer);
    await leases.release(NAME, holder).catch(ignoreUnavailable);
  }
}

function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}
