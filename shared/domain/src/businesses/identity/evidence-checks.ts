import { SAME_ADDRESS_M, SAME_SPOT_M } from "./compare-places.ts";
import type { Evidence } from "./weigh-evidence.ts";

/** Geocoders that know a postal code's streets, but not their numbers, place a business up to this far away. */
const MISPLACED_M = 1_000;
/** Farther away, one of a similar name is rarely the same. */
const SIMILAR_M = 100;

/** Nothing about their places contradicts. */
export function isPlaceable({ apartM, address, phone, isElsewhere }: Evidence): boolean {
  if (isElsewhere || !isAround(apartM)) return false;
  return address !== "other" || (isOnSpot(apartM) && phone === "same");
}

/** Their phones and postal codes do not contradict. */
function isUncontested({ phone, post }: Evidence): boolean {
  return phone !== "other" && post !== "other";
}

export function isUnopposed(evidence: Evidence): boolean {
  return isUncontested(evidence) && !evidence.areOtherKinds;
}

export function isMisplaced(apartM: number | undefined): boolean {
  return apartM !== undefined && apartM <= MISPLACED_M;
}

export function isOnSpot(apartM: number | undefined): boolean {
  return apartM !== undefined && apartM <= SAME_SPOT_M;
}

export function isNear(apartM: number | undefined): boolean {
  return apartM !== undefined && apartM <= SIMILAR_M;
}

export function isAround(apartM: number | undefined): boolean {
  return apartM === undefined || apartM <= SAME_ADDRESS_M;
}

export function isAtOnePlace({ apartM, address }: Evidence): boolean {
  return isOnSpot(apartM) || address === "same_number";
}

/** On one spot, with two numbers. */
export function isBeside({ apartM, address, phone }: Evidence): boolean {
  return address === "other" && isOnSpot(apartM) && phone !== "other";
}

export function isNextDoor(evidence: Evidence): boolean {
  return isBeside(evidence) && evidence.post === "same" && evidence.isSameKind;
}

/** To another number with another phone, or another branch. */
export function isMoved({ address, phone }: Evidence): boolean {
  return address === "other" && phone === "other";
}

/** With its phone, and its website or within its postal code. */
export function hasMoved({ page, post, isSameKind, isExactKind, areOtherKinds, areDepartments }: Evidence): boolean {
  if (isExactKind && !areDepartments && (page === "same" || post === "same")) return true;
  if (page === "same") return post !== "other" && !areOtherKinds;
  return page === "unknown" && post === "same" && isSameKind;
}

/** With its phone. */
export function mayHaveMoved({ apartM, address, page }: Evidence): boolean {
  return apartM === undefined ? page === "same" : address !== "other" && apartM <= MISPLACED_M;
}

/** Or without positions. */
export function isNearby({ apartM, isElsewhere }: Evidence): boolean {
  return apartM === undefined || !isElsewhere;
}

/** In one house, with one phone and trade or without any. */
export function isNumbered(evidence: Evidence): boolean {
  const { apartM, address, phone, page, isDivided, isExactKind, areOtherKinds } = evidence;
  if (address !== "same_number" || areOtherKinds || (apartM !== undefined && !isNear(apartM))) return false;
  return phone === "same" ? isExactKind : phone === "unknown" && page !== "other" && !isDivided;
}
