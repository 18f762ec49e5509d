import { chakra } from "@chakra-ui/react";

export const STAR_ROW_ID = "star-row";
const STAR_WIDTH = 20;
const MAX_STARS = 5;

const StarRow = chakra("svg", { base: { display: "inline-block", flexShrink: "0", height: "1em", width: "5em" } });
const EmptyStars = chakra("use", { base: { fill: "border.emphasized" } });
const FullStars = chakra("use", { base: { fill: "rating" } });

export interface RatingStarsProps {
  /** 0 to 5, rounded to halves. */
  rating: number;
}

/** Five stars, filled by halves. Decorative: the figure is beside it as text. Chakra's rating group is a control. */
export function RatingStars({ rating }: RatingStarsProps) {
  const width = nearestHalf(rating) * STAR_WIDTH;
  return (
    <StarRow viewBox="0 0 100 20" aria-hidden="true" focusable="false">
      <EmptyStars href={`#${STAR_ROW_ID}`} />
      <svg width={width} height="20" viewBox={`0 0 ${width} 20`} aria-hidden="true">
        <FullStars href={`#${STAR_ROW_ID}`} />
      </svg>
    </StarRow>
  );
}

function nearestHalf(rating: number): number {
  return Math.round(Math.min(Math.max(rating, 0), MAX_STARS) * 2) / 2;
}
