import type { CityListItem, CountryListItem } from "@meridian/contracts/places/place";
import type { CityCategoryPage, RatedCategory } from "@meridian/ports/places/place-store";
import { toRatedCategory } from "../../rules/rating-sums.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { LARGEST_FIRST, LISTED } from "../rollups/rollup-documents.ts";
import { type CategoryRow, readCategories } from "./read-categories.ts";

/** The default limit: above the number of categories and countries, and of cities in any answer. */
const MAX_LISTED = 250_000;

export async function listCategories(
  directory: MongoDirectory,
  { letter, limit = MAX_LISTED }: { letter?: string; limit?: number },
): Promise<RatedCategory[]> {
  const labels =
    letter === undefined
      ? { filter: {}, hint: "by_size" }
      : { filter: { letter: letter.toUpperCase() }, hint: "by_letter" };
  const isMeant = (kind: CategoryRow) => letter === undefined || kind.letter === letter.toUpperCase();
  return (await readCategories(directory, labels, isMeant, limit)).map(toRatedCategory);
}

export async function listCountries(
  { countries }: MongoDirectory,
  { limit = MAX_LISTED }: { limit?: number },
): Promise<CountryListItem[]> {
  if (limit <= 0) return [];
  const found = await countries.find(LISTED, { sort: LARGEST_FIRST, limit, ...BOUNDED }).toArray();
  return found.map(({ _id, slug, name, businesses, cities, categories }) => ({
    country: name,
    businessCount: businesses,
    cityCount: cities,
    categoryCount: categories,
    countryCode: _id,
    slug,
  }));
}

export async function listCities(
  { cities }: MongoDirectory,
  { letter, countryCode, limit = MAX_LISTED }: { letter?: string; countryCode?: string; limit?: number },
): Promise<CityListItem[]> {
  if (limit <= 0) return [];
  const filter = {
    ...(countryCode === undefined ? {} : { country: countryCode.toUpperCase() }),
    ...(letter === undefined ? {} : { letter: letter.toUpperCase() }),
    ...LISTED,
  };
  const hint = cityIndexOf(countryCode !== undefined, letter !== undefined);
  const found = await cities.find(filter, { hint, sort: LARGEST_FIRST, limit, ...BOUNDED }).toArray();
  return found.map(({ country, slug, name, businesses, categories }) => ({
    city: name,
    countryCode: country,
    businessCount: businesses,
    categoryCount: categories,
    slug,
  }));
}

/** In the order of the cell ids. */
export async function listCityCategories(
  { cells }: MongoDirectory,
  { minBusinesses, limit, after = "" }: { minBusinesses: number; limit: number; after?: string },
): Promise<CityCategoryPage> {
  const filter = { _id: { $gt: after }, businesses: { $gte: minBusinesses }, city: { $ne: "" }, category: { $ne: "" } };
  const found = await cells.find(filter, { hint: "_id_", sort: { _id: 1 }, limit, ...BOUNDED }).toArray();
  const entries = found.map(({ country, city, category, businesses }) => ({
    countryCode: country,
    citySlug: city.slice(country.length + 1),
    categorySlug: category,
    count: businesses,
  }));
  const last = found.length < limit ? undefined : found.at(-1);
  return last === undefined ? { entries } : { entries, next: last._id };
}

function cityIndexOf(isByCountry: boolean, isByLetter: boolean): string {
  if (isByCountry) return isByLetter ? "by_country_letter" : "by_country";
  return isByLetter ? "by_letter" : "by_size";
}
