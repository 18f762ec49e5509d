import type { Comparable } from "./comparable.ts";
import { comparePhones } from "./compare-phones.ts";
import { comparePlaces, isElsewhere, metresBetween, SAME_ADDRESS_M } from "./compare-places.ts";
import { judgeNamed, type Verdict } from "./judge-pair.ts";
import { compareNames } from "./names/compare-names.ts";
import { judgeStandouts } from "./standout.ts";

export interface Judged<C> {
  /** Those the row describes, likeliest first. */
  same: C[];
  /** Those it may describe. */
  doubtful: C[];
}

/**
 * The candidates a row describes, likeliest first. A namesake about which too little is known is the same only if it is the only
 * one, and so is a likely one of another name if nothing else is open. Of several namesakes, the only likely one is the same. Several
 * others that look the same are doubtful, unless a namesake is among them. Whatever these rules leave open is weighed (`judgeStandouts`).
 */
export function judgeCandidates<C>(
  row: Comparable,
  candidates: readonly C[],
  read: (candidate: C) => Comparable,
): Judged<C> {
  const judged = candidates.map((candidate) => {
    const known = read(candidate);
    const name = compareNames(row.name, known.name, [row, known]);
    const verdict = judgeNamed(name, row, known);
    const hasPhone = comparePhones(row.phoneE164, known.phoneE164) === "same";
    return {
      candidate,
      known,
      name,
      isNamesake: name === "equal",
      isAlike: name !== "other" && name !== "foreign",
      verdict,
      hasPhone,
      rank: rankOf(row, known),
    };
  });
  judged.sort((left, right) => left.rank - right.rank);
  const namesakes = judged.filter(({ isNamesake }) => isNamesake);
  const certain = judged.filter(({ verdict }) => verdict === "same");
  const sure = certain.filter(({ isNamesake }) => isNamesake);
  const isTie = sure.length === 0 && certain.length > 1;
  const isLone = judged.filter(({ hasPhone }) => hasPhone).length === 1;
  const open = isTie ? certain : judged.filter(({ verdict }) => isOpen(verdict) || (verdict === "lone" && isLone));
  const isUnrivalled = judged.filter(({ isAlike }) => isAlike).length === 1;
  const isLikely = ({ verdict }: { verdict: Verdict }) =>
    verdict === "likely" || (verdict === "unrivalled" && isUnrivalled);
  const only = namesakes.length === 1 ? namesakes.filter(({ verdict }) => verdict === "only") : [];
  const named = open.filter(({ isNamesake }) => isNamesake);
  const alone = [named.filter(isLikely), named, open].find(({ length }) => length === 1)?.filter(isLikely) ?? [];
  const joined = isTie ? [] : ([sure, certain, only, alone].find(({ length }) => length > 0) ?? []);
  const isOpenQuestion = open.some(({ verdict }) => verdict === "likely" || verdict === "lone");
  const standouts = isTie || joined.length > 0 ? { same: [], doubtful: [] } : judgeStandouts(row, judged);
  const same = joined.length > 0 ? joined : standouts.same;
  const doubtful = isTie || (isOpenQuestion && standouts.doubtful.length === 0) ? open : standouts.doubtful;
  return {
    same: same.map(({ candidate }) => candidate),
    doubtful: same.length > 0 ? [] : doubtful.map(({ candidate }) => candidate),
  };
}

/**
 * Whether a business found by a doubtful key is the row's. One found by address is not if it has another place id. One found by a list's
 * own number must resemble the row: other lists use the same numbers.
 */
export function keyHolds(key: string, row: Comparable, known: Comparable): boolean {
  if (key.startsWith("addr:")) {
    return row.placeId === undefined || known.placeId === undefined || known.placeId === row.placeId;
  }
  return compareNames(row.name, known.name) === "equal"
    ? !isElsewhere(row, known)
    : comparePlaces(row, known) === "same";
}

function isOpen(verdict: Verdict): boolean {
  return verdict === "doubtful" || verdict === "only" || verdict === "unrivalled" || verdict === "likely";
}

/** Of two matches, the one with the same phone is likelier, then the nearer one. */
function rankOf(row: Comparable, known: Comparable): number {
  const phoneRank = comparePhones(row.phoneE164, known.phoneE164) === "same" ? 0 : SAME_ADDRESS_M;
  return phoneRank + (metresBetween(row, known) ?? SAME_ADDRESS_M);
}
