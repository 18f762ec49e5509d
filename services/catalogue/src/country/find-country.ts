import { slugify } from "@meridian/domain/text/slug";
import { notFound } from "@meridian/platform/app-error";
import type { CountrySummary, PlaceStore } from "@meridian/ports/places/place-store";

/** Accepts an ISO code, a slug, or a name with or without hyphens. Throws not_found. */
export async function findCountry(
  places: Pick<PlaceStore, "getCountry">,
  segment: string,
  topCities: number,
): Promise<CountrySummary> {
  for (const spelling of new Set([segment, slugify(segment), segment.replaceAll("-", " ")])) {
    const summary = await places.getCountry(spelling, { topCities });
    if (summary !== undefined) return summary;
  }
  throw notFound("Country not found");
}
