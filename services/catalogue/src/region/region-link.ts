import type { RegionLink } from "@meridian/contracts/businesses/business";
import type { Region } from "@meridian/domain/places/place";

export function regionLinkOf({ name, code, slug }: Region, countrySlug: string): RegionLink {
  return { region: name, code, path: `/countries/${countrySlug}/regions/${slug}` };
}
