import { chakra, Skeleton } from "@chakra-ui/react";

const SHOWN = [1, 2, 3, 4];

export const RelatedBlock = chakra("section", { base: { mt: { base: "10", md: "12" } } });
export const RelatedGrid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", sm: "4", md: "5" },
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      sm: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});

export function RelatedSkeleton() {
  return (
    <RelatedBlock aria-hidden="true" data-print="hide">
      <Skeleton height="7" maxW="xs" mb="4" />
      <RelatedGrid>
        {SHOWN.map((key) => (
          <li key={key}>
            <Skeleton height={{ base: "36", sm: "80" }} borderRadius="card" />
          </li>
        ))}
      </RelatedGrid>
    </RelatedBlock>
  );
}
