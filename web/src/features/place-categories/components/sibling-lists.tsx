import type { CityCategoryDetail, CountryCategoryDetail } from "@meridian/contracts/places/place";
import { categoryPlural } from "@meridian/domain/categories/category-label";
import { cityPath } from "../../../lib/format/city-path.ts";
import { countryInText } from "../../../lib/format/country-names.ts";
import { type ListFilters, SideList, SideLists } from "../../../ui/directory/side-list.tsx";

/** The city's other categories, and other cities with this one. Links keep `filters`. */
export function CityCategorySiblings({ detail, filters }: { detail: CityCategoryDetail; filters: ListFilters }) {
  const { category, categorySlug, city, citySlug, country, countryCode, otherCategories, otherCities } = detail;
  const path = cityPath({ countryCode, slug: citySlug });
  return (
    <SideLists>
      <SideList title={`More in ${city}`} entries={categoryEntries(otherCategories, path, filters)} />
      <SideList
        title={`${categoryPlural(category)} elsewhere in ${countryInText(country)}`}
        entries={cityEntries(otherCities, categorySlug, filters)}
      />
    </SideLists>
  );
}

/** Cities in the country with this category, and the country's other categories. Links keep `filters`. */
export function CountryCategorySiblings({ detail, filters }: { detail: CountryCategoryDetail; filters: ListFilters }) {
  const { category, categorySlug, country, countrySlug, otherCategories, topCities } = detail;
  return (
    <SideLists>
      <SideList title={`${categoryPlural(category)} by city`} entries={cityEntries(topCities, categorySlug, filters)} />
      <SideList
        title={`More in ${countryInText(country)}`}
        entries={categoryEntries(otherCategories, `/countries/${countrySlug}`, filters)}
      />
    </SideLists>
  );
}

function categoryEntries(categories: CityCategoryDetail["otherCategories"], placePath: string, search: ListFilters) {
  return categories.map(({ category, slug, count }) => ({
    label: category,
    count,
    path: `${placePath}/${slug}`,
    search,
  }));
}

function cityEntries(cities: CityCategoryDetail["otherCities"], categorySlug: string, search: ListFilters) {
  return cities.map((city) => ({ label: city.city, count: city.count, path: cityPath(city, categorySlug), search }));
}
