import { setTimeout as delay } from "node:timers/promises";
import type { CategoryOf } from "@meridian/shared/domain/business-category";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { type Compaction, createCompaction } from "./compaction.ts";
import { createFlushWaiters, type FlushWaiters } from "./flush-waiters.ts";
import { findDrift } from "./index-drift.ts";
import { type IndexGuard, type IndexLeaseOptions, withIndexLease } from "./index-lease.ts";
import { indexPending } from "./index-pending.ts";
import type { IsBeingPlaced } from "./placing-watch.ts";
import { repairIndex } from "./repair-index.ts";
import { createWaker, type Waker } from "./waker.ts";

/**
 * Keeps the search index in step with the store, whoever wrote, whatever crashed, and whoever emptied it. One per process; of several
 * processes one writes at a time, and each sees to what it was asked for.
 */
export interface IndexKeeper {
  start(): void;
  /** Says that there may be something to index. */
  wake(): void;
  /** Resolves once everything written before the call is indexed: true; or false while the index keeps failing. */
  flush(): Promise<boolean>;
  /** Compares the index with the store now rather than within seconds, and rebuilds it where they differ. */
  requestDriftCheck(): void;
  /** Ends after the batch at hand, or some seconds later without it: what is still marked is applied again. */
  stop(): Promise<void>;
}

export interface IndexKeeperOptions {
  businesses: Pick<
    BusinessStore,
    "takeUnindexed" | "markIndexed" | "countUnindexed" | "countListed" | "scan" | "findByIds"
  >;
  index: Pick<SearchIndex, "apply" | "beginRebuild" | "status" | "compact">;
  categoryOf: CategoryOf;
  /** Has `categoryOf` go by the newest decisions. */
  followRules?: () => Promise<void>;
  /** While it holds, an index that is missing or outdated is not built. */
  isBeingPlaced?: IsBeingPlaced;
  /** Of all keepers of a directory one writes at a time. */
  lease: IndexLeaseOptions;
  logger: Logger;
  /** Called after a pass or a rebuild that changed the index: public answers have changed. */
  onChanged: () => Promise<void>;
  /** Counted up to date before the index is compared with them, and anew when they, not the index, turn out to be wrong. */
  places: Pick<PlaceStore, "refresh" | "rebuild">;
  /** Called for every batch. */
  onBatch?: (rows: number) => void;
  clock?: () => Date;
  timing?: IndexKeeperTiming;
}

export interface IndexKeeperTiming {
  /** Least time between two passes while nobody waits: it lets rows gather into batches worth a sync. */
  gatherMs?: number;
  /** Longest time without a look at the marks, which other processes write too, and at the index, which may get lost. */
  idleMs?: number;
  /** Time between two tries after a failure; twice as long for each rebuild that failed in a row. */
  retryMs?: number;
  /** Time between two tries while another process writes the index. */
  busyMs?: number;
  /** Time between two comparisons of the numbers of documents and businesses. */
  countMs?: number;
  /** See `IndexDriftOptions`. */
  confirmMs?: number;
  /** The longest that a batch is waited for once the keeper is told to stop. */
  stopMs?: number;
}

const FAILURES_BEFORE_GIVING_UP = 3;
const FAILURES_PER_LOG_LINE = 15;
const GATHER_MS = 1000;
const IDLE_MS = 750;
const RETRY_MS = 2000;
/** A minute at most: a rebuild costs the engine much, and changes wait until one has succeeded. */
const MAX_RETRY_DOUBLINGS = 5;
const BUSY_MS = 150;
const COUNT_MS = 30_000;
/** One that has more to do lets others have a turn after this long, and long enough for them to notice. */
const TURN_MS = 5000;
/** A search server may take minutes to take in a batch: longer than a process has that is told to stop. */
const STOP_MS = 5000;

interface KeeperState {
  /** Cuts the idle time short. */
  readonly rowsWaker: Waker;
  /** Cuts the gathering of rows short. */
  readonly flushWaker: Waker;
  isStarted: boolean;
  isDriftCheckDue: boolean;
  /** When documents were last counted, by `performance.now()`. */
  countedAt: number;
  doubtful: Set<string>;
  compaction: Compaction;
  failures: number;
  /** Since the index was last found whole. */
  failedRebuilds: number;
  readonly waiters: FlushWaiters;
}

export function createIndexKeeper(options: IndexKeeperOptions): IndexKeeper {
  const stopping = new AbortController();
  const state: KeeperState = {
    isStarted: false,
    isDriftCheckDue: true,
    countedAt: performance.now(),
    doubtful: new Set(),
    compaction: createCompaction({
      ...options,
      leases: options.lease.leases,
    }),
    failures: 0,
    failedRebuilds: 0,
    waiters: createFlushWaiters(),
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
    flush() {
      if (stopping.signal.aborted) return Promise.resolve(false);
      const isDone = state.waiters.wait();
      state.rowsWaker.wake();
      state.flushWaker.wake();
      return isDone;
    },
    requestDriftCheck() {
      state.isDriftCheckDue = true;
      state.rowsWaker.wake();
    },
    async stop() {
      stopping.abort();
      await Promise.race([loop, delay(options.timing?.stopMs ?? STOP_MS, undefined, { ref: false })]);
      state.waiters.present()(false);
    },
  };
}

