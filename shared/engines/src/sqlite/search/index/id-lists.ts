const MIN_CAPACITY = 1024;
const MAX_IDS = 255;

/** Lists of dictionary numbers by document number, contiguous in one pool. */
export interface IdLists {
  /** Where a document's list starts in the pool, and its length. */
  start: Uint32Array;
  count: Uint8Array;
  pool: { ids: Uint32Array; size: number };
}

export function createIdLists(): IdLists {
  return {
    start: new Uint32Array(MIN_CAPACITY),
    count: new Uint8Array(MIN_CAPACITY),
    pool: { ids: new Uint32Array(MIN_CAPACITY), size: 0 },
  };
}

/** A view of one document's list. */
export function idsAt({ start, count, pool }: IdLists, at: number): Uint32Array {
  const first = start[at] ?? 0;
  return pool.ids.subarray(first, first + (count[at] ?? 0));
}

/** Shorter lists are overwritten in place; longer ones move to the end of the pool. The pool must have room for the document. */
export function putIds({ start, count, pool }: IdLists, at: number, ids: readonly number[]): void {
  const kept = Math.min(MAX_IDS, ids.length);
  if (kept > (count[at] ?? 0)) {
    start[at] = pool.size;
    pool.size += kept;
    if (pool.size > pool.ids.length) pool.ids = grownPool(pool.ids, pool.size);
  }
  count[at] = kept;
  pool.ids.set(ids.slice(0, kept), start[at]);
}

function grownPool(ids: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(Math.ceil(size * 1.5));
  larger.set(ids);
  return larger;
}
