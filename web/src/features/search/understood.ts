import type { SearchAnswer } from "@meridian/shared/contracts/search";
import { type SearchParams, withParams } from "./search-params.ts";

/** Whether there is anything to say of how the visitor's words were read, besides that they want what is near. */
export function hasNotes({ location }: SearchParams, answer: SearchAnswer): boolean {
  const { understood, isDegraded, areFacetsMissing } = answer;
  const { place, correctedFrom, isOpenNow } = understood;
  if (isDegraded || areFacetsMissing) return true;
  return place !== null || correctedFrom !== null || isOpenNow || location !== undefined;
}

/** The same search without the place that was read from the location or from the text. */
export function everywhere(params: SearchParams, { understood }: SearchAnswer): SearchParams {
  if (params.location !== undefined) return withParams(params, { location: undefined });
  return withParams(params, { q: understood.correctedFrom ?? understood.text });
}
