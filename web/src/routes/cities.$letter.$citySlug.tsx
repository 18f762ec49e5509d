import type { CityDetail } from "@meridian/shared/contracts/place";
import { createFileRoute } from "@tanstack/react-router";
import { cityQuery } from "../features/cities/api/get-city.ts";
import { cityCrumbs } from "../features/cities/city-crumbs.ts";
import {
  cleanPageParams,
  keptFilters,
  readSearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOf, countOfBusinesses } from "../lib/number-format.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { CityOnward } from "./-lazy-onward.ts";
import { listAddress, orNotFound, redirectUnless } from "./-list-loading.ts";
import { loadPlaceResults } from "./-load-place-results.ts";
import { placeHead } from "./-place-head.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";
import { PlaceResults } from "./-place-results.tsx";

/** `/cities/de/berlin`: where a letter stands in the lists, a city has its country's code. */
export const Route = createFileRoute("/cities/$letter/$citySlug")({
  validateSearch: (raw) => validateSearchParams(cleanPageParams(raw, "page")),
  search: { middlewares: [({ search, next }) => cleanPageParams(next(search), "page")] },
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, response }, params: { letter: countryCode, citySlug }, deps }) => {
    const detail = await orNotFound(queryClient.ensureQueryData(cityQuery(countryCode, citySlug)));
    const fixed = { city: `${detail.countryCode.toLowerCase()}/${detail.slug}` };
    const path = `/cities/${fixed.city}`;
    redirectUnless(path === `/cities/${countryCode}/${citySlug}`, listAddress(path, deps));
    const { businesses: _, ...city } = detail;
    const { businessCount } = city;
    const params = readSearchParams({ ...deps, ...fixed });
    return { city, path, fixed, items: await loadPlaceResults({ queryClient, response, params, businessCount }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "City not found" });
    const { city, path, items } = loaderData;
    return placeHead(match.context.page, {
      title: `Businesses in ${city.city}, ${city.country}`,
      description: `${contentOf(city)}, with ratings, opening hours and phone numbers.`,
      path,
      search: match.loaderDeps,
      isIndexed: city.businessCount > 0,
      crumbs: cityCrumbs(city),
      items,
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="City not found" back={{ to: "/cities", label: "All cities" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading city..." tiles={0} />,
  component: City,
});

type CityFigures = Pick<CityDetail, "city" | "country" | "businessCount" | "categoryCount">;

function contentOf({ city, country, businessCount, categoryCount }: CityFigures): string {
  return `${countOfBusinesses(businessCount)} in ${city}, ${country}, in ${countOf(categoryCount, "category", "categories")}`;
}

function City() {
  const { city, path, fixed } = Route.useLoaderData();
  const search = readSearchParams(Route.useSearch());
  return (
    <PlaceResults
      path={path}
      fixed={fixed}
      params={readSearchParams({ ...search, ...fixed })}
      crumbs={cityCrumbs(city)}
      title={`${city.city}, ${city.country}`}
      lead={`${contentOf(city)}, the best known first.`}
    >
      <CityOnward city={city} filters={keptFilters(search)} />
    </PlaceResults>
  );
}
