import type { IndexFacets } from "../ports/search-index.ts";
import { searchWordsOf } from "./search-words.ts";

/** What a search without facets, or without hits, has of them. */
export const NO_FACETS: IndexFacets = {
  category: [],
  country: [],
  city: [],
  rating: [],
  amenity: [],
  has: [],
  verified: [],
};

/** Whether each word typed begins one of the index words of a label, whatever their order; nothing typed fits every label. */
export function createLabelMatch(typed: string): (labelWords: readonly string[]) => boolean {
  const words = searchWordsOf(typed).map(({ word }) => word);
  return (labelWords) => words.every((word) => labelWords.some((known) => known.startsWith(word)));
}