type PassOutcome = "done" | "more" | "busy" | "failed";

async function run(options: IndexKeeperOptions, state: KeeperState, signal: AbortSignal): Promise<void> {
  const { retryMs = RETRY_MS, busyMs = BUSY_MS } = options.timing ?? {};
  while (!signal.aborted) {
    const settle = state.waiters.present();
    const outcome = await runPass(options, state, signal);
    state.failures = outcome === "failed" ? state.failures + 1 : 0;
    if (outcome === "done") settle(true);
    else if (state.failures >= FAILURES_BEFORE_GIVING_UP) settle(false);
    if (signal.aborted) return;
    const doublings = Math.min(state.failedRebuilds, MAX_RETRY_DOUBLINGS);
    if (outcome === "failed") await state.rowsWaker.pause(retryMs * 2 ** doublings);
    else if (outcome === "busy") await state.rowsWaker.pause(busyMs);
    else if (outcome === "more") await state.rowsWaker.pause(2 * busyMs);
    else if (state.waiters.isEmpty()) await rest(options, state);
  }
}

/**
 * Sleeps until woken, then lets rows gather, unless somebody waits for them. What other processes write does not wake it:
 * those are single changes by hand, to be seen at the next look.
 */
async function rest({ timing = {} }: IndexKeeperOptions, state: KeeperState): Promise<void> {
  const isWoken = await state.rowsWaker.sleep(timing.idleMs ?? IDLE_MS);
  if (isWoken && state.waiters.isEmpty()) await state.flushWaker.sleep(timing.gatherMs ?? GATHER_MS);
}

async function runPass(options: IndexKeeperOptions, state: KeeperState, signal: AbortSignal): Promise<PassOutcome> {
  const { businesses, logger } = options;
  try {
    const hasRows = state.doubtful.size > 0 || (await businesses.takeUnindexed(1)).length > 0;
    const loss = await findLoss(options, state, hasRows);
    if (loss === undefined) state.failedRebuilds = 0;
    if (loss === undefined && !hasRows && !state.compaction.isDue()) return "done";
    if (loss !== undefined && loss !== "drifted" && (await options.isBeingPlaced?.())) return "busy";
    const leased = await withIndexLease(options.lease, (guard) =>
      write(options, state, { guard, loss, signal: AbortSignal.any([signal, guard.signal]) }),
    );
    return leased.isBusy ? "busy" : leased.value;
  } catch (error) {
    const { failures } = state;
    if (!signal.aborted && failures % FAILURES_PER_LOG_LINE === 0) {
      logger.error({ err: error, failures: failures + 1 }, "indexing failed");
    }
    return "failed";
  }
}

type Loss = "emptied" | "outdated" | "drifted";

/** That an index is gone, or was built by an older release, is seen at every pass; that it holds too little or too much when asked, and now and then while nothing is written. */
async function findLoss(options: IndexKeeperOptions, state: KeeperState, hasRows: boolean): Promise<Loss | undefined> {
  const { index, timing = {}, logger } = options;
  const { isReady, isOutdated } = await index.status();
  if (!isReady) return "emptied";
  if (isOutdated === true) return "outdated";
  const isCountDue = performance.now() - state.countedAt >= (timing.countMs ?? COUNT_MS) && !hasRows;
  if (!state.isDriftCheckDue && !isCountDue) return undefined;
  const drift = await findDrift({ ...options, ...timing });
  if (drift !== undefined) {
    logger.warn(drift, "index differs from the store");
    return "drifted";
  }
  state.isDriftCheckDue = false;
  state.countedAt = performance.now();
  return undefined;
}

interface Turn {
  guard: IndexGuard;
  loss: Loss | undefined;
  signal: AbortSignal;
}

/** What needs doing to the index, by the one process that may. */
async function write(options: IndexKeeperOptions, state: KeeperState, turn: Turn): Promise<PassOutcome> {
  const { businesses, index, categoryOf, logger, onChanged, onBatch } = options;
  const { guard, signal } = turn;
  await options.followRules?.();
  if (turn.loss !== undefined) {
    state.failedRebuilds++;
    await repairIndex({ ...options, ...turn });
    state.isDriftCheckDue = false;
    state.countedAt = performance.now();
  }
  const startedAt = performance.now();
  const pending = { businesses, index, categoryOf, signal, guard, doubtful: state.doubtful, maxMs: TURN_MS };
  const { rows, isDone } = await indexPending({ ...pending, ...(onBatch ? { onBatch } : {}) });
  if (rows > 0) {
    logger.info({ rows, durationMs: Math.round(performance.now() - startedAt) }, "indexed");
    state.compaction.count(rows);
    await onChanged();
  }
  if (isDone && state.compaction.isDue()) await state.compaction.run();
  return isDone ? "done" : "more";
}
