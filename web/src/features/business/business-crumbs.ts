import type { BusinessDetail } from "@meridian/contracts/businesses/business";

type Placed = Pick<BusinessDetail, "name" | "city" | "cityPath" | "country" | "countryCode" | "countrySlug" | "region">;

/** The breadcrumbs of a business: country, region, city, itself. */
export function businessCrumbs(business: Placed): { label: string; path?: string }[] {
  const crumbs: { label: string; path?: string }[] = [{ label: "Home", path: "/" }];
  const country = countryPath(business);
  if (business.country !== null && country !== undefined) crumbs.push({ label: business.country, path: country });
  const { region, city, cityPath } = business;
  const isCity = region?.region === city || lastSegment(region?.path) === lastSegment(cityPath);
  if (region !== null && !isCity) crumbs.push({ label: region.region, path: region.path });
  if (business.city !== null && business.cityPath !== null)
    crumbs.push({ label: business.city, path: business.cityPath });
  crumbs.push({ label: business.name });
  return crumbs;
}

/** The country's canonical page, or else that of its code, which redirects there. */
export function countryPath({
  countrySlug,
  countryCode,
}: Pick<BusinessDetail, "countrySlug" | "countryCode">): string | undefined {
  const segment = countrySlug ?? countryCode?.toLowerCase();
  return segment === undefined ? undefined : `/countries/${segment}`;
}

function lastSegment(path: string | null | undefined): string | undefined {
  return path?.split("/").at(-1);
}
