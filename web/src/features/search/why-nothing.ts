import type { SearchAnswer } from "@meridian/contracts/search/search";
import { countOf, formatCount, formatDistance } from "../../lib/format/number-format.ts";
import { momentOf } from "../../lib/format/open-state-words.ts";
import { appliedFilters } from "./filters.ts";
import { type SearchParams, withParams } from "./search-params.ts";
import { everywhere, withUnderstood } from "./understood.ts";

/** A suggested search, with its promise. */
export interface Way {
  label: string;
  search: SearchParams;
}

/** Why a search found nothing, if its place, distance or opening hours explain it. */
export function reasonOf({ instead, understood: { place } }: SearchAnswer, at: Date): string | undefined {
  if (instead === null) return undefined;
  const { without, nearestKm, closed } = instead;
  if (nearestKm !== null) {
    const where = place === null ? "is that near" : `in ${place.label}`;
    return `None ${where}: the nearest that fits is ${formatDistance(nearestKm)} away.`;
  }
  if (without !== null && place !== null && without.filter === place.kind) {
    return without.count === 1
      ? `The one business that fits is not in ${place.label}.`
      : `None of the ${formatCount(without.count)} businesses that fit is in ${place.label}.`;
  }
  return closed === null ? undefined : closedReasonOf(closed, at);
}

type Closed = NonNullable<NonNullable<SearchAnswer["instead"]>["closed"]>;

function closedReasonOf(closed: Closed, at: Date): string | undefined {
  const { count, unknownCount, opensAt, timeZone } = closed;
  const total = count + unknownCount;
  if (total === 0) return undefined;
  if (unknownCount === total) {
    return total === 1
      ? "The one business that fits does not give its opening hours."
      : `None of the ${total} businesses that fit gives its opening hours.`;
  }
  const opening = opensAt === null || timeZone === null ? undefined : momentOf(new Date(opensAt), timeZone, at);
  const until = opening === undefined ? "" : ` until ${opening}`;
  if (total === 1) return `The one business that fits is closed${until}.`;
  if (unknownCount === 0) return `All ${total} businesses that fit are closed${until}.`;
  const unknown = unknownCount === 1 ? "1 does not give its hours" : `${unknownCount} do not give their hours`;
  return `Of the ${total} businesses that fit, ${count} ${count === 1 ? "is" : "are"} closed${until} and ${unknown}.`;
}

/** The search without the one filter that excludes the most; undefined if removing a single one does not help. */
export function bestWithoutFilter(params: SearchParams, answer: SearchAnswer): Way | undefined {
  const without = answer.instead?.without ?? null;
  if (without === null) return undefined;
  const { filter, value, count } = without;
  const found = countOf(count, "business", "businesses");
  const spelled = withUnderstood(params, answer);
  if (filter === "openNow") {
    const search = withParams(spelled, { openNow: undefined });
    return { label: `Show closed ones as well · ${found}`, search };
  }
  if ((filter === "city" || filter === "region" || filter === "country") && params[filter] === undefined) {
    return { label: `Search everywhere · ${found}`, search: everywhere(params, answer) };
  }
  // A circle around the place that was read, cut by a border that stays: the count is not that of all places.
  if (filter === "near" && params.near === undefined) {
    return { label: "Search everywhere", search: everywhere(params, answer) };
  }
  const applied = appliedFilters(spelled, answer.facets).filter(
    ({ key }) => key === filter || key.startsWith(`${filter}-`),
  );
  const one = applied.find(({ key }) => key === `${filter}-${value}`);
  if (one !== undefined) return { label: `Without “${one.label}” · ${found}`, search: one.without };
  const names = applied.map(({ label }) => `“${label}”`);
  const also = filter === "near" ? { radiusKm: undefined } : {};
  return {
    label: `Without ${names.join(" and ")} · ${found}`,
    search: withParams(spelled, { [filter]: undefined, ...also }),
  };
}
