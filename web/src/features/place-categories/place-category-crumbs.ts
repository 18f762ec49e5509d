import type { CityCategoryDetail, CountryCategoryDetail } from "@meridian/contracts/places/place";
import { cityPath } from "../../lib/format/city-path.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The breadcrumbs of a category in a city. */
export function cityCategoryCrumbs(detail: CityCategoryDetail): Crumb[] {
  const { city, citySlug, countryCode, region, category } = detail;
  const isOwnRegion = region === null || region.region === city;
  return [
    ...wayTo(detail),
    ...(isOwnRegion ? [] : [{ label: region.region, path: region.path }]),
    { label: city, path: cityPath({ countryCode, slug: citySlug }) },
    { label: category },
  ];
}

/** The breadcrumbs of a category in a country. */
export function countryCategoryCrumbs(detail: CountryCategoryDetail): Crumb[] {
  return [...wayTo(detail), { label: detail.category }];
}

function wayTo({ country, countrySlug }: Pick<CountryCategoryDetail, "country" | "countrySlug">): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Countries", path: "/countries" },
    { label: country, path: `/countries/${countrySlug}` },
  ];
}
