import type { CityCategoryDetail } from "@meridian/shared/contracts/place";
import { createFileRoute } from "@tanstack/react-router";
import { cityCategoryQuery } from "../features/place-categories/api/get-place-category.ts";
import { cityCategoryCrumbs } from "../features/place-categories/place-category-crumbs.ts";
import {
  cleanPageParams,
  keptFilters,
  readSearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { categoryPlural } from "../lib/category-plural.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOfBusinesses } from "../lib/number-format.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { CityCategorySiblings } from "./-lazy-onward.ts";
import { listAddress, orNotFound, redirectUnless } from "./-list-loading.ts";
import { loadPlaceResults } from "./-load-place-results.ts";
import { MIN_INDEXED_BUSINESSES, placeHead } from "./-place-head.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";
import { PlaceResults } from "./-place-results.tsx";

/** `/cities/ch/zurich/pharmacy` */
export const Route = createFileRoute("/cities/$letter/$citySlug_/$kind")({
  validateSearch: (raw) => validateSearchParams(cleanPageParams(raw, "page")),
  search: { middlewares: [({ search, next }) => cleanPageParams(next(search), "page")] },
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, response }, params: { letter: countryCode, citySlug, kind }, deps }) => {
    const detail = await orNotFound(queryClient.ensureQueryData(cityCategoryQuery(countryCode, citySlug, kind)));
    const city = `${detail.countryCode.toLowerCase()}/${detail.citySlug}`;
    const path = `/cities/${city}/${detail.categorySlug}`;
    redirectUnless(path === `/cities/${countryCode}/${citySlug}/${kind}`, listAddress(path, deps));
    const fixed = { city, category: detail.categorySlug };
    const businessCount = detail.isCountExact ? detail.businessCount : undefined;
    const params = readSearchParams({ ...deps, ...fixed });
    return { detail, path, fixed, items: await loadPlaceResults({ queryClient, response, params, businessCount }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Page Not Found" });
    const { detail, path, items } = loaderData;
    return placeHead(match.context.page, {
      title: `${categoryPlural(detail.category)} in ${detail.city}, ${detail.country}`,
      description: leadOf(detail),
      path,
      search: match.loaderDeps,
      isIndexed: detail.businessCount >= MIN_INDEXED_BUSINESSES,
      crumbs: cityCategoryCrumbs(detail),
      items,
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Page Not Found" back={{ to: "/cities", label: "All cities" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading businesses..." tiles={0} />,
  component: CityCategory,
});

function leadOf({ businessCount, isCountExact, category, city, country }: CityCategoryDetail): string {
  return `${countOfBusinesses(businessCount, isCountExact)} listed under ${category} in ${city}, ${country}, with ratings, opening hours and phone numbers.`;
}

function CityCategory() {
  const { detail, path, fixed } = Route.useLoaderData();
  const search = readSearchParams(Route.useSearch());
  return (
    <PlaceResults
      path={path}
      fixed={fixed}
      params={readSearchParams({ ...search, ...fixed })}
      crumbs={cityCategoryCrumbs(detail)}
      title={`${categoryPlural(detail.category)} in ${detail.city}`}
      lead={leadOf(detail)}
    >
      <CityCategorySiblings detail={detail} filters={keptFilters(search)} />
    </PlaceResults>
  );
}
