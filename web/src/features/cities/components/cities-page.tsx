import { chakra } from "@chakra-ui/react";
import type { CityListItem } from "@meridian/contracts/places/place";
import { countOf, formatCount } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { DirectoryPage, ListFoot } from "../../../ui/directory/directory-page.tsx";
import { ListFilter } from "../../../ui/forms/list-filter.tsx";
import { LetterBar } from "../../../ui/pages/letter-bar.tsx";
import { cityCrumbs } from "../city-crumbs.ts";
import { CityGrid } from "./city-grid.tsx";

const Tools = chakra("div", { base: { display: "flex", mb: "2" } });

export interface CitiesPageProps {
  list: ListPage<CityListItem>;
  totals: { cities: number; businesses: number };
  letter: string | undefined;
  query: string | undefined;
}

export function CitiesPage({ list, totals, letter, query }: CitiesPageProps) {
  const mean = totals.cities === 0 ? 0 : Math.round(totals.businesses / totals.cities);
  return (
    <DirectoryPage
      crumbs={cityCrumbs()}
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
      </Tools>
      <LetterBar label="Browse by Letter" basePath="/cities" current={letter} isSticky />
      <CityGrid list={list} businesses={totals.businesses} />
      <ListFoot list={list} noun={["city", "cities"]} />
      <LetterBar label="Browse by Letter, again" basePath="/cities" current={letter} hasAll />
    </DirectoryPage>
  );
}
