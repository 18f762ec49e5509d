export interface KeyedHits {
  numbers: readonly number[];
  /** One per hit; higher comes first. */
  keys: Float64Array;
}

export interface TopHit {
  n: number;
  id: string;
}

/** The hits from `offset` on, by key and then id. Sorts only hits that can be on the page, and reads ids only for equal keys. */
export function topHits(
  { numbers, keys }: KeyedHits,
  page: { offset: number; limit: number },
  idOf: (n: number) => string,
): TopHit[] {
  const end = Math.min(numbers.length, page.offset + page.limit);
  if (page.offset >= end) return [];
  const sorted = keys.slice(0, numbers.length).sort();
  const leastKey = sorted[sorted.length - end] ?? Number.NEGATIVE_INFINITY;
  const firstKey = sorted[sorted.length - 1 - page.offset] ?? Number.POSITIVE_INFINITY;
  const above: { n: number; key: number; id: string }[] = [];
  for (const [index, n] of numbers.entries()) {
    const key = keys[index] ?? 0;
    if (key >= leastKey) above.push({ n, key, id: "" });
  }
  const ties = countKeys(above);
  for (const hit of above) {
    const isOnPage = hit.key <= firstKey;
    if (isOnPage && (ties.get(hit.key) ?? 0) > 1) hit.id = idOf(hit.n);
  }
  above.sort((a, b) => b.key - a.key || (a.id < b.id ? -1 : 1));
  return above.slice(page.offset, end).map(({ n, id }) => ({ n, id: id === "" ? idOf(n) : id }));
}

function countKeys(hits: readonly { key: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { key } of hits) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
