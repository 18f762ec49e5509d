import type { Comparable } from "./comparable.ts";
import { comparePhones } from "./compare-phones.ts";
import { comparePlaces } from "./compare-places.ts";
import {
  hasMoved,
  isAround,
  isAtOnePlace,
  isBeside,
  isMisplaced,
  isMoved,
  isNear,
  isNearby,
  isNextDoor,
  isNumbered,
  isOnSpot,
  isPlaceable,
  isUnopposed,
  mayHaveMoved,
} from "./evidence-checks.ts";
import { compareNames, type NameMatch } from "./names/compare-names.ts";
import { type Evidence, weigh } from "./weigh-evidence.ts";

/**
 * "only": the same if no other candidate has the name. "likely": the same if no other candidate could be the same, too. "unrivalled": the
 * same if no other candidate's name is like the row's. "doubtful": may be the same. "lone": a question unless others have the row's phone,
 * too.
 */
export type Verdict = "same" | "only" | "unrivalled" | "likely" | "doubtful" | "lone" | "different";

/** Two neighbours' doors are rarely closer. */
const SAME_DOOR_M = 25;
/** As far apart are the doors of one building, with numbers of their own. */
const SAME_BLOCK_M = 150;

/**
 * Whether two records describe one business. A name alone proves nothing: address, phone, website or position must agree as well, the more
 * of them the less alike the names are, and none may contradict. The same brand at two addresses is two businesses, as are two names at
 * one.
 */
export function judgePair(row: Comparable, known: Comparable): Verdict {
  return judgeNamed(compareNames(row.name, known.name, [row, known]), row, known);
}

/** By how alike their names are. */
export function judgeNamed(name: NameMatch, row: Comparable, known: Comparable): Verdict {
  switch (name) {
    case "equal":
      return judgeNamesakes(row, known);
    case "close":
      return judgeCloseNames(weigh(row, known));
    case "bare":
      return judgeBareNames(weigh(row, known));
    case "longer":
      return judgeLongerNames(weigh(row, known));
    case "start":
      return judgeStartingNames(weigh(row, known));
    case "part":
      return judgePartNames(weigh(row, known));
    case "within":
      return judgeTenants(weigh(row, known));
    case "division":
      return judgeDivisions(weigh(row, known));
    case "shared":
      return judgeSharedNames(weigh(row, known));
    case "foreign":
      return judgeForeignNames(weigh(row, known));
    case "other":
      return comparePhones(row.phoneE164, known.phoneE164) === "same"
        ? judgeOtherNames(weigh(row, known))
        : "different";
  }
}

function judgeNamesakes(row: Comparable, known: Comparable): Verdict {
  const place = comparePlaces(row, known);
  if (place === "same") return "same";
  if (place === "unknown") return "only";
  const evidence = weigh(row, known);
  const { apartM, address, phone, page } = evidence;
  if (evidence.isElsewhere) return mayBeElsewhere(evidence, row, known) ? "lone" : "different";
  // One of the two positions is that of the town or street.
  if (phone === "same" && address === "same_number") return "same";
  if (evidence.post === "same" && phone !== "other" && apartM !== undefined) {
    if (address === "same_number" && isMisplaced(apartM)) return "same";
    if (address === "same_text" && isAround(apartM)) return "same";
  }
  if (phone === "same" && apartM === undefined) {
    return hasMoved(evidence) ? "likely" : "lone";
  }
  if (evidence.isOwnPage && isAround(apartM)) return isMoved(evidence) ? "doubtful" : "likely";
  if (phone === "same" && isMisplaced(apartM)) {
    return address === "same_text" || (evidence.post === "same" && address !== "other") ? "likely" : "lone";
  }
  if (apartM === undefined) {
    if (address === "same_text" && evidence.post === "same") return "likely";
    const isOpen = address === "other" ? evidence.post === "same" : phone === "other";
    if (page === "same" && isOpen) return "doubtful";
    return "different";
  }
  if (phone !== "other" && !evidence.areOtherKinds) {
    if (isNear(apartM)) return "likely";
    if (address === "other" ? apartM <= SAME_BLOCK_M : isAround(apartM)) return "only";
  }
  if (address === "other") return phone !== "other" && isAround(apartM) ? "doubtful" : "different";
  const isOpen = isAround(apartM) || address === "same_number" || (phone === "same" && page === "same");
  return isOpen ? "doubtful" : "different";
}

/** Without positions, a suburb and its city look like two cities. */
function mayBeElsewhere({ apartM, phone }: Evidence, row: Comparable, known: Comparable): boolean {
  return apartM === undefined && phone === "same" && row.countryCode === known.countryCode;
}

function judgeCloseNames(evidence: Evidence): Verdict {
  const { apartM, address, phone, page, isSameKind } = evidence;
  const isOnePost = evidence.post === "same";
  const isSameNumber = address === "same_number";
  if (!isPlaceable(evidence)) {
    if (isBeside(evidence) && isUnopposed(evidence)) return isNextDoor(evidence) ? "likely" : "unrivalled";
    if (evidence.isOwnPage && isAround(apartM)) return isMoved(evidence) ? "doubtful" : "likely";
    if (phone !== "same" || !isNearby(evidence)) return "different";
    if (isSameNumber || (apartM === undefined && page === "same" && evidence.post === "same")) return "likely";
    return mayHaveMoved(evidence) ? "lone" : "different";
  }
  const isAt = isAtOnePlace(evidence);
  // A department has the name of the whole and the word for its own kind.
  if (evidence.areOtherKinds && phone === "same" && page === "same") return "likely";
  if (evidence.areOtherKinds) return phone === "same" || isAt || page === "same" ? "doubtful" : "different";
  if (phone === "same" && (isAt || apartM === undefined || page === "same")) return "same";
  if (phone !== "other" && isAt) return "same";
  if (isSameNumber && isOnePost && isSameKind) return "same";
  if (isAt && page === "same") return "same";
  if (phone === "same" || (isAt && isOnePost && (phone === "unknown" || evidence.isExactKind))) return "likely";
  if (evidence.isOwnPage || (isNear(apartM) && isUnopposed(evidence))) return "likely";
  return isAt || page === "same" || (apartM !== undefined && isUnopposed(evidence)) ? "doubtful" : "different";
}

