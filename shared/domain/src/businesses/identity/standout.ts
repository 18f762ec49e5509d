import type { Comparable } from "./comparable.ts";
import { isAround } from "./evidence-checks.ts";
import type { NameMatch } from "./names/compare-names.ts";
import { likenessOf } from "./names/name-likeness.ts";
import { partsOf } from "./names/name-parts.ts";
import { type Evidence, weigh } from "./weigh-evidence.ts";

interface Named {
  known: Comparable;
  name: NameMatch;
  /** The row's. */
  hasPhone: boolean;
}

/**
 * What each finding adds to the weight of a candidate, as logarithms of odds, fitted to pairs of public lists with known matches. One
 * whose weight is positive is worth a question.
 */
const START = -7.3;
const LIKENESS = 5.6;
const EACH_LETTER = 0.06;
const OTHER_NAME = -3;
const PART_NAME = -1.7;
const CLOSENESS = 7.4;
const ELSEWHERE = -3.6;
/** If one candidate has it; a phone of several tells none of them apart. */
const SAME_PHONE = 2.5;
const PAGE = 0.4;
/** For an address that agrees, and against each address, phone or postal code that differs. */
const EACH_DETAIL = 1.2;
/** What a rival of the same weight takes away, and by how much lighter it takes a third of that. */
const RIVAL = 2.2;
const RIVAL_FADE = 3;
/** Candidates lighter by less are in question together. */
const SAME_QUESTION = 1;
/** As heavy, and heavier than all others by as much, one is the same. */
const MIN_SAME = 3.5;
/** With more words behind the name, which may be those of a part. */
const MIN_SAME_OF_STARTS = 4.4;
/** Longer names tell no more. */
const MOST_LETTERS = 25;
/** As far away, closeness counts for a third; without positions, for three fifths. */
const FADE_M = 300;
const WITHOUT_POSITION = 0.6;
/** Of names that may be those of a tenant, part or branch. */
const MIN_LIKENESS_OF_PARTS = 0.88;
const NO_DIGIT = /\D/g;
const PARTS: readonly NameMatch[] = ["within", "shared"];
const OTHERS: readonly NameMatch[] = ["division", "foreign", "other"];

interface Standouts<C> {
  same: C[];
  doubtful: C[];
}

/** Decides where the rules for single pairs do not: the heaviest candidate is the same, or a question with those about as heavy. */
export function judgeStandouts<C extends Named>(row: Comparable, candidates: readonly C[]): Standouts<C> {
  const isLone = candidates.filter(({ hasPhone }) => hasPhone).length === 1;
  const weighed = candidates
    .map((candidate) => {
      const evidence = weigh(row, candidate.known);
      const phone = isLone && candidate.hasPhone ? SAME_PHONE : 0;
      return { candidate, evidence, weight: phone + weightOf(row, candidate, evidence) };
    })
    .sort((left, right) => right.weight - left.weight);
  const [best, rival] = weighed;
  if (best === undefined) return { same: [], doubtful: [] };
  const lead = best.weight - (rival?.weight ?? Number.NEGATIVE_INFINITY);
  const minSame = best.candidate.name === "start" ? MIN_SAME_OF_STARTS : MIN_SAME;
  if (best.weight >= minSame && lead >= MIN_SAME && isJoinable(row, best.candidate, best.evidence)) {
    return { same: [best.candidate], doubtful: [] };
  }
  if (best.weight < RIVAL * Math.exp(-lead / RIVAL_FADE)) return { same: [], doubtful: [] };
  const asked = weighed.filter(({ weight }) => weight >= best.weight - SAME_QUESTION);
  return { same: [], doubtful: asked.map(({ candidate }) => candidate) };
}

function weightOf(row: Comparable, { known, name }: Named, evidence: Evidence): number {
  const { apartM, address, phone, page, post, isElsewhere } = evidence;
  const closeness = apartM === undefined ? WITHOUT_POSITION : Math.exp(-apartM / FADE_M);
  const letters = Math.min(MOST_LETTERS, lengthOf(row.name), lengthOf(known.name));
  let weight = START + LIKENESS * likenessOf(row.name, known.name) + EACH_LETTER * letters + CLOSENESS * closeness;
  for (const detail of [address, phone, post]) if (detail === "other") weight -= EACH_DETAIL;
  if (address === "same_number" || address === "same_text") weight += EACH_DETAIL;
  if (page !== "unknown") weight += page === "same" ? PAGE : -PAGE;
  if (isElsewhere) weight += ELSEWHERE;
  if (name === "other" || name === "division") return weight + OTHER_NAME;
  return name === "foreign" || name === "part" || PARTS.includes(name) ? weight + PART_NAME : weight;
}

function lengthOf(name: string): number {
  return partsOf(name).words.join("").length;
}

function isJoinable(row: Comparable, { known, name }: Named, evidence: Evidence): boolean {
  if (OTHERS.includes(name) || !isLocated(evidence) || isContradicted(evidence) || !haveSameDigits(row, known)) {
    return false;
  }
  return !PARTS.includes(name) || likenessOf(row.name, known.name) >= MIN_LIKENESS_OF_PARTS;
}

/** By position, or without one by phone or address: the branches of a chain share its website. */
function isLocated({ apartM, address, phone }: Evidence): boolean {
  if (apartM !== undefined) return isAround(apartM);
  return phone === "same" || address === "same_number" || address === "same_text";
}

function haveSameDigits(row: Comparable, known: Comparable): boolean {
  return row.name.replace(NO_DIGIT, "") === known.name.replace(NO_DIGIT, "");
}

function isContradicted({ address, phone, post, areOtherKinds, areDepartments }: Evidence): boolean {
  return [address, phone, post].includes("other") || areOtherKinds || areDepartments;
}
