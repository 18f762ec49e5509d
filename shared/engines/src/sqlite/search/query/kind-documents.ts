import type { DocumentColumns } from "../index/document-columns.ts";
import { documentNumber, rowNumber } from "../index/search-schema.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitCheck } from "./query-plan.ts";

/** Four bytes each: the documents of ten large kinds in a directory of a million. */
const MAX_KEPT_NUMBERS = 1_000_000;

export interface KindDocuments {
  /** The documents that have one of the categories, listed or not, and pass all checks, by descending popularity. */
  find(categoryIds: ReadonlySet<number>, checks: readonly HitCheck[]): Uint32Array;
  /** Merges them with other documents in the same order, up to `limit`. */
  merge(ofKinds: Uint32Array, others: readonly number[], limit: number): number[];
}

/**
 * Finds the documents of kinds in memory: the full-text table takes tens of milliseconds for a large kind. Their numbers are kept until the
 * index changes.
 */
export function createKindDocuments(index: Pick<ServingIndex, "columns" | "version">): KindDocuments {
  const { columns } = index;
  const kept = new Map<string, Uint32Array>();
  let keptNumbers = 0;
  let keptVersion = index.version();

  function numbersOf(categoryIds: ReadonlySet<number>): Uint32Array {
    if (keptVersion !== index.version()) forget();
    const key = [...categoryIds].join(" ");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const numbers = findNumbers(columns, categoryIds);
    if (keptNumbers + numbers.length > MAX_KEPT_NUMBERS) forget();
    kept.set(key, numbers);
    keptNumbers += numbers.length;
    return numbers;
  }

  function forget(): void {
    kept.clear();
    keptNumbers = 0;
    keptVersion = index.version();
  }

  const rowOf = (n: number | undefined): number =>
    n === undefined ? Number.POSITIVE_INFINITY : rowNumber(columns.popularity[n] ?? 0, n);

  return {
    find(categoryIds, checks) {
      let passing = numbersOf(categoryIds);
      for (const check of checks) passing = passingOf(passing, check);
      return passing;
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

/** Four times as fast as `filter`. */
function passingOf(numbers: Uint32Array, check: HitCheck): Uint32Array {
  const passing = new Uint32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const n = numbers[at] ?? 0;
    if (check(n)) passing[count++] = n;
  }
  return passing.subarray(0, count);
}

function findNumbers({ categories, popularity }: DocumentColumns, ids: ReadonlySet<number>): Uint32Array {
  const { start, count, pool } = categories;
  const marks = new Uint8Array(Math.max(...ids) + 1);
  for (const id of ids) marks[id] = 1;
  const rows: number[] = [];
  for (let n = 0; n < start.length; n++) {
    const first = start[n] ?? 0;
    const end = first + (count[n] ?? 0);
    for (let at = first; at < end; at++) {
      if (marks[pool.ids[at] ?? 0] !== 1) continue;
      rows.push(rowNumber(popularity[n] ?? 0, n));
      break;
    }
  }
  return Uint32Array.from(Float64Array.from(rows).sort(), documentNumber);
}
