import { chakra } from "@chakra-ui/react";
import type { CityListItem, CountryDetail } from "@meridian/contracts/places/place";
import { countryInText } from "../../../lib/format/country-names.ts";
import { countOf, formatCount } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { DirectoryPage, ListFoot } from "../../../ui/directory/directory-page.tsx";
import { ListFilter } from "../../../ui/forms/list-filter.tsx";
import { countryCitiesCrumbs } from "../city-crumbs.ts";
import { CityGrid } from "./city-grid.tsx";

const Tools = chakra("div", { base: { display: "flex", mb: "6" } });

export interface CountryCitiesPageProps {
  country: CountryDetail;
  list: ListPage<CityListItem>;
  query: string | undefined;
}

/** Every city in a country, largest first. */
export function CountryCitiesPage({ country: detail, list, query }: CountryCitiesPageProps) {
  const { country, businessCount, cityCount } = detail;
  const mean = cityCount === 0 ? 0 : Math.round(businessCount / cityCount);
  return (
    <DirectoryPage
      crumbs={countryCitiesCrumbs(detail)}
      title={`Cities in ${countryInText(country)}`}
      lead={`${countOf(businessCount, "business", "businesses")} in ${countOf(cityCount, "city", "cities")} of ${countryInText(country)}, largest first.`}
      tiles={[
        { label: "Cities", value: formatCount(cityCount) },
        { label: "Total businesses", value: formatCount(businessCount) },
        { label: "Average businesses per city", value: formatCount(mean) },
      ]}
    >
      <Tools>
        <ListFilter label="Search cities..." value={query} />
      </Tools>
      <CityGrid list={list} businesses={businessCount} />
      <ListFoot list={list} noun={["city", "cities"]} />
    </DirectoryPage>
  );
}
