import type { Comparable } from "./comparable.ts";
import { metresBetween } from "./compare-places.ts";
import type { NameMatch } from "./names/compare-names.ts";
import { likenessOf } from "./names/name-likeness.ts";
import { type Evidence, weigh } from "./weigh-evidence.ts";

interface Named {
  known: Comparable;
  name: NameMatch;
}

/** As far away, a name counts for a third; without positions, for three fifths. */
const FADE_M = 300;
const WITHOUT_POSITION = 0.6;
/** Farther away, none stands out. */
const MAX_APART_M = 500;
/** By what another may come near the one that stands out. */
const MAX_RIVAL = 0.5;
/** What each of the address, phone, postal code, website and kind adds if it agrees, and takes away if it differs. */
const EACH_DETAIL = 0.05;
const MIN_SAME = 0.7;
const MIN_DOUBTFUL = 0.45;
const MIN_DOUBTFUL_OF_SEVERAL = 0.62;
/** With less, no question is asked even if all details agree. */
const MIN_NEARNESS = 0.2;
/** Of names that may be those of a tenant, part or branch. */
const MIN_SAME_OF_PARTS = 0.88;
const NO_DIGIT = /\D/g;
const PARTS: readonly NameMatch[] = ["within", "shared"];
const OTHERS: readonly NameMatch[] = ["division", "foreign", "other"];

interface Standouts<C> {
  same: C[];
  doubtful: C[];
}

/**
 * Decides where the rules for single pairs do not, by how many letters of a name agree and how near it is. One candidate that stands out is
 * the same or doubtful; several that come close to each other are all doubtful.
 */
export function judgeStandouts<C extends Named>(row: Comparable, candidates: readonly C[]): Standouts<C> {
  const near = candidates
    .map((candidate) => ({ candidate, nearness: nearnessOf(row, candidate) }))
    .sort((left, right) => right.nearness - left.nearness);
  const [best] = near;
  if (best === undefined || best.nearness < MIN_NEARNESS) return { same: [], doubtful: [] };
  const evidence = weigh(row, best.candidate.known);
  const weight = evidence.isElsewhere ? 0 : best.nearness + EACH_DETAIL * balanceOf(evidence);
  const rivals = near.filter(({ nearness }) => nearness > best.nearness * MAX_RIVAL).map(({ candidate }) => candidate);
  const isAlone = rivals.length === 1;
  if (isAlone && weight >= MIN_SAME && isJoinable(row, best.candidate, evidence)) return { same: rivals, doubtful: [] };
  return { same: [], doubtful: weight >= (isAlone ? MIN_DOUBTFUL : MIN_DOUBTFUL_OF_SEVERAL) ? rivals : [] };
}

/** From 0 to 1. */
function nearnessOf(row: Comparable, { known }: Named): number {
  const apartM = metresBetween(row, known);
  if (apartM !== undefined && apartM > MAX_APART_M) return 0;
  const closeness = apartM === undefined ? WITHOUT_POSITION : Math.exp(-apartM / FADE_M);
  return closeness * likenessOf(row.name, known.name);
}

function isJoinable(row: Comparable, { known, name }: Named, evidence: Evidence): boolean {
  if (OTHERS.includes(name) || isContradicted(evidence) || !haveSameDigits(row, known)) return false;
  return !PARTS.includes(name) || likenessOf(row.name, known.name) >= MIN_SAME_OF_PARTS;
}

function haveSameDigits(row: Comparable, known: Comparable): boolean {
  return row.name.replace(NO_DIGIT, "") === known.name.replace(NO_DIGIT, "");
}

function isContradicted({ address, phone, post, areOtherKinds }: Evidence): boolean {
  return [address, phone, post].includes("other") || areOtherKinds;
}

/** How many of the details agree more than differ. */
function balanceOf({ address, phone, page, post, isExactKind, areOtherKinds }: Evidence): number {
  const kinds = isExactKind ? "same" : areOtherKinds ? "other" : "unknown";
  let balance = 0;
  for (const detail of [address, phone, page, post, kinds]) {
    if (detail === "other") balance--;
    else if (detail !== "unknown") balance++;
  }
  return balance;
}
