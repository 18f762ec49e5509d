import type { SearchAnswer } from "@meridian/contracts/search/search";
import { isolate } from "../../lib/format/isolate.ts";
import { countOfBusinesses } from "../../lib/format/number-format.ts";
import { type AppliedFilter, appliedFilters, type Facets } from "./filters.ts";
import { placeTitle } from "./place-title.ts";
import type { SearchParams } from "./search-params.ts";

/** The search as a page title: "pizza in Berlin", "Cafe near you", "All businesses". */
export function searchTitle(params: SearchParams): string {
  return headlineOf(params, params.q, { where: placeTitle(params.location) });
}

/** The heading above the hits: like the title, in the answer's words. */
export function resultsHeading(params: SearchParams, answer: SearchAnswer | undefined): string {
  if (answer === undefined) return searchTitle(params);
  const { text, place, correctedFrom, isOpenNow, isNearMe, isAround, amenities, open } = answer.understood;
  const isPlaceKnown = place !== null;
  const isWish = isOpenNow || isNearMe || amenities.length > 0 || open !== null;
  const isReworded = isPlaceKnown || correctedFrom !== null || isWish;
  const where = isPlaceKnown ? place.label : undefined;
  return headlineOf(params, isReworded ? text : params.q, { where, isAround, facets: answer.facets });
}

/** "About 1,200 businesses", "1 business" */
export function totalText({ totalCount, isTotalExact }: SearchAnswer): string {
  return countOfBusinesses(totalCount, isTotalExact);
}

function headlineOf(
  params: SearchParams,
  text: string | undefined,
  { where, isAround = false, facets }: { where: string | undefined; isAround?: boolean; facets?: Facets },
) {
  const filters = new Map(appliedFilters(params, facets).map((filter) => [filter.key, filter]));
  const labelOf = (key: AppliedFilter["key"]) => filters.get(key)?.label;
  const chosenPlace = [labelOf("city"), labelOf("region"), labelOf("country")]
    .flatMap((label) => (label === undefined ? [] : isolate(label)))
    .join(", ");
  const place = chosenPlace === "" ? where && isolate(where) : chosenPlace;
  const subject = text === undefined || text === "" ? labelOf("category") : text;
  const what = subject && isolate(subject);
  if (params.near !== undefined) return `${what ?? "Businesses"} near you`;
  if (place !== undefined) return `${what ?? "Businesses"} ${isAround ? "around" : "in"} ${place}`;
  return what ?? "All businesses";
}
