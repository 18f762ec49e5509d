import { conflict, isUnavailable } from "@meridian/shared/kernel/app-error";
import type { Lease } from "@meridian/shared/ports/lease";

const NAME = "search-index";
/** How long an index stays without a writer whose process died. */
const TTL_MS = 15_000;

export interface IndexLeaseOptions {
  leases: Lease;
  /** The same after a restart only where no second process can bear it: it then need not wait for its own lease to run out. */
  holder: string;
  ttlMs?: number;
}

/** The right to write the index, while it lasts. */
export interface IndexGuard {
  /** Aborted when the right was lost. */
  signal: AbortSignal;
  /** Makes sure of the right for another while; throws when it was lost, as after a long sleep of the process. */
  check(): Promise<void>;
}

export type LeasedResult<T> = { isBusy: true } | { isBusy: false; value: T };

/** Does work that one process at a time may do to the index, unless another is at it. */
export async function withIndexLease<T>(
  options: IndexLeaseOptions,
  work: (guard: IndexGuard) => Promise<T>,
): Promise<LeasedResult<T>> {
  const { leases, holder, ttlMs = TTL_MS } = options;
  if (!(await leases.acquire(NAME, holder, ttlMs))) return { isBusy: true };
  const lost = new AbortController();
  const check = async (): Promise<void> => {
    if (lost.signal.aborted || !(await leases.renew(NAME, holder, ttlMs))) {
      const reason = conflict("Another process writes the search index by now.");
      lost.abort(reason);
      throw reason;
    }
  };
  // Where it cannot be renewed the next check says so.
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
