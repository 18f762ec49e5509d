import { searchWordsOf } from "../text/search-words.ts";

export interface FacetCount {
  /** Category slug, country code, city key, or the rating step "4" for ≥ 4. */
  value: string;
  /** Label in the spelling of one of the businesses. */
  label: string;
  count: number;
}

export interface IndexFacets {
  category: FacetCount[];
  country: FacetCount[];
  city: FacetCount[];
  rating: FacetCount[];
  /** Values and labels are slugs. */
  amenity: FacetCount[];
  /** Values are those of `has`. */
  has: FacetCount[];
  /** A single value, "1": verified businesses. */
  verified: FacetCount[];
}

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
