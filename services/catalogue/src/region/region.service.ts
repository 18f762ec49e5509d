import type { RegionDetail } from "@meridian/contracts/places/place";
import type { PlaceLookup } from "@meridian/domain/places/place";
import { slugify } from "@meridian/domain/text/slug";
import { notFound } from "@meridian/platform/app-error";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { findCountry } from "../country/find-country.ts";
import { groupListed } from "../search/listing/count-listed.ts";

const MISSING = "Region not found";

export interface RegionService {
  /** Accepts a slug, an ISO 3166-2 code, or a name in any language. Throws not_found, also for a region without businesses. */
  get(countrySegment: string, regionSegment: string): Promise<RegionDetail>;
}

export interface RegionServiceOptions {
  places: Pick<PlaceStore, "getCountry">;
  knownPlaces: Pick<PlaceLookup, "regionBySlug" | "regionsNamed">;
  index: Pick<SearchIndex, "search">;
}

export function createRegionService({ places, knownPlaces, index }: RegionServiceOptions): RegionService {
  return {
    async get(countrySegment, regionSegment) {
      const { name: country, countryCode, slug: countrySlug } = await findCountry(places, countrySegment, 0);
      const named = [regionSegment, regionSegment.replaceAll("-", " ")];
      const region =
        knownPlaces.regionBySlug(countryCode, slugify(regionSegment)) ??
        named.flatMap((name) => knownPlaces.regionsNamed(name, countryCode))[0];
      if (region === undefined) throw notFound(MISSING);
      const { name, code, slug } = region;
      const { cities, categories, ...counts } = await groupListed(index, { regionCode: code }, MISSING);
      const place = { region: name, code, slug, country, countryCode, countrySlug };
      return { ...place, ...counts, topCities: cities, topCategories: categories };
    },
  };
}
