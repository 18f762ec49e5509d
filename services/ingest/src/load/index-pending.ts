import { type SearchedBusiness, toSearchDocument } from "@meridian/domain/businesses/search-document";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { createListPacker, type ItemList, unpackList } from "@meridian/platform/packed-list";
import type { BusinessStore, IndexedEntry } from "@meridian/ports/businesses/business-store";
import type { IndexChange, SearchIndex } from "@meridian/ports/search/search-index";
import type { IndexGuard } from "./index-lease.ts";

/** Large enough to justify the index's sync, small enough to hold in memory. */
const INDEX_BATCH_ROWS = 4000;
/** Businesses in memory at once: everything the index does not need is dropped. */
const TAKEN_ROWS = 500;
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
  let rows = await applyDoubtful(options);
  let next: TakenBatch | undefined;
  while (!signal.aborted) {
    const batch = next ?? (await takeBatch(options));
    const { taken } = batch;
    if (taken.length === 0) return { rows, isDone: true };
    next = await applyAndTakeNext(options, batch);
    await businesses.markIndexed(taken);
    rows += taken.length;
    onBatch?.(taken.length);
    if (performance.now() - startedAt > maxMs) break;
  }
  return { rows, isDone: false };
}

interface TakenBatch {
  taken: IndexedEntry[];
  changes: ItemList<IndexChange>;
}

/** A further full batch is read while the index writes this one. Its marks are later, so changes keep their order. */
async function applyAndTakeNext(
  options: IndexPendingOptions,
  { taken, changes }: TakenBatch,
): Promise<TakenBatch | undefined> {
  const isBehind = (await options.businesses.countUnindexed(2 * INDEX_BATCH_ROWS)) === 2 * INDEX_BATCH_ROWS;
  const [, next] = await Promise.all([
    applyGuarded(options, changes, taken),
    isBehind ? takeBatch(options, taken.at(-1)?.mark) : undefined,
  ]);
  return next;
}

/** Documents become bytes at once: thousands that wait would be copied by the garbage collector again and again. */
async function takeBatch({ businesses, categoryOf }: IndexPendingOptions, afterMark = 0): Promise<TakenBatch> {
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
    await applyGuarded(options, changes, changes);
    for (const id of ids) doubtful.delete(id);
  }
  return all.length;
}

/** `changed` are the same businesses: the index may have taken the changes over. */
async function applyGuarded(
  { index, guard, doubtful }: IndexPendingOptions,
  changes: ItemList<IndexChange>,
  changed: readonly { id: string }[],
): Promise<void> {
  await guard.check();
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
