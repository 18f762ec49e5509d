import type { Comparable } from "./comparable.ts";
import { metresBetween } from "./compare-places.ts";
import type { NameMatch } from "./names/compare-names.ts";
import { likenessOf } from "./names/name-likeness.ts";
import { type Evidence, weigh } from "./weigh-evidence.ts";

/** Of a row's candidates, the one most like it. */
export interface Standout<C> {
  candidate: C;
  /** "same" and "doubtful" as of `judgePair`; "different" if it is not like enough, or another is nearly as like. */
  verdict: "same" | "doubtful" | "different";
}

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
const MIN_SAME = 0.62;
const MIN_DOUBTFUL = 0.5;
/** Of names that may be those of a tenant, part or branch. */
const MIN_SAME_OF_PARTS = 0.88;
const NO_DIGIT = /\D/g;
const PARTS: readonly NameMatch[] = ["within", "shared"];
const OTHERS: readonly NameMatch[] = ["division", "foreign", "other"];

/** Where the rules for single pairs leave the choice open: a name counts the more, the more letters of it agree and the nearer it is. */
export function findStandout<C extends Named>(row: Comparable, candidates: readonly C[]): Standout<C> | undefined {
  let [best, nearness, rival] = [undefined as C | undefined, 0, 0];
  for (const candidate of candidates) {
    const apartM = metresBetween(row, candidate.known);
    if (apartM !== undefined && apartM > MAX_APART_M) continue;
    const closeness = apartM === undefined ? WITHOUT_POSITION : Math.exp(-apartM / FADE_M);
    const own = closeness * likenessOf(row.name, candidate.known.name);
    rival = Math.max(rival, Math.min(own, nearness));
    if (own > nearness) [best, nearness] = [candidate, own];
  }
  if (best === undefined) return undefined;
  if (rival > nearness * MAX_RIVAL) return { candidate: best, verdict: "different" };
  return { candidate: best, verdict: judge(row, best, nearness) };
}

function judge(row: Comparable, { known, name }: Named, nearness: number): Standout<Named>["verdict"] {
  const evidence = weigh(row, known);
  if (evidence.isElsewhere) return "different";
  const weight = nearness + EACH_DETAIL * balanceOf(evidence);
  if (weight >= MIN_SAME && !OTHERS.includes(name) && !isContradicted(evidence) && haveSameDigits(row, known)) {
    if (!PARTS.includes(name) || likenessOf(row.name, known.name) >= MIN_SAME_OF_PARTS) return "same";
  }
  return weight >= MIN_DOUBTFUL ? "doubtful" : "different";
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
