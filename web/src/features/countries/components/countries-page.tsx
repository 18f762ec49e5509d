import { chakra } from "@chakra-ui/react";
import type { CountryListItem } from "@meridian/contracts/places/place";
import { abbreviateCount, countOf, formatCount, formatPercent } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { DirectoryCard } from "../../../ui/directory/directory-card.tsx";
import { DirectoryGrid } from "../../../ui/directory/directory-grid.tsx";
import { DirectoryPage, ListFoot } from "../../../ui/directory/directory-page.tsx";
import { ListFilter } from "../../../ui/forms/list-filter.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { countryCrumbs } from "../country-crumbs.ts";

const Tools = chakra("div", { base: { mb: "6" } });

export interface CountriesPageProps {
  list: ListPage<CountryListItem>;
  totals: { countries: number; businesses: number; cities: number };
  query: string | undefined;
}

export function CountriesPage({ list, totals, query }: CountriesPageProps) {
  const largest = Math.max(1, ...list.items.map(({ businessCount }) => businessCount));
  return (
    <DirectoryPage
      crumbs={countryCrumbs()}
      title="Countries"
      lead={`${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.countries, "country", "countries")}, largest first.`}
      tiles={[
        { label: "Countries", value: formatCount(totals.countries) },
        { label: "Total businesses", value: formatCount(totals.businesses) },
        { label: "Cities", value: formatCount(totals.cities) },
      ]}
    >
      <Tools>
        <ListFilter label="Filter countries" value={query} />
      </Tools>
      {list.items.length === 0 && <EmptyState title="No countries found">Try adjusting your search terms.</EmptyState>}
      <DirectoryGrid>
        {list.items.map((country) => (
          <li key={country.slug}>
            <DirectoryCard
              path={`/countries/${country.slug}`}
              title={country.country}
              code={country.countryCode}
              facts={`${abbreviateCount(country.businessCount, "K")} businesses · ${abbreviateCount(country.cityCount, "K")} cities · ${abbreviateCount(country.categoryCount, "K")} categories`}
              barShare={country.businessCount / largest}
              shareText={`Market share ${formatPercent(country.businessCount, totals.businesses)}`}
              prompt="Explore Now"
            />
          </li>
        ))}
      </DirectoryGrid>
      <ListFoot list={list} noun={["country", "countries"]} />
    </DirectoryPage>
  );
}
