import { AdSlot } from "../../features/ads/components/ad-slot.tsx";
import { NotFound } from "../../features/layout/components/not-found.tsx";
import { SearchBar } from "../../features/search/components/search-bar.tsx";

/** The 404 page for unknown paths. */
export function NotFoundPage() {
  return (
    <NotFound
      title="Page Not Found"
      text="There is no page at this address."
      search={<SearchBar isQueryRequired size="lg" />}
      ad={<AdSlot />}
    />
  );
}
