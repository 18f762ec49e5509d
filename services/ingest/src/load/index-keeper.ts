import type { Logger } from "@meridian/shared/kernel/logger";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { indexPending } from "./index-pending.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { createWaker, type Waker } from "./waker.ts";

/** Keeps the search index in step with the store, whoever wrote and whatever crashed. One per process. */
export interface IndexKeeper {
  start(): void;
  /** Says that there may be something to index. */
  wake(): void;
  /** Resolves once everything written before the call is indexed: true; or false while the index keeps failing. */
  flush(): Promise<boolean>;
  /** Compares the index with the store at the next turn, and rebuilds it where they differ. */
  requestDriftCheck(): void;
  /** Ends after the batch at hand. */
  stop(): Promise<void>;
}

export interface IndexKeeperOptions {
  businesses: Pick<BusinessStore, "takeUnindexed" | "markIndexed" | "countUnindexed" | "countListed" | "scan">;
  index: Pick<SearchIndex, "apply" | "beginRebuild" | "status">;
  logger: Logger;
  /** Called after a pass or a rebuild that changed the index: public answers have changed. */
  onChanged: () => Promise<void>;
  /** Counts the directory anew; called when the counts, not the index, turn out to be wrong. */
  recount: () => Promise<void>;
  /** Called for every batch. */
  onBatch?: (rows: number) => void;
  /** Least time between two passes while nobody waits: it lets rows gather into batches worth a sync. */
  gatherMs?: number;
  /** Longest time without a look at the marks: other processes write too. */
  idleMs?: number;
  retryMs?: number;
}

const FAILURES_BEFORE_GIVING_UP = 3;
const GATHER_MS = 1000;
const IDLE_MS = 5000;
const RETRY_MS = 2000;

interface FlushWaiter {
  resolve: (isDone: boolean) => void;
}

interface KeeperState {
  /** Cuts the idle time short. */
  readonly rowsWaker: Waker;
  /** Cuts the gathering of rows short. */
  readonly flushWaker: Waker;
  isStarted: boolean;
  isDriftCheckDue: boolean;
  failures: number;
  waiters: FlushWaiter[];
}

export function createIndexKeeper(options: IndexKeeperOptions): IndexKeeper {
  const stopping = new AbortController();
  const state: KeeperState = {
    isStarted: false,
    isDriftCheckDue: true,
    failures: 0,
    waiters: [],
    rowsWaker: createWaker(stopping.signal),
    flushWaker: createWaker(stopping.signal),
  };
  let loop: Promise<void> = Promise.resolve();

  return {
    start() {
      if (state.isStarted) return;
      state.isStarted = true;
      loop = run(options, state, stopping.signal);
    },
    wake: () => state.rowsWaker.wake(),
    flush: () =>
      new Promise((resolve) => {
        if (stopping.signal.aborted) return resolve(false);
        state.waiters.push({ resolve });
        state.rowsWaker.wake();
        state.flushWaker.wake();
      }),
    requestDriftCheck() {
      state.isDriftCheckDue = true;
      state.rowsWaker.wake();
    },
    async stop() {
      stopping.abort();
      await loop;
      settle(state.waiters.splice(0), false);
    },
  };
}

async function run(options: IndexKeeperOptions, state: KeeperState, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waitingSince = [...state.waiters];
    const isFine = await runPass(options, state, signal);
    if (isFine) {
      state.failures = 0;
      settle(take(state, waitingSince), true);
    } else {
      state.failures++;
      if (state.failures >= FAILURES_BEFORE_GIVING_UP) settle(take(state, waitingSince), false);
    }
    if (signal.aborted) return;
    if (!isFine) await state.rowsWaker.pause(options.retryMs ?? RETRY_MS);
    else if (state.waiters.length === 0) await rest(options, state);
  }
}

/** Sleeps until woken, then lets rows gather, unless somebody waits for them. */
async function rest(options: IndexKeeperOptions, state: KeeperState): Promise<void> {
  await state.rowsWaker.sleep(options.idleMs ?? IDLE_MS);
  if (state.waiters.length === 0) await state.flushWaker.sleep(options.gatherMs ?? GATHER_MS);
}

async function runPass(options: IndexKeeperOptions, state: KeeperState, signal: AbortSignal): Promise<boolean> {
  const { businesses, index, logger, onChanged, onBatch } = options;
  try {
    if (state.isDriftCheckDue) {
      await repairDrift(options, signal);
      state.isDriftCheckDue = false;
    }
    const startedAt = performance.now();
    const rows = await indexPending({ businesses, index, signal, ...(onBatch ? { onBatch } : {}) });
    if (rows === 0) return true;
    logger.info({ rows, durationMs: Math.round(performance.now() - startedAt) }, "indexed");
    await onChanged();
    return true;
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error, failures: state.failures + 1 }, "indexing failed");
    return false;
  }
}

/**
 * Rows marked as unindexed explain a difference up to their number; a larger one means that the index lost something.
 * An index just built from every business can only differ from a wrong count.
 */
async function repairDrift(options: IndexKeeperOptions, signal: AbortSignal): Promise<void> {
  const { businesses, index, logger, onChanged, recount } = options;
  const { documents, isReady } = await index.status();
  const drift = await driftOf(documents, businesses);
  if (isReady && drift === 0) return;
  logger.warn({ documents, drift, isReady }, "the index differs from the store: rebuilding it");
  const startedAt = performance.now();
  const written = await rebuildIndex({ businesses, index, signal });
  logger.info({ documents: written, durationMs: Math.round(performance.now() - startedAt) }, "index rebuilt");
  const remaining = await driftOf(written, businesses);
  if (remaining !== 0) {
    logger.error({ documents: written, drift: remaining }, "the directory was counted wrongly: counting it anew");
    await recount();
  }
  await onChanged();
}

/** Documents too many or too few beyond what waits to be indexed. */
async function driftOf(documents: number, businesses: IndexKeeperOptions["businesses"]): Promise<number> {
  const listed = await businesses.countListed();
  const unindexed = await businesses.countUnindexed();
  return Math.max(0, Math.abs(documents - listed) - unindexed);
}

function take(state: KeeperState, waiters: readonly FlushWaiter[]): FlushWaiter[] {
  state.waiters = state.waiters.filter((waiter) => !waiters.includes(waiter));
  return [...waiters];
}

function settle(waiters: readonly FlushWaiter[], isDone: boolean): void {
  for (const waiter of waiters) waiter.resolve(isDone);
}
