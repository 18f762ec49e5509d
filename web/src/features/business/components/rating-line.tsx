import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { countOf, formatCount, formatRating } from "../../../lib/format/number-format.ts";
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
  /** For narrow columns: the number of reviews in brackets, without the word. */
  isCompact?: boolean;
}

/** Figure, half-star bar and number of reviews; says so if there is no rating yet. */
export function RatingLine({ rating, reviews, isCompact = false }: RatingLineProps) {
  if (rating <= 0) return <Count>No rating yet</Count>;
  const count = countOf(reviews, "review", "reviews");
  return (
    <Line>
      <Figure>
        <VisuallyHidden>Rated </VisuallyHidden>
        {formatRating(rating)}
        <VisuallyHidden> out of 5</VisuallyHidden>
      </Figure>
      <RatingStars rating={rating} />
      <Count>
        {isCompact ? (
          <>
            <span aria-hidden="true">({formatCount(reviews)})</span>
            <VisuallyHidden>{count}</VisuallyHidden>
          </>
        ) : (
          count
        )}
      </Count>
    </Line>
  );
}
