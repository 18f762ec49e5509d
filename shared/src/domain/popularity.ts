/** Popularity stands in many indexes; it is rewritten only when it is off by more than this share. */
const POPULARITY_TOLERANCE = 0.05;

/** round(rating · ln(1 + reviews) · 1000): the order of every listing, descending. */
export function popularityOf(rating: number | undefined, reviews: number): number {
  return Math.round((rating ?? 0) * Math.log1p(reviews) * 1000);
}

/** The popularity to keep of a stored and a new one: a few more reviews do not move a business in every index. */
export function settledPopularity(stored: number, exact: number): number {
  return Math.abs(exact - stored) > stored * POPULARITY_TOLERANCE ? exact : stored;
}
