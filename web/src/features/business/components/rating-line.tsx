import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { countOf, formatRating } from "../../../lib/format/number-format.ts";
import { RatingStars } from "../../../ui/icons/rating-stars.tsx";

const Line = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: "2",
    fontVariantNumeric: "tabular-nums",
  },
});
const Figure = chakra("span", { base: { fontWeight: "semibold" } });
const Count = chakra("span", { base: { color: "fg.muted" } });

export interface RatingLineProps {
  /** 0 if there are no ratings. */
  rating: number;
  reviews: number;
}

/** Figure, half-star bar and number of reviews; says so if there is no rating yet. */
export function RatingLine({ rating, reviews }: RatingLineProps) {
  if (rating <= 0) return <Count>No rating yet</Count>;
  return (
    <Line>
      <Figure>
        <VisuallyHidden>Rated </VisuallyHidden>
        {formatRating(rating)}
        <VisuallyHidden> out of 5</VisuallyHidden>
      </Figure>
      <RatingStars rating={rating} />
      <Count>{countOf(reviews, "review", "reviews")}</Count>
    </Line>
  );
}
