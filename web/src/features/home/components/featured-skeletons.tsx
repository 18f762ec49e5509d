import { Card, chakra, Skeleton } from "@chakra-ui/react";

export const CARD_COUNT = 12;

export const FeaturedList = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "5" },
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});
export const FeaturedWords = chakra("div", { base: { p: { base: "3", md: "4" }, display: "grid", gap: "2" } });

/** Separate from the cards: every page includes them, to show while the home page loads. */
export function FeaturedSkeletons() {
  return (
    <FeaturedList aria-hidden="true">
      {Array.from({ length: CARD_COUNT }, (_, index) => `card-${index}`).map((key) => (
        <li key={key}>
          <Card.Root>
            <Skeleton aspectRatio="16 / 10" borderRadius="0" borderTopRadius="9px" />
            <FeaturedWords>
              <Skeleton height="5" width="70%" />
              <Skeleton height="4" width="45%" />
              <Skeleton height="4" width="85%" />
            </FeaturedWords>
          </Card.Root>
        </li>
      ))}
    </FeaturedList>
  );
}
