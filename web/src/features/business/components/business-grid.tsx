import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { PublicListItem } from "@meridian/contracts/businesses/business";
import { type ReactNode, useId } from "react";
import { BusinessCard } from "./business-card.tsx";

export const CardGrid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "4", md: "5" },
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  },
});

export interface BusinessGridProps {
  businesses: readonly PublicListItem[];
  /** At the foot of each card. */
  renderAction?: (business: PublicListItem) => ReactNode;
}

export function BusinessGrid({ businesses, renderAction }: BusinessGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden asChild>
        <h2 id={id}>Businesses</h2>
      </VisuallyHidden>
      <CardGrid>
        {businesses.map((business) => (
          <li key={business.id}>
            <BusinessCard business={business} action={renderAction?.(business)} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
