import type { RegionDetail } from "@meridian/contracts/places/place";
import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The breadcrumbs of a region. */
export function regionCrumbs({ region, country, countrySlug }: RegionDetail): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Countries", path: "/countries" },
    { label: country, path: `/countries/${countrySlug}` },
    { label: region },
  ];
}

/** Distinguishes a region from its city of the same name: "Zürich region", "New York region", "Bavaria". */
export function regionName({ region, topCities }: Pick<RegionDetail, "region" | "topCities">): string {
  const isShared = topCities.some(({ city }) => city === region || city === `${region} City`);
  return isShared ? `${region} region` : region;
}
