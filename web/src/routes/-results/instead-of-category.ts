import { categoryPlural } from "@meridian/domain/categories/category-label";
import type { QueryClient } from "@tanstack/react-query";
import { categoryQuery } from "../../features/categories/api/get-categories.ts";
import { cityQuery } from "../../features/cities/api/get-cities.ts";
import { countryQuery } from "../../features/countries/api/get-countries.ts";
import { countryCategoryQuery } from "../../features/place-categories/api/get-place-category.ts";
import { cityPath } from "../../lib/format/city-path.ts";
import { countryInText } from "../../lib/format/country-names.ts";
import { isolate } from "../../lib/format/isolate.ts";
import type { Instead } from "../../lib/head/missing-head.ts";

const MAX_ENTRIES = 10;
/** Suggestions are not worth waiting for. */
const ONCE = { retry: false } as const;

/** Alternatives to a category that a city lacks; undefined if neither is known. */
export async function insteadInCity(
  queryClient: QueryClient,
  { countryCode, citySlug, kind }: { countryCode: string; citySlug: string; kind: string },
): Promise<Instead | undefined> {
  const [city, inCountry] = await Promise.all([
    unlessMissing(queryClient.ensureQueryData({ ...cityQuery(countryCode, citySlug), ...ONCE })),
    unlessMissing(queryClient.ensureQueryData({ ...countryCategoryQuery(countryCode, kind), ...ONCE })),
  ]);
  if (city === undefined) return undefined;
  const here = categoryEntries(city.topCategories, cityPath(city));
  if (inCountry === undefined)
    return { title: undefined, lists: [{ title: `More in ${isolate(city.city)}`, entries: here }] };
  const { category, categorySlug, country, topCities } = inCountry;
  const elsewhere = topCities.map((one) => ({ label: one.city, count: one.count, path: cityPath(one, categorySlug) }));
  return {
    title: `Nothing listed under ${isolate(category)} in ${isolate(city.city)}`,
    lists: [
      {
        title: `${isolate(categoryPlural(category))} elsewhere in ${countryInText(country)}`,
        entries: elsewhere.slice(0, MAX_ENTRIES),
      },
      { title: `More in ${isolate(city.city)}`, entries: here },
    ],
  };
}

/** Alternatives to a category that a country lacks; undefined if the country is unknown. */
export async function insteadInCountry(
  queryClient: QueryClient,
  { slug, kind }: { slug: string; kind: string },
): Promise<Instead | undefined> {
  const [inCountry, anywhere] = await Promise.all([
    unlessMissing(queryClient.ensureQueryData({ ...countryQuery(slug), ...ONCE })),
    unlessMissing(queryClient.ensureQueryData({ ...categoryQuery(kind), ...ONCE })),
  ]);
  if (inCountry === undefined) return undefined;
  const { country, slug: countrySlug, topCategories } = inCountry;
  const here = {
    title: `More in ${countryInText(country)}`,
    entries: categoryEntries(topCategories, `/countries/${countrySlug}`),
  };
  if (anywhere === undefined) return { title: undefined, lists: [here] };
  const name = isolate(categoryPlural(anywhere.category));
  const elsewhere = anywhere.topCountries.slice(0, MAX_ENTRIES).map((one) => {
    return { label: one.country, count: one.count, path: `/countries/${one.slug}/${anywhere.slug}` };
  });
  return {
    title: `Nothing listed under ${isolate(anywhere.category)} in ${countryInText(country)}`,
    lists: [{ title: `${name} in other countries`, entries: elsewhere }, here],
  };
}

function categoryEntries(categories: readonly { category: string; slug: string; count: number }[], placePath: string) {
  const largest = categories.slice(0, MAX_ENTRIES);
  return largest.map(({ category, slug, count }) => ({ label: category, count, path: `${placePath}/${slug}` }));
}

/** Suggestions are useful, but not worth failing for. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}
