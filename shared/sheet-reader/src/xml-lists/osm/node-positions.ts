import { refusal, text } from "../../messages/text.ts";
import type { Position } from "../../records/point-of-geometry.ts";

/** Positions of nodes by their ids, 16 bytes each: a map of a city has millions. */
export interface NodePositions {
  /** Requests a node, before any is placed. Throws too_large beyond the limit. */
  want(id: number): void;
  place(id: number, position: Position): void;
  of(id: number): Position | undefined;
  /** Whether any node is wanted. */
  areWanted(): boolean;
}

const MAX_WANTED = 8_000_000;
const FIRST_SIZE = 1024;
/** As OpenStreetMap stores them. */
const UNITS_PER_DEGREE = 10_000_000;
const UNKNOWN = 0x7fffffff;

export function createNodePositions(): NodePositions {
  let ids = new Float64Array(FIRST_SIZE);
  let size = 0;
  let isSorted = false;
  let degrees = new Int32Array(0);

  function sort(): void {
    const sorted = ids.slice(0, size).sort();
    size = 0;
    for (const id of sorted) if (size === 0 || sorted[size - 1] !== id) sorted[size++] = id;
    ids = sorted;
    degrees = new Int32Array(size * 2).fill(UNKNOWN);
    isSorted = true;
  }

  function indexOf(id: number): number {
    if (!isSorted) sort();
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low < size && ids[low] === id ? low : -1;
  }

  return {
    areWanted: () => size > 0,
    want(id) {
      if (size >= MAX_WANTED) throw refusal("too_large", text("osm_too_many_nodes"));
      if (size === ids.length) {
        const larger = new Float64Array(size * 2);
        larger.set(ids);
        ids = larger;
      }
      ids[size++] = id;
    },
    place(id, [longitude, latitude]) {
      const index = indexOf(id);
      if (index < 0) return;
      degrees[index * 2] = Math.round(longitude * UNITS_PER_DEGREE);
      degrees[index * 2 + 1] = Math.round(latitude * UNITS_PER_DEGREE);
    },
    of(id) {
      const index = indexOf(id);
      const [longitude = UNKNOWN, latitude = UNKNOWN] = index < 0 ? [] : degrees.subarray(index * 2, index * 2 + 2);
      return longitude === UNKNOWN ? undefined : [longitude / UNITS_PER_DEGREE, latitude / UNITS_PER_DEGREE];
    },
  };
}
