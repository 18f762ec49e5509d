import type { CountryDetail, CountryListItem } from "@meridian/shared/contracts/place";
import { slugify } from "@meridian/shared/domain/slug";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { CountrySummary, PlaceStore } from "@meridian/shared/ports/place-store";

const TOP_CITIES = 20;

export interface CountryService {
  list(): Promise<CountryListItem[]>;
  /** Takes an ISO code, a slug or a name with or without hyphens. Throws not_found. */
  get(slug: string): Promise<CountryDetail>;
}

export function createCountryService(places: PlaceStore): CountryService {
  const find = async (slug: string): Promise<CountrySummary | undefined> => {
    const spellings = new Set([slug, slugify(slug), slug.replaceAll("-", " ")]);
    for (const spelling of spellings) {
      const summary = await places.getCountry(spelling, { topCities: TOP_CITIES });
      if (summary !== undefined) return summary;
    }
    return undefined;
  };
  return {
    list: () => places.listCountries({}),
    async get(slug) {
      const summary = await find(slug);
      if (summary === undefined) throw notFound("Country not found");
      const { name, topCities, topCategories, ...rest } = summary;
      return {
        country: name,
        ...rest,
        topCities: topCities.map(({ name: city, ...cityRest }) => ({ city, ...cityRest })),
        topCategories: topCategories.map(({ name: category, ...categoryRest }) => ({ category, ...categoryRest })),
      };
    },
  };
}
