import { chakra, Skeleton } from "@chakra-ui/react";

export const HitGrid = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "3",
    transitionProperty: "opacity",
    transitionDuration: "moderate",
    "&[aria-busy=true]": { opacity: "0.55" },
  },
});
const SKELETON_COUNT = 8;

/** Card-sized placeholders until the first hits arrive. */
export function HitListSkeleton() {
  return (
    <HitGrid as="div" aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} data-skeleton="card">
          <Skeleton height="44" borderRadius="card" />
        </div>
      ))}
    </HitGrid>
  );
}