/** Their positions alone do not show that a park and its café are one. */
function judgeBareNames(evidence: Evidence): Verdict {
  const verdict = judgeCloseNames(evidence);
  const { apartM, address, phone, page, post, isSameKind } = evidence;
  if (verdict === "different") return verdict;
  if (phone === "same" ? evidence.areDepartments : page === "other") return "doubtful";
  if (isSameKind || address === "same_number" || [phone, page, post].includes("same")) return verdict;
  if (!isNear(apartM)) return "different";
  if (!isOnSpot(evidence.apartM) || !isUnopposed(evidence)) return "doubtful";
  return address === "other" ? verdict : "likely";
}

/** Departments have websites of their own, but often the phone of the whole. */
function judgePartNames(evidence: Evidence): Verdict {
  const { address, phone, page, areOtherKinds, areDepartments, isDivided } = evidence;
  const isOnePost = evidence.post === "same";
  if (!isPlaceable(evidence)) {
    const isAgreed = phone === "same" && address === "same_number" && isNearby(evidence);
    return isAgreed ? "doubtful" : "different";
  }
  const isAt = isAtOnePlace(evidence);
  if (phone === "same") return !areDepartments && (isAt || isOnePost) ? "likely" : "doubtful";
  if (!isAt) return "different";
  if (page === "same") return !isDivided && (phone === "unknown" || !areOtherKinds) ? "likely" : "doubtful";
  if (areOtherKinds) return isOnePost && phone === "unknown" && page === "unknown" ? "doubtful" : "different";
  if (page === "unknown" && isWhole(evidence)) return "likely";
  return isOnePost || phone === "unknown" ? "doubtful" : "different";
}

/** With its place behind it, which distinguishes branches near each other. */
function judgeLongerNames(evidence: Evidence): Verdict {
  const verdict = judgePartNames(evidence);
  if (verdict === "likely" || (verdict === "different" && !isPlaceable(evidence))) return verdict;
  if (isNumbered(evidence)) return "likely";
  return isNear(evidence.apartM) && isUnopposed(evidence) ? "likely" : verdict;
}

/** With more words behind it, which distinguish nothing in one place. */
function judgeStartingNames(evidence: Evidence): Verdict {
  const verdict = judgePartNames(evidence);
  if (verdict !== "doubtful") return verdict;
  if (isNumbered(evidence)) return "likely";
  if (!isOnSpot(evidence.apartM) || !isUnopposed(evidence)) return verdict;
  return (evidence.apartM ?? 0) <= SAME_DOOR_M ? "likely" : "unrivalled";
}

/** Of one house or block, and of no kind that has departments. */
function isWhole(evidence: Evidence): boolean {
  const { apartM, address, phone, isDivided, isExactKind, isSameTrade } = evidence;
  const isOnePost = evidence.post === "same";
  const isClose = isOnSpot(evidence.apartM) || (isOnePost && (apartM === undefined || isNear(apartM)));
  if (phone === "unknown" && address === "same_number" && isClose) return !isDivided;
  const isLocated = isOnePost && (address !== "unknown" || evidence.isOneBlock);
  return isLocated && isSameTrade && (phone === "unknown" || isExactKind);
}

/** Tenants have phones of their own. */
function judgeTenants(evidence: Evidence): Verdict {
  return evidence.phone === "same" ? judgePartNames(evidence) : judgeDivisions(evidence);
}

function judgeDivisions(evidence: Evidence): Verdict {
  const verdict = judgePartNames(evidence);
  return verdict === "likely" ? "doubtful" : verdict;
}

/** Two departments or branches at one place. */
function judgeSharedNames(evidence: Evidence): Verdict {
  const verdict = judgePartNames(evidence);
  const isAgreed = evidence.phone === "same" && evidence.page === "same";
  const isOpen = verdict === "doubtful" || (verdict === "likely" && !isAgreed);
  if (!isOpen) return verdict;
  return isNumbered(evidence) && evidence.apartM !== undefined ? "unrivalled" : "doubtful";
}

function judgeForeignNames(evidence: Evidence): Verdict {
  const { phone, page, areOtherKinds } = evidence;
  if (!isPlaceable(evidence) || !isAtOnePlace(evidence) || areOtherKinds) return "different";
  return phone === "same" || page === "same" ? "doubtful" : "different";
}

/** With one phone. Businesses in one building share phones and addresses, so only one that shares more may have been renamed. */
function judgeOtherNames(evidence: Evidence): Verdict {
  const { apartM, address, page, areOtherKinds, isSameKind } = evidence;
  const isOnePost = evidence.post === "same";
  const isAt = isPlaceable(evidence)
    ? isAtOnePlace(evidence) || (address === "same_text" && isOnePost)
    : address === "same_number" && isMisplaced(apartM);
  if (!isAt || areOtherKinds) return "different";
  if (page === "same") return "doubtful";
  return page === "unknown" && (isSameKind || isOnePost) ? "lone" : "different";
}
