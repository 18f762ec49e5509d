import type { RegionDetail } from "@meridian/shared/contracts/place";
import { createFileRoute } from "@tanstack/react-router";
import { regionQuery } from "../features/regions/api/get-region.ts";
import { regionCrumbs } from "../features/regions/region-crumbs.ts";
import {
  cleanPageParams,
  keptFilters,
  readSearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOfBusinesses } from "../lib/number-format.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { RegionSiblings } from "./-lazy-onward.ts";
import { listAddress, orNotFound, redirectUnless } from "./-list-loading.ts";
import { loadPlaceResults } from "./-load-place-results.ts";
import { MIN_INDEXED_BUSINESSES, placeHead } from "./-place-head.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";
import { PlaceResults } from "./-place-results.tsx";

/** `/countries/germany/regions/bavaria` */
export const Route = createFileRoute("/countries/$slug_/regions/$region")({
  validateSearch: (raw) => validateSearchParams(cleanPageParams(raw, "page", "category")),
  search: { middlewares: [({ search, next }) => cleanPageParams(next(search), "page", "category")] },
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, response }, params: { slug, region }, deps }) => {
    const detail = await orNotFound(queryClient.ensureQueryData(regionQuery(slug, region)));
    const path = `/countries/${detail.countrySlug}/regions/${detail.slug}`;
    redirectUnless(path === `/countries/${slug}/regions/${region}`, listAddress(path, deps));
    const fixed = { region: detail.code };
    const businessCount = detail.isCountExact ? detail.businessCount : undefined;
    const params = readSearchParams({ ...deps, ...fixed });
    return { detail, path, fixed, items: await loadPlaceResults({ queryClient, response, params, businessCount }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Region not found" });
    const { detail, path, items } = loaderData;
    return placeHead(match.context.page, {
      title: `${detail.region}, ${detail.country}: businesses by city`,
      description: leadOf(detail),
      path,
      search: match.loaderDeps,
      isIndexed: detail.businessCount >= MIN_INDEXED_BUSINESSES,
      crumbs: regionCrumbs(detail),
      items,
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Region not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading region..." tiles={0} />,
  component: Region,
});

function leadOf({ businessCount, isCountExact, region, country }: RegionDetail): string {
  return `${countOfBusinesses(businessCount, isCountExact)} in ${region}, ${country}, with ratings, opening hours and phone numbers.`;
}

function Region() {
  const { detail, path, fixed } = Route.useLoaderData();
  const search = readSearchParams(Route.useSearch());
  return (
    <PlaceResults
      path={path}
      fixed={fixed}
      params={readSearchParams({ ...search, ...fixed })}
      crumbs={regionCrumbs(detail)}
      title={`${detail.region}, ${detail.country}`}
      lead={leadOf(detail)}
    >
      <RegionSiblings detail={detail} filters={keptFilters(search)} />
    </PlaceResults>
  );
}
