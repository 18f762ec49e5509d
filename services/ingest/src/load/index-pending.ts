import { type SearchedBusiness, toSearchDocument } from "@meridian/domain/businesses/search-document";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { createListPacker, type ItemList, unpackList } from "@meridian/platform/packed-list";
import type { BusinessStore, IndexedEntry } from "@meridian/ports/businesses/business-store";
import type { IndexChange, SearchIndex } from "@meridian/ports/search/search-index";
import type { IndexGuard } from "./index-lease.ts";

/** Large enough to justify the index's sync, small enough to hold in memory. */
const INDEX_BATCH_ROWS = 4000;
/** Businesses in memory at once, few enough not to be promoted by the garbage collector: what the index does not need is dropped. */
const TAKEN_ROWS = 50;
/** Businesses read by id at once. */
const READ_AGAIN_ROWS = 1000;

export interface IndexPendingOptions {
  businesses: Pick<BusinessStore, "takeUnindexed" | "countUnindexed" | "markIndexed" | "findByIds">;
  index: Pick<SearchIndex, "apply">;
  categoryOf: CategoryOf;
  signal: AbortSignal;
  guard: Pick<IndexGuard, "check">;
  /**
   * Ids applied by a process that then found its lease expired: it may have overwritten newer states with older ones. They are applied
   * again first, and added to here when that happens.
   */
  doubtful: Set<string>;
  /** The time after which others get a turn. */
  maxMs?: number;
  onBatch?: (rows: number) => void;
}

export interface IndexPendingResult {
  rows: number;
  /** False if its time was up. */
  isDone: boolean;
}

/**
 * Brings the index up to date: reads marked businesses, applies them, and clears the marks only after the index has synced, so that a crash
 * repeats work and loses none.
 */
export async function indexPending(options: IndexPendingOptions): Promise<IndexPendingResult> {
  const { businesses, signal, maxMs = Number.POSITIVE_INFINITY, onBatch } = options;
  const startedAt = performance.now();
  const isEnding = () => signal.aborted || performance.now() - startedAt > maxMs;
  let rows = await applyDoubtful(options);
  let batch = signal.aborted ? undefined : await beginBatch(options);
  let next: BegunBatch | undefined;
  try {
    while (batch !== undefined) {
      next = isEnding() || !(await isBehind(options)) ? undefined : await beginBatch(options, batch.lastMark);
      await batch.applied;
      await businesses.markIndexed(batch.taken);
      rows += batch.taken.length;
      onBatch?.(batch.taken.length);
      if (next === undefined && isEnding()) return { rows, isDone: false };
      batch = next ?? (await beginBatch(options));
    }
    return { rows, isDone: !signal.aborted };
  } finally {
    await next?.applied.catch(ignoreFailure);
  }
}

interface BegunBatch {
  taken: readonly IndexedEntry[];
  lastMark: number;
  applied: Promise<void>;
}

/** Whether there is a full batch besides the one being applied: it can wait in the index's queue, and the index never waits for it. */
async function isBehind({ businesses }: IndexPendingOptions): Promise<boolean> {
  return (await businesses.countUnindexed(2 * INDEX_BATCH_ROWS)) === 2 * INDEX_BATCH_ROWS;
}

/** Undefined if nothing is marked. Marks after `afterMark` are later ones, so changes keep their order. */
async function beginBatch(options: IndexPendingOptions, afterMark = 0): Promise<BegunBatch | undefined> {
  const { taken, changes } = await takeBatch(options, afterMark);
  const lastMark = taken.at(-1)?.mark;
  if (lastMark === undefined) return undefined;
  await options.guard.check();
  const applied = applyGuarded(options, changes, taken);
  // Awaited in its turn, when an earlier batch may have failed.
  applied.catch(ignoreFailure);
  return { taken, lastMark, applied };
}

/** Documents become bytes at once: thousands that wait would be copied by the garbage collector again and again. */
async function takeBatch(
  { businesses, categoryOf }: IndexPendingOptions,
  afterMark: number,
): Promise<{ taken: IndexedEntry[]; changes: ItemList<IndexChange> }> {
  const taken: IndexedEntry[] = [];
  const changes = createListPacker<IndexChange>();
  let lastMark = afterMark;
  while (taken.length < INDEX_BATCH_ROWS) {
    const entries = await businesses.takeUnindexed(TAKEN_ROWS, lastMark);
    for (const { id, revision, mark, business } of entries) {
      taken.push({ id, revision, mark });
      changes.add(toChange(id, business, categoryOf));
      lastMark = mark;
    }
    if (entries.length < TAKEN_ROWS) break;
  }
  return { taken, changes: unpackList(changes.pack()) };
}

async function applyDoubtful(options: IndexPendingOptions): Promise<number> {
  const { businesses, doubtful } = options;
  const all = [...doubtful];
  for (let start = 0; start < all.length; start += READ_AGAIN_ROWS) {
    const ids = all.slice(start, start + READ_AGAIN_ROWS);
    const listed = new Map((await businesses.findByIds(ids)).map((business) => [business.id, business]));
    const changes = ids.map((id) => toChange(id, listed.get(id), options.categoryOf));
    await options.guard.check();
    await applyGuarded(options, changes, changes);
    for (const id of ids) doubtful.delete(id);
  }
  return all.length;
}

/** Call after a check of the guard. `changed` are the same businesses: the index may have taken the changes over. */
async function applyGuarded(
  { index, guard, doubtful }: IndexPendingOptions,
  changes: ItemList<IndexChange>,
  changed: readonly { id: string }[],
): Promise<void> {
  await index.apply(changes);
  try {
    await guard.check();
  } catch (error) {
    for (const { id } of changed) doubtful.add(id);
    throw error;
  }
}

function toChange(id: string, business: SearchedBusiness | undefined, categoryOf: CategoryOf): IndexChange {
  return business === undefined ? { id } : { id, document: toSearchDocument(business, categoryOf) };
}

function ignoreFailure(): void {}
