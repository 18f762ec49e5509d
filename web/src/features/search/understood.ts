import type { SearchAnswer } from "@meridian/contracts/search/search";
import { listOf, type SearchParams, withParams } from "./search-params.ts";

/** Whether the reading of the visitor's words is worth mentioning, apart from "near me". */
export function hasNotes({ location }: SearchParams, answer: SearchAnswer): boolean {
  const { understood, isDegraded, areFacetsMissing } = answer;
  const { place, correctedFrom, isOpenNow, amenities, open } = understood;
  if (isDegraded || areFacetsMissing || amenities.length > 0 || open !== null) return true;
  return place !== null || correctedFrom !== null || isOpenNow || location !== undefined;
}

/** The search with everything read from its text as parameters, so that each can be changed separately. */
export function withUnderstood(params: SearchParams, { understood }: SearchAnswer): SearchParams {
  const { text, correctedFrom, place, isOpenNow, amenities, open } = understood;
  const isLocationInText = params.location !== undefined && place === null;
  return withParams(params, {
    q: isLocationInText ? params.q : (correctedFrom ?? text),
    location: params.location ?? place?.label,
    openNow: isOpenNow ? "1" : params.openNow,
    open: open ?? params.open,
    amenity: [...listOf(params.amenity), ...amenities].join(","),
  });
}

/** The search without the place from the location or text. */
export function everywhere(params: SearchParams, answer: SearchAnswer): SearchParams {
  const search = params.location === undefined ? withUnderstood(params, answer) : params;
  return withParams(search, { location: undefined });
}
