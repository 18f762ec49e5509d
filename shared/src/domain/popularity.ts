/** round(rating · ln(1 + reviews) · 1000): the order of every listing, descending. */
export function popularityOf(rating: number | undefined, reviews: number): number {
  return Math.round((rating ?? 0) * Math.log1p(reviews) * 1000);
}
