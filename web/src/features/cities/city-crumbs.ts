import type { CityDetail, CountryDetail } from "@meridian/contracts/places/place";
import type { Crumb } from "../../ui/breadcrumb.tsx";

const HOME: Crumb = { label: "Home", path: "/" };

type CityNames = Pick<CityDetail, "city" | "country" | "countrySlug" | "region">;

/** The breadcrumbs of the city list, or of one city. */
export function cityCrumbs(detail?: CityNames): Crumb[] {
  if (detail === undefined) return [HOME, { label: "Cities" }];
  const { city, country, countrySlug, region } = detail;
  const within = region === null || region.region === city ? [] : [{ label: region.region, path: region.path }];
  return [
    HOME,
    { label: "Cities", path: "/cities" },
    { label: country, path: `/countries/${countrySlug}` },
    ...within,
    { label: city },
  ];
}

/** The breadcrumbs of all cities in a country. */
export function countryCitiesCrumbs({ country, slug }: Pick<CountryDetail, "country" | "slug">): Crumb[] {
  return [
    HOME,
    { label: "Countries", path: "/countries" },
    { label: country, path: `/countries/${slug}` },
    { label: "Cities" },
  ];
}
