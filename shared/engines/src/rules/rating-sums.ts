import type { RatedCategory } from "@meridian/ports/places/place-store";
import type { CountedCategory } from "./category-tree.ts";

/** Sums of ratings are stored in thousandths, so that what is added can be taken off again exactly. */
const MILLI = 1000;

export function ratingMilliOf(rating: number): number {
  return Math.round(rating * MILLI);
}

/** Undefined if none of the businesses is rated. */
export function meanRatingOf({
  rated,
  ratingMilli,
}: Pick<CountedCategory, "rated" | "ratingMilli">): number | undefined {
  return rated === 0 ? undefined : ratingMilli / MILLI / rated;
}

export function toRatedCategory({ slug, name, businesses, ...ratings }: CountedCategory): RatedCategory {
  return { category: name, count: businesses, slug, meanRating: meanRatingOf(ratings) ?? null };
}
