import type { CityDetail, CountryDetail } from "@meridian/shared/contracts/place";
import type { Crumb } from "../../ui/breadcrumb.tsx";

const HOME: Crumb = { label: "Home", path: "/" };

/** The way from the home page to the cities, or further to one of them. */
export function cityCrumbs(detail?: Pick<CityDetail, "city" | "country" | "countrySlug">): Crumb[] {
  if (detail === undefined) return [HOME, { label: "Cities" }];
  const { city, country, countrySlug } = detail;
  return [
    HOME,
    { label: "Cities", path: "/cities" },
    { label: country, path: `/countries/${countrySlug}` },
    { label: city },
  ];
}

/** The way to all cities of a country. */
export function countryCitiesCrumbs({ country, slug }: Pick<CountryDetail, "country" | "slug">): Crumb[] {
  return [
    HOME,
    { label: "Countries", path: "/countries" },
    { label: country, path: `/countries/${slug}` },
    { label: "Cities" },
  ];
}
