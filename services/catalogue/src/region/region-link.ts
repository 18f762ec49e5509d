import type { RegionLink } from "@meridian/contracts/business";
import type { Region } from "@meridian/domain/place";

export function regionLinkOf({ name, code, slug }: Region, countrySlug: string): RegionLink {
  return { region: name, code, path: `/countries/${countrySlug}/regions/${slug}` };
}
