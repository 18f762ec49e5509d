import type { NotFoundRouteProps } from "@tanstack/react-router";
import { AdSlot } from "../../features/ads/components/ad-slot.tsx";
import { NotFound } from "../../features/layout/components/not-found.tsx";
import { SearchBar } from "../../features/search/components/search-bar.tsx";

/** The page of a business that does not, or no longer, exist. */
export function BusinessNotFound({ data }: NotFoundRouteProps) {
  const title = isGone(data) ? "This business is no longer listed" : "Business Not Found";
  return (
    <NotFound
      title={title}
      text="Let's help you find what you're looking for!"
      search={<SearchBar isQueryRequired size="lg" />}
      ad={<AdSlot />}
    />
  );
}

function isGone(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isGone" in data && data.isGone === true;
}
