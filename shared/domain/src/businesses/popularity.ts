/** Popularity is in many indexes, so it is only rewritten if it is off by more than this share. */
const POPULARITY_TOLERANCE = 0.05;

/** round(rating · ln(1 + reviews) · 1000): the descending order of every listing. */
export function popularityOf(rating: number | undefined, reviews: number): number {
  return Math.round((rating ?? 0) * Math.log1p(reviews) * 1000);
}

/** The popularity to keep: a few more reviews do not move a business in every index. */
export function settledPopularity(stored: number, exact: number): number {
  return Math.abs(exact - stored) > stored * POPULARITY_TOLERANCE ? exact : stored;
}

/** The ratings from which facets count hits, highest first; the same in every search engine. */
export const RATING_STEPS = [4.5, 4, 3.5, 3] as const;
