import type { CountryDetail, CountryListItem } from "@meridian/contracts/places/place";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { findCountry } from "./find-country.ts";

const TOP_CITIES = 20;

export interface CountryService {
  list(): Promise<CountryListItem[]>;
  /** Accepts an ISO code, a slug, or a name with or without hyphens. Throws not_found. */
  get(slug: string): Promise<CountryDetail>;
}

export function createCountryService(places: PlaceStore): CountryService {
  return {
    list: () => places.listCountries({}),
    async get(slug) {
      const summary = await findCountry(places, slug, TOP_CITIES);
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
