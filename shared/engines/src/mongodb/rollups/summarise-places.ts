import { countryCodeOf } from "@meridian/domain/places/country-names";
import type { CityKey } from "@meridian/ports/businesses/business-store";
import type {
  CategoryOptions,
  CategorySummary,
  CitySummary,
  CountrySummary,
  NamedCount,
} from "@meridian/ports/places/place-store";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { listCities } from "../places/list-places.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import { placeCategories } from "../places/read-categories.ts";
import { categoryWithBusinesses, resolveCategory } from "../places/resolve-category.ts";
import { LISTED } from "./rollup-documents.ts";

/** Above the number of categories of any place, and of countries. */
const MAX_COUNTS = 20_000;
const BY_COUNT = { sort: { businesses: -1 }, limit: MAX_COUNTS, ...BOUNDED } as const;

export async function summariseCategory(
  directory: MongoDirectory,
  slug: string,
  { topCountries, isExact = false }: CategoryOptions,
): Promise<CategorySummary | undefined> {
  const category = await (isExact ? categoryWithBusinesses : resolveCategory)(directory, slug);
  if (category === undefined) return undefined;
  const own = await directory.categories.find({ _id: { $in: category.slugs } }, BOUNDED).toArray();
  const pairs = await directory.countryCategories
    .find({ category: { $in: category.slugs }, ...LISTED }, { hint: "by_category", ...BY_COUNT })
    .toArray();
  const counts = new Map<string, number>();
  for (const { country, businesses } of pairs) counts.set(country, (counts.get(country) ?? 0) + businesses);
  const countries = await directory.countries.find({ _id: { $in: [...counts.keys()] } }, BOUNDED).toArray();
  return {
    name: category.name,
    slug: category.slug,
    businessCount: own.reduce((sum, { businesses }) => sum + businesses, 0),
    countryCount: counts.size,
    topCountries: countries
      .map(({ _id, name, slug: countrySlug }) => ({
        name,
        slug: countrySlug,
        countryCode: _id,
        count: counts.get(_id) ?? 0,
      }))
      .sort(largestFirst)
      .slice(0, topCountries),
  };
}

export async function summariseCountry(
  directory: MongoDirectory,
  slugOrCode: string,
  topCities: number,
): Promise<CountrySummary | undefined> {
  const code = countryCodeOf(slugOrCode) ?? slugOrCode.toUpperCase();
  const country = await directory.countries.findOne({ _id: code, ...LISTED }, BOUNDED);
  if (country === null) return undefined;
  const cities = await listCities(directory, { countryCode: code, limit: topCities });
  const pairs = await directory.countryCategories
    .find({ country: code, ...LISTED }, { hint: "by_country", ...BY_COUNT })
    .toArray();
  return {
    name: country.name,
    countryCode: code,
    slug: country.slug,
    businessCount: country.businesses,
    cityCount: country.cities,
    categoryCount: country.categories,
    topCities: cities.map(({ city, slug, countryCode, businessCount }) => ({
      name: city,
      slug,
      countryCode,
      count: businessCount,
    })),
    topCategories: await nameCategories(directory, pairs),
  };
}

export async function summariseCity(
  directory: MongoDirectory,
  { countryCode, citySlug }: CityKey,
  topCategories: number,
): Promise<CitySummary | undefined> {
  const key = cityKeyOf(countryCode.toUpperCase(), citySlug);
  const city = await directory.cities.findOne({ _id: key, ...LISTED }, BOUNDED);
  if (city === null) return undefined;
  const country = await directory.countries.findOne({ _id: city.country }, BOUNDED);
  if (country === null) return undefined;
  const cells = await directory.cells
    .find({ city: key, category: { $ne: "" }, ...LISTED }, { hint: "by_city", ...BY_COUNT })
    .toArray();
  const categories = await nameCategories(directory, cells);
  return {
    name: city.name,
    slug: city.slug,
    countryCode: city.country,
    countryName: country.name,
    countrySlug: country.slug,
    businessCount: city.businesses,
    categoryCount: city.categories,
    topCategories: categories.slice(0, topCategories),
  };
}

async function nameCategories(
  directory: MongoDirectory,
  counted: readonly { category: string; businesses: number }[],
): Promise<NamedCount[]> {
  const found = await placeCategories(directory, counted);
  return found.map(({ name, slug, businesses }) => ({ name, slug, count: businesses }));
}

function largestFirst(left: NamedCount, right: NamedCount): number {
  return right.count - left.count || (left.name < right.name ? -1 : 1);
}
