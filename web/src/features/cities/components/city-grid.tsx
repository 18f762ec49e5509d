import type { CityListItem } from "@meridian/contracts/places/place";
import { cityPath } from "../../../lib/format/city-path.ts";
import { countOf, formatPercent } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { DirectoryCard } from "../../../ui/directory/directory-card.tsx";
import { DirectoryGrid } from "../../../ui/directory/directory-grid.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";

export interface CityGridProps {
  list: ListPage<CityListItem>;
  /** The total for the shares. */
  businesses: number;
}

/** City cards with bars relative to the largest one shown. */
export function CityGrid({ list, businesses }: CityGridProps) {
  const largest = Math.max(1, ...list.items.map(({ businessCount }) => businessCount));
  return (
    <>
      {list.items.length === 0 && (
        <EmptyState title="No cities found">Try adjusting your search terms or browse all cities</EmptyState>
      )}
      <DirectoryGrid>
        {list.items.map((city) => (
          <li key={`${city.countryCode}/${city.slug}`}>
            <DirectoryCard
              path={cityPath(city)}
              title={city.city}
              code={city.countryCode}
              facts={`${countOf(city.businessCount, "business", "businesses")} · ${countOf(city.categoryCount, "category", "categories")}`}
              barShare={city.businessCount / largest}
              shareText={`Market Share ${formatPercent(city.businessCount, businesses)}`}
              prompt="View city details"
            />
          </li>
        ))}
      </DirectoryGrid>
    </>
  );
}
