/** The ratings from which facets count hits, highest first; the same in every search engine. */
export const RATING_STEPS = [4.5, 4, 3.5, 3] as const;
