import type { RegionLink } from "@meridian/shared/contracts/business";
import type { Region } from "@meridian/shared/domain/place";

export function regionLinkOf({ name, code, slug }: Region, countrySlug: string): RegionLink {
  return { region: name, code, path: `/countries/${countrySlug}/regions/${slug}` };
}
