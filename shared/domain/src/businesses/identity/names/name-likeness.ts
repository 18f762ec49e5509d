import { remember } from "../../../bounded-cache.ts";
import { partsOf } from "./name-parts.ts";

const CACHED_NAMES = 5_000;

/** How much of two names both have, in pairs of neighbouring letters: 1 for the same words, in whatever order, and 0 for nothing. */
export function likenessOf(left: string, right: string): number {
  const [one, other] = [pairsOf(left), pairsOf(right)];
  let common = 0;
  for (let at = 0, otherAt = 0; at < one.length && otherAt < other.length; ) {
    const [pair = "", otherPair = ""] = [one[at], other[otherAt]];
    if (pair === otherPair) common++;
    if (pair <= otherPair) at++;
    if (pair >= otherPair) otherAt++;
  }
  return (2 * common) / (one.length + other.length);
}

/** Sorted. A name of one letter is its own pair. */
const pairsOf = remember((name: string): readonly string[] => {
  const letters = partsOf(name).words.join("");
  return Array.from({ length: Math.max(1, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)).sort();
}, CACHED_NAMES);
