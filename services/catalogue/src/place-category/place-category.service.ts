import type { CityCategoryDetail, CountryCategoryDetail } from "@meridian/contracts/places/place";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { CityKey } from "@meridian/ports/businesses/business-store";
import type { NamedCount, PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { type CategorySources, findCategory } from "../category/find-category.ts";
import { type CitySources, findCity } from "../city/find-city.ts";
import { findCountry } from "../country/find-country.ts";
import { countListed, groupListed } from "../search/listing/count-listed.ts";

const TOP_CATEGORIES = 15;
const MISSING = "Category not found";

/** A category in a place. Throws not_found if the place has no such business. */
export interface PlaceCategoryService {
  inCity(key: CityKey, categorySegment: string): Promise<CityCategoryDetail>;
  inCountry(countrySegment: string, categorySegment: string): Promise<CountryCategoryDetail>;
}

export interface PlaceCategoryServiceOptions extends CitySources, CategorySources {
  places: Pick<PlaceStore, "getCategory" | "getCity" | "getCountry">;
  index: Pick<SearchIndex, "search">;
}

export function createPlaceCategoryService(options: PlaceCategoryServiceOptions): PlaceCategoryService {
  const { places, index } = options;

  return {
    async inCity(key, categorySegment) {
      const city = await findCity(options, key, TOP_CATEGORIES + 1);
      const { name: category, slug: categorySlug } = await findCategory(options, categorySegment, 0);
      const { countryCode, slug: citySlug } = city;
      const cityKey = cityKeyOf(countryCode, citySlug);
      const [counts, around] = await Promise.all([
        countListed(index, { cityKey, categorySlug }, MISSING),
        groupListed(index, { countryCode, categorySlug }, MISSING),
      ]);
      return {
        category,
        categorySlug,
        city: city.name,
        fullName: city.fullName,
        citySlug,
        region: city.region,
        country: city.countryName,
        countryCode,
        countrySlug: city.countrySlug,
        ...counts,
        otherCategories: othersOf(city.topCategories, categorySlug),
        otherCities: around.cities.filter(({ slug }) => slug !== citySlug),
      };
    },

    async inCountry(countrySegment, categorySegment) {
      const country = await findCountry(places, countrySegment, 0);
      const { name: category, slug: categorySlug } = await findCategory(options, categorySegment, 0);
      const { countryCode } = country;
      const counts = await groupListed(index, { countryCode, categorySlug }, MISSING);
      return {
        category,
        categorySlug,
        country: country.name,
        countryCode,
        countrySlug: country.slug,
        businessCount: counts.businessCount,
        isCountExact: counts.isCountExact,
        otherCategories: othersOf(country.topCategories, categorySlug),
        topCities: counts.cities,
      };
    },
  };
}

function othersOf(categories: readonly NamedCount[], ownSlug: string): CityCategoryDetail["otherCategories"] {
  const others = categories.filter(({ slug }) => slug !== ownSlug).slice(0, TOP_CATEGORIES);
  return others.map(({ name, slug, count }) => ({ category: name, slug, count }));
}
