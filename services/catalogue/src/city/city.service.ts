import type { CityDetail, CityListItem } from "@meridian/shared/contracts/place";
import { slugify } from "@meridian/shared/domain/slug";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { PlaceLookup } from "@meridian/shared/knowledge/places/place-lookup";
import type { BusinessStore, CityKey } from "@meridian/shared/ports/business-store";
import type { CitySummary, PlaceStore } from "@meridian/shared/ports/place-store";
import { listScopePage, type PageRequest } from "../business/list-scope-page.ts";

const TOP_CATEGORIES = 15;
/** Of cities that share a name, as many are looked for in the directory. */
const MAX_NAMESAKES = 8;
const MAX_LISTED = 50_000;

export interface CityService {
  /** Parts combine with AND; a country without businesses has none. */
  list(narrowed: { letter?: string | undefined; countryCode?: string | undefined }): Promise<CityListItem[]>;
  /** The city's slug may be any spelling that a link carries or once carried: "são-paulo", "muenchen" of Munich. Throws not_found. */
  get(key: CityKey, page: PageRequest): Promise<CityDetail>;
}

export interface CityServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  knownPlaces: Pick<PlaceLookup, "citiesNamed">;
  now: () => Date;
}

export function createCityService({ businesses, places, knownPlaces, now }: CityServiceOptions): CityService {
  /** The city of that address, else the largest in the directory that bears the name. */
  async function findCity(countryCode: string, segment: string): Promise<CitySummary | undefined> {
    const summaryOf = (citySlug: string) =>
      places.getCity({ countryCode, citySlug }, { topCategories: TOP_CATEGORIES });
    const asked = slugify(segment);
    const found = await summaryOf(asked);
    if (found !== undefined) return found;
    const names = [segment.replaceAll("-", " "), asked.replaceAll("-", " ")];
    const named = names.flatMap((name) => knownPlaces.citiesNamed(name, countryCode.toUpperCase()));
    for (const slug of new Set(named.slice(0, MAX_NAMESAKES).map((city) => city.slug))) {
      const namesake = await summaryOf(slug);
      if (namesake !== undefined) return namesake;
    }
    return undefined;
  }

  return {
    list: ({ letter, countryCode }) =>
      places.listCities({
        limit: MAX_LISTED,
        ...(letter === undefined ? {} : { letter }),
        ...(countryCode === undefined ? {} : { countryCode }),
      }),
    async get({ countryCode, citySlug }, page) {
      const summary = await findCity(countryCode, citySlug);
      if (summary === undefined) throw notFound("City not found");
      const scope = { city: { countryCode: summary.countryCode, citySlug: summary.slug } };
      return {
        city: summary.name,
        country: summary.countryName,
        countryCode: summary.countryCode,
        countrySlug: summary.countrySlug,
        slug: summary.slug,
        businessCount: summary.businessCount,
        categoryCount: summary.categoryCount,
        topCategories: summary.topCategories.map(({ name, ...rest }) => ({ category: name, ...rest })),
        ...(await listScopePage({ businesses, scope, page, total: summary.businessCount, at: now() })),
      };
    },
  };
}
