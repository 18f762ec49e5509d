import type { Comparable } from "./comparable.ts";
import { compareNames, type NameMatch } from "./compare-names.ts";
import { comparePhones } from "./compare-phones.ts";
import { comparePlaces, isElsewhere, metresBetween, SAME_ADDRESS_M, SAME_SPOT_M } from "./compare-places.ts";
import { type Evidence, weigh } from "./weigh-evidence.ts";

/**
 * "only": the same if no other candidate has the name. "likely": the same if no other candidate could be the same, too. "doubtful": a
 * person decides. "lone": doubtful unless others have the row's phone, too.
 */
export type Verdict = "same" | "only" | "likely" | "doubtful" | "lone" | "different";

/** Geocoders that know a postal code's streets, but not their numbers, place a business up to this far away. */
const MISPLACED_M = 1_000;

/**
 * Whether two records describe one business. A name alone proves nothing: address, phone, website or position must agree as well, the more
 * of them the less alike the names are, and none may contradict. The same brand at two addresses is two businesses, as are two names at
 * one.
 */
export function judgePair(row: Comparable, known: Comparable): Verdict {
  return judgeNamed(compareNames(row.name, known.name, [row, known]), row, known);
}

function judgeNamed(name: NameMatch, row: Comparable, known: Comparable): Verdict {
  switch (name) {
    case "equal":
      return judgeNamesakes(row, known);
    case "close":
      return judgeCloseNames(weigh(row, known));
    case "part":
      return judgePartNames(weigh(row, known));
    case "shared":
      return withoutLikely(judgePartNames(weigh(row, known)));
    case "foreign":
    case "other":
      return judgeOtherNames(weigh(row, known), name);
  }
}

export interface Judged<C> {
  /** Those the row describes, likeliest first. */
  same: C[];
  /** Those it may describe. */
  doubtful: C[];
}

