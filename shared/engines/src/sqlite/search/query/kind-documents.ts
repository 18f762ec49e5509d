import { rowNumber } from "../index/search-schema.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitSource } from "./hit-source.ts";
import type { HitCheck } from "./query-plan.ts";

/** Four bytes each: the documents of ten large kinds in a directory of a million. */
const MAX_KEPT_NUMBERS = 1_000_000;
/** Reading more documents than this pays only if they are requested again before the index changes. */
const LARGE_KIND = 50_000;
/** More than an index holds. */
const EVERY_DOCUMENT = 2 ** 30;

export interface KindDocuments {
  /**
   * The documents that match an expression of kinds and pass all checks, by descending popularity. Undefined for large kinds not yet
   * requested since the index changed.
   */
  find(kinds: string, checks: readonly HitCheck[]): Uint32Array | undefined;
  /** Merges them with other documents in the same order, up to `limit`. */
  merge(ofKinds: Uint32Array, others: readonly number[], limit: number): number[];
}

/**
 * Keeps the documents of kinds in memory until the index changes: the full-text table takes tens of milliseconds to count a large kind, or
 * to combine it with filters.
 */
export function createKindDocuments(
  { columns, version }: Pick<ServingIndex, "columns" | "version">,
  source: HitSource,
): KindDocuments {
  const kept = new Map<string, Uint32Array>();
  const large = new Set<string>();
  const requested = new Set<string>();
  let keptNumbers = 0;
  let keptVersion = version();

  function numbersOf(kinds: string): Uint32Array | undefined {
    if (keptVersion !== version()) forget();
    const known = kept.get(kinds) ?? read(kinds);
    requested.add(kinds);
    return known;
  }

  function read(kinds: string): Uint32Array | undefined {
    if (large.has(kinds) && !requested.has(kinds)) return undefined;
    const limit = large.has(kinds) ? EVERY_DOCUMENT : LARGE_KIND;
    const found = source.list({ match: kinds, phrases: [], checks: [], limit });
    if (!found.isComplete) {
      large.add(kinds);
      return undefined;
    }
    if (keptNumbers + found.numbers.length > MAX_KEPT_NUMBERS) forget();
    const numbers = new Uint32Array(found.numbers);
    kept.set(kinds, numbers);
    keptNumbers += numbers.length;
    return numbers;
  }

  function forget(): void {
    kept.clear();
    requested.clear();
    keptNumbers = 0;
    keptVersion = version();
  }

  const rowOf = (n: number | undefined): number =>
    n === undefined ? Number.POSITIVE_INFINITY : rowNumber(columns.popularity[n] ?? 0, n);

  return {
    find(kinds, checks) {
      const numbers = numbersOf(kinds);
      if (numbers === undefined || checks.length === 0) return numbers;
      const passing = numbers.slice();
      const count = checks.reduce((left, check) => keepPassing(passing, left, check), passing.length);
      return passing.subarray(0, count);
    },
    merge(ofKinds, others, limit) {
      const merged: number[] = [];
      let other = 0;
      for (let at = 0; merged.length < limit && at + other < ofKinds.length + others.length; ) {
        const next = rowOf(ofKinds[at]) < rowOf(others[other]) ? ofKinds[at++] : others[other++];
        if (next !== undefined) merged.push(next);
      }
      return merged;
    },
  };
}

/** Moves those of the first `count` numbers that pass to the front, and returns how many: four times as fast as `filter`. */
function keepPassing(numbers: Uint32Array, count: number, check: HitCheck): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const n = numbers[at] ?? 0;
    if (check(n)) numbers[kept++] = n;
  }
  return kept;
}
