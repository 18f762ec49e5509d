import { setTimeout as delay } from "node:timers/promises";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { type Compaction, createCompaction } from "./compaction.ts";
import { createFlushWaiters, type FlushWaiters } from "./flush-waiters.ts";
import { findDrift } from "./index-drift.ts";
import { type IndexGuard, type IndexLeaseOptions, withIndexLease } from "./index-lease.ts";
import { indexPending } from "./index-pending.ts";
import type { IsBeingPlaced } from "./placing-watch.ts";
import { repairIndex } from "./repair-index.ts";
import { createWaker, type Waker } from "./waker.ts";

/**
 * Keeps the search index in step with the store, whichever process wrote, crashed or emptied it. One per process; one process writes at a
 * time, and each fulfils its own requests.
 */
export interface IndexKeeper {
  start(): void;
  /** Signals that there may be something to index. */
  wake(): void;
  /** Resolves with true once everything written before the call is indexed, or with false while the index keeps failing. */
  flush(): Promise<boolean>;
  /** Compares the index with the store now rather than within seconds, and rebuilds it if they differ. */
  requestDriftCheck(): void;
  /** Ends after the current batch, or some seconds later without it: what is still marked is applied again. */
  stop(): Promise<void>;
}

export interface IndexKeeperOptions {
  businesses: Pick<
    BusinessStore,
    "takeUnindexed" | "markIndexed" | "countUnindexed" | "countListed" | "scanListed" | "findByIds"
  >;
  index: Pick<SearchIndex, "apply" | "beginRebuild" | "status" | "compact">;
  categoryOf: CategoryOf;
  /** Makes `categoryOf` use the newest decisions. */
  followRules?: () => Promise<void>;
  /** While true, a missing or outdated index is not built. */
  isBeingPlaced?: IsBeingPlaced;
  /** One of a directory's keepers writes at a time. */
  lease: IndexLeaseOptions;
  logger: Logger;
  /** Called after a pass or rebuild that changed the index, and with it public answers. */
  onChanged: () => Promise<void>;
  /** Refreshed before the index is compared with them, and rebuilt if they, not the index, turn out to be wrong. */
  places: Pick<PlaceStore, "refresh" | "rebuild">;
  /** Called for every batch. */
  onBatch?: (rows: number) => void;
  timing?: IndexKeeperTiming;
}

export interface IndexKeeperTiming {
  /** The minimum time between two passes while no one waits: lets rows gather into batches worth a sync. */
  gatherMs?: number;
  /** The longest time between two checks of the marks, which other processes write too, and of the index, which may get lost. */
  idleMs?: number;
  /** The delay between retries, doubled for each rebuild that failed in a row. */
  retryMs?: number;
  /** The delay between retries while another process writes the index. */
  busyMs?: number;
  /** The time between two comparisons of documents and businesses. */
  countMs?: number;
  /** See `IndexDriftOptions`. */
  confirmMs?: number;
  /** How long to wait for a batch after `stop` is called. */
  stopMs?: number;
}

const FAILURES_BEFORE_GIVING_UP = 3;
const FAILURES_PER_LOG_LINE = 15;
const GATHER_MS = 1000;
const IDLE_MS = 750;
const RETRY_MS = 2000;
/** At most a minute: a rebuild is expensive for the engine, and changes wait until one succeeds. */
const MAX_RETRY_DOUBLINGS = 5;
const BUSY_MS = 150;
const COUNT_MS = 30_000;
/** A keeper with more to do lets others have a turn after this long, and for long enough to notice: it costs a second of writing. */
const TURN_MS = 15_000;
/** A search server may take minutes for a batch: longer than a stopping process has. */
const STOP_MS = 5000;

interface KeeperState {
  /** Ends the idle time. */
  readonly rowsWaker: Waker;
  /** Ends the gathering of rows. */
  readonly flushWaker: Waker;
  isStarted: boolean;
  isDriftCheckDue: boolean;
  /** When documents were last counted, by `performance.now()`. */
  countedAt: number;
  doubtful: Set<string>;
  compaction: Compaction;
  failures: number;
  /** Since the index was last found complete. */
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
 * Sleeps until woken, then lets rows gather unless a caller waits for them. Writes of other processes do not wake it: they are single
 * manual changes, found at the next check.
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

/** A missing or outdated index is noticed on every pass; an incomplete one on request, and occasionally while nothing is written. */
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

/** The maintenance of the index, by the one process that may. */
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
