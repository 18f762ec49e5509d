import { searchWordsOf } from "../text/search-words.ts";

export interface FacetCount {
  /** Category slug, country code, city key, or the rating step "4" for ≥ 4. */
  value: string;
  /** Label in the spelling of one of the businesses. */
  label: string;
  count: number;
  /** The count was extrapolated from a part of the hits. */
  isEstimate?: boolean | undefined;
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

/** The count of a value among hits that stand for `scale` hits each. */
export function scaledCount(count: number, scale: number): Pick<FacetCount, "count" | "isEstimate"> {
  return scale > 1 ? { count: Math.round(count * scale), isEstimate: true } : { count };
}

/** Whether each typed word starts one of the label's index words, in any order; an empty text matches every label. */
export function createLabelMatch(typed: string): (labelWords: readonly string[]) => boolean {
  const words = searchWordsOf(typed).map(({ word }) => word);
  return (labelWords) => words.every((word) => labelWords.some((known) => known.startsWith(word)));
}
