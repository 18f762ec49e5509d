import type { IndexFacets } from "../ports/search-index.ts";
import { searchWordsOf } from "./search-words.ts";

/** The facets of a search without any, or without hits. */
export const NO_FACETS: IndexFacets = {
  category: [],
  country: [],
  city: [],
  rating: [],
  amenity: [],
  has: [],
  verified: [],
};

/** Whether each typed word starts one of the label's index words, in any order; an empty text matches every label. */
export function createLabelMatch(typed: string): (labelWords: readonly string[]) => boolean {
  const words = searchWordsOf(typed).map(({ word }) => word);
  return (labelWords) => words.every((word) => labelWords.some((known) => known.startsWith(word)));
}
