import type { BusinessMatch, MatchState } from "@meridian/contracts/businesses/business-match";
import { businessIdOf } from "./business-identity.ts";

/** Of the pair of two identity keys, in either order. */
export function matchIdOf(left: string, right: string): string {
  return businessIdOf([left, right].sort().join("\n"));
}

/** The pairs of all keys of two businesses, any of which may have been decided. */
export function matchIdsOf(leftKeys: readonly string[], rightKeys: readonly string[]): string[] {
  return leftKeys.flatMap((left) => rightKeys.map((right) => matchIdOf(left, right)));
}

export function newMatch(pair: Pick<BusinessMatch, "newKey" | "knownKey" | "jobId">, now: Date): BusinessMatch {
  const createdAt = now.toISOString();
  const undecided = { decidedAt: null, decidedBy: null, names: [], merged: null };
  return {
    id: matchIdOf(pair.newKey, pair.knownKey),
    ...pair,
    state: "open",
    createdAt,
    askedAt: createdAt,
    ...undecided,
  };
}

/** What was decided about two businesses by any of their pairs; the same counts more, since they are one by then. */
export function decisionOf(states: readonly MatchState[]): Exclude<MatchState, "open"> | undefined {
  if (states.includes("same")) return "same";
  return states.includes("different") ? "different" : undefined;
}
