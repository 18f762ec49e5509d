import type {
  CategoryDetail,
  CityCategoryDetail,
  CityDetail,
  CityListItem,
  CountryCategoryDetail,
  CountryDetail,
  CountryListItem,
  RegionDetail,
} from "@meridian/contracts/places/place";
import { listItem } from "./fixtures.ts";

export const HOTELS: CategoryDetail = {
  category: "Hotel",
  slug: "hotel",
  businessCount: 30,
  countryCount: 1,
  businesses: [listItem("Hotel Adler")],
  topCountries: [{ country: "Germany", count: 30, countryCode: "DE", slug: "germany" }],
  currentPage: 1,
  totalPages: 3,
};

export const GERMANY: CountryDetail = {
  country: "Germany",
  countryCode: "DE",
  slug: "germany",
  businessCount: 900,
  cityCount: 25,
  categoryCount: 7,
  topCities: [{ city: "Berlin", count: 300, countryCode: "DE", slug: "berlin" }],
  topCategories: [{ category: "Hotel", count: 450, slug: "hotel" }],
};

export const BERLIN: CityDetail = {
  city: "Berlin",
  fullName: "Berlin",
  country: "Germany",
  countryCode: "DE",
  countrySlug: "germany",
  region: { region: "Berlin", code: "DE-BE", path: "/countries/germany/regions/berlin" },
  slug: "berlin",
  businessCount: 300,
  categoryCount: 7,
  businesses: [listItem("Hotel Adler")],
  topCategories: [{ category: "Hotel", count: 40, slug: "hotel" }],
  currentPage: 1,
  totalPages: 25,
};

export const BERLIN_HOTELS: CityCategoryDetail = {
  category: "Hotel",
  categorySlug: "hotel",
  city: "Berlin",
  fullName: "Berlin",
  citySlug: "berlin",
  region: BERLIN.region,
  country: "Germany",
  countryCode: "DE",
  countrySlug: "germany",
  businessCount: 40,
  isCountExact: true,
  otherCategories: [{ category: "Bakery", count: 12, slug: "bakery" }],
  otherCities: [{ city: "Munich", count: 31, countryCode: "DE", slug: "munich" }],
};

export const GERMAN_HOTELS: CountryCategoryDetail = {
  category: "Hotel",
  categorySlug: "hotel",
  country: "Germany",
  countryCode: "DE",
  countrySlug: "germany",
  businessCount: 450,
  isCountExact: false,
  otherCategories: [{ category: "Bakery", count: 90, slug: "bakery" }],
  topCities: [{ city: "Munich", count: 31, countryCode: "DE", slug: "munich" }],
};

export const BAVARIA: RegionDetail = {
  region: "Bavaria",
  code: "DE-BY",
  slug: "bavaria",
  country: "Germany",
  countryCode: "DE",
  countrySlug: "germany",
  businessCount: 2,
  isCountExact: true,
  topCities: [{ city: "Munich", count: 2, countryCode: "DE", slug: "munich" }],
  topCategories: [{ category: "Hotel", count: 1, slug: "hotel" }],
};

export function cityItem(city: string, changes: Partial<CityListItem> = {}): CityListItem {
  return { city, countryCode: "DE", businessCount: 10, categoryCount: 3, slug: city.toLowerCase(), ...changes };
}

export function countryItem(country: string, changes: Partial<CountryListItem> = {}): CountryListItem {
  const slug = country.toLowerCase();
  return { country, businessCount: 90, cityCount: 5, categoryCount: 3, countryCode: "DE", slug, ...changes };
}
