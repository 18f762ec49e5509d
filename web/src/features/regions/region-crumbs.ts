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