/**
 * The candidates a row describes, likeliest first. A namesake about which too little is known is the same only if it is the only
 * candidate, and so is a likely one of another name. Several others that look the same are doubtful, unless a namesake is among them.
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
    return { candidate, isNamesake: name === "equal", verdict, hasPhone, rank: rankOf(row, known) };
  });
  judged.sort((left, right) => left.rank - right.rank);
  const namesakes = judged.filter(({ isNamesake }) => isNamesake);
  const same = judged.filter(({ verdict }) => verdict === "same");
  const sure = same.filter(({ isNamesake }) => isNamesake);
  const likely = sure.length > 0 ? sure : same;
  const only = same.length === 0 && namesakes.length === 1 ? namesakes.filter(({ verdict }) => verdict === "only") : [];
  const isTie = sure.length === 0 && same.length > 1;
  const isLone = judged.filter(({ hasPhone }) => hasPhone).length === 1;
  const rest = isTie ? same : judged.filter(({ verdict }) => isOpen(verdict) || (verdict === "lone" && isLone));
  const alone = only.length === 0 && rest.length === 1 ? rest.filter(({ verdict }) => verdict === "likely") : [];
  const joined = isTie ? [] : [...likely, ...only, ...alone];
  return {
    same: joined.map(({ candidate }) => candidate),
    doubtful: joined.length > 0 ? [] : rest.map(({ candidate }) => candidate),
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
  return verdict === "doubtful" || verdict === "only" || verdict === "likely";
}

function withoutLikely(verdict: Verdict): Verdict {
  return verdict === "likely" ? "doubtful" : verdict;
}

function judgeNamesakes(row: Comparable, known: Comparable): Verdict {
  const place = comparePlaces(row, known);
  if (place === "same") return "same";
  if (place === "unknown") return "only";
  const evidence = weigh(row, known);
  const { apartM, address, phone, page } = evidence;
  if (evidence.isElsewhere) return "different";
  // One of the two positions is that of the town or street.
  if (phone === "same" && address === "same_number") return "same";
  const isMisplaced = apartM !== undefined && apartM <= MISPLACED_M;
  if (evidence.post === "same" && phone !== "other") {
    if (address === "same_number" && isMisplaced) return "same";
    if (address === "same_text" && isMisplaced && apartM <= SAME_ADDRESS_M) return "same";
  }
  if (phone === "same" && apartM === undefined) {
    return page === "same" && !evidence.areOtherKinds && evidence.post !== "other" ? "likely" : "lone";
  }
  if (evidence.isOwnPage && isAround(apartM)) return "likely";
  if (phone === "same" && isMisplaced) return evidence.post === "same" && address !== "other" ? "likely" : "lone";
  if (apartM === undefined)
    return page === "same" && (address === "other" ? evidence.post === "same" : phone === "other")
      ? "doubtful"
      : "different";
  if (address === "other") return isNextDoor(evidence) ? "likely" : isBeside(evidence) ? "doubtful" : "different";
  return isAround(apartM) || address === "same_number" || (phone === "same" && page === "same")
    ? "doubtful"
    : "different";
}

function judgeCloseNames(evidence: Evidence): Verdict {
  const { apartM, address, phone, page, isSameKind } = evidence;
  const isOnePost = evidence.post === "same";
  const isSameNumber = address === "same_number";
  if (!isPlaceable(evidence)) {
    if (isNextDoor(evidence)) return "likely";
    if (evidence.isOwnPage && isAround(apartM)) return "likely";
    if (phone !== "same" || !isNearby(evidence)) return "different";
    return isSameNumber ? "likely" : mayHaveMoved(evidence) ? "lone" : "different";
  }
  const isAt = isAtOnePlace(evidence);
  if (phone === "same" && (isAt || apartM === undefined || page === "same")) return "same";
  if (phone !== "other" && isAt && !evidence.areOtherKinds) return "same";
  if (isSameNumber && isOnePost && isSameKind) return "same";
  if (isAt && page === "same") return "same";
  if (phone === "same" || (isAt && isOnePost && (phone === "unknown" || evidence.isExactKind))) return "likely";
  if (evidence.isOwnPage) return "likely";
  return isAt || page === "same" ? "doubtful" : "different";
}

function judgePartNames(evidence: Evidence): Verdict {
  const { address, phone, page, areOtherKinds } = evidence;
  const isOnePost = evidence.post === "same";
  if (!isPlaceable(evidence)) {
    const isAgreed = phone === "same" && address === "same_number" && isNearby(evidence);
    return isAgreed ? "doubtful" : "different";
  }
  const isAt = isAtOnePlace(evidence);
  if (phone === "same" && isAt) {
    if (page === "other" && evidence.isDivided) return "doubtful";
    return areOtherKinds || (page === "other" && !evidence.isSameTrade) ? "likely" : "same";
  }
  if (phone === "same") return isOnePost ? "likely" : "doubtful";
  if (isAt && page === "same") {
    return !evidence.isDivided && (phone === "unknown" || !areOtherKinds) ? "likely" : "doubtful";
  }
  if (isAt && !areOtherKinds && isOnePost) {
    if (address === "same_number" && phone === "unknown" && evidence.isSameTrade) return "same";
    const isAgreed = phone === "unknown" || (page !== "other" && evidence.isExactKind);
    const isLocated = address !== "unknown" || evidence.isOneBlock;
    return isAgreed && isLocated && evidence.isSameTrade ? "likely" : "doubtful";
  }
  return isAt && phone === "unknown" && (!areOtherKinds || isOnePost) ? "doubtful" : "different";
}

/** Businesses in one building share phones and addresses, so only one that shares its website too may have been renamed. */
function judgeOtherNames(evidence: Evidence, name: NameMatch): Verdict {
  const { phone, page, areOtherKinds } = evidence;
  if (!isPlaceable(evidence) || areOtherKinds) return "different";
  const isAt = isAtOnePlace(evidence);
  if (name === "foreign") return isAt && (phone === "same" || page === "same") ? "doubtful" : "different";
  if (!isAt || phone !== "same") return "different";
  if (page === "same") return "doubtful";
  return page === "unknown" && evidence.isSameKind ? "lone" : "different";
}

/** Nothing about their places contradicts. */
function isPlaceable({ apartM, address, phone, isElsewhere }: Evidence): boolean {
  if (isElsewhere || !isAround(apartM)) return false;
  return address !== "other" || (apartM !== undefined && apartM <= SAME_SPOT_M && phone === "same");
}

function isAround(apartM: number | undefined): boolean {
  return apartM === undefined || apartM <= SAME_ADDRESS_M;
}

function isAtOnePlace({ apartM, address }: Evidence): boolean {
  return (apartM !== undefined && apartM <= SAME_SPOT_M) || address === "same_number";
}

/** On one spot, with two numbers. */
function isBeside({ apartM, address, phone }: Evidence): boolean {
  return address === "other" && apartM !== undefined && apartM <= SAME_SPOT_M && phone !== "other";
}

function isNextDoor(evidence: Evidence): boolean {
  return isBeside(evidence) && evidence.post === "same" && evidence.isSameKind;
}

/** With its phone. */
function mayHaveMoved({ apartM, address, page }: Evidence): boolean {
  return apartM === undefined ? page === "same" : address !== "other" && apartM <= MISPLACED_M;
}

/** Without positions, a suburb and its city look like two cities. */
function isNearby({ apartM, isElsewhere }: Evidence): boolean {
  return apartM === undefined || !isElsewhere;
}

/** Of two matches, the one with the same phone is likelier, then the nearer one. */
function rankOf(row: Comparable, known: Comparable): number {
  const phoneRank = comparePhones(row.phoneE164, known.phoneE164) === "same" ? 0 : SAME_ADDRESS_M;
  return phoneRank + (metresBetween(row, known) ?? SAME_ADDRESS_M);
}
