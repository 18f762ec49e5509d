import { chakra } from "@chakra-ui/react";
import type { CityListItem } from "@meridian/shared/contracts/place";
import type { ListPage } from "../../../lib/list-page.ts";
import { countOf, formatCount, formatPercent } from "../../../lib/number-format.ts";
import { DirectoryCard, DirectoryGrid } from "../../../ui/directory-card.tsx";
import { DirectoryPage, ListFoot } from "../../../ui/directory-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LetterBar } from "../../../ui/letter-bar.tsx";
import { ListFilter } from "../../../ui/list-filter.tsx";

const Tools = chakra("div", { base: { display: "grid", gap: "3", mb: "6" } });

export interface CitiesPageProps {
  list: ListPage<CityListItem>;
  totals: { cities: number; businesses: number };
  letter: string | undefined;
  query: string | undefined;
}

export function CitiesPage({ list, totals, letter, query }: CitiesPageProps) {
  const mean = totals.cities === 0 ? 0 : Math.round(totals.businesses / totals.cities);
  const largest = Math.max(1, ...list.items.map(({ businessCount }) => businessCount));
  return (
    <DirectoryPage
      crumbs={[{ label: "Home", path: "/" }, { label: "Cities" }]}
      title={letter === undefined ? "Cities Directory" : `Cities beginning with ${letter}`}
      lead={
        letter === undefined
          ? `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.cities, "city", "cities")}, largest first.`
          : `Browse all cities starting with the letter ${letter}`
      }
      tiles={[
        { label: "Cities", value: formatCount(totals.cities) },
        { label: "Total businesses", value: formatCount(totals.businesses) },
        { label: "Average businesses per city", value: formatCount(mean) },
      ]}
    >
      <Tools>
        <ListFilter label="Search cities or countries..." value={query} />
        <LetterBar label="Browse by Letter" basePath="/cities" current={letter} />
      </Tools>
      {list.items.length === 0 && (
        <EmptyState title="No cities found">Try adjusting your search terms or browse all cities</EmptyState>
      )}
      <DirectoryGrid>
        {list.items.map((city) => (
          <li key={`${city.countryCode}/${city.slug}`}>
            <DirectoryCard
              path={`/cities/${city.countryCode.toLowerCase()}/${city.slug}`}
              title={city.city}
              code={city.countryCode}
              facts={`${countOf(city.businessCount, "business", "businesses")} · ${countOf(city.categoryCount, "category", "categories")}`}
              barShare={city.businessCount / largest}
              shareText={`Market Share ${formatPercent(city.businessCount, totals.businesses)}`}
              prompt="View city details"
            />
          </li>
        ))}
      </DirectoryGrid>
      <ListFoot list={list} noun="cities" />
      <LetterBar label="Browse by Letter, again" basePath="/cities" current={letter} />
    </DirectoryPage>
  );
}
