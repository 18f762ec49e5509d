import type { RegionDetail } from "@meridian/contracts/places/place";
import { createFileRoute } from "@tanstack/react-router";
import { regionQuery } from "../../features/regions/api/get-region.ts";
import { regionCrumbs, regionName } from "../../features/regions/region-crumbs.ts";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { isolate } from "../../lib/format/isolate.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { countedFacts, loadPlace, type PlaceFacts, placeSearch } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { RegionSiblings } from "../-results/lazy-onward.ts";
import { orNotFound } from "../-results/list-loading.ts";

/** `/countries/germany/regions/bavaria` */
export const Route = createFileRoute("/countries/$slug_/regions/$region")({
  ...placeSearch("page", "category"),
  loader: async ({ context, params: { slug, region }, deps }) => {
    const detail = await orNotFound(context.queryClient.ensureQueryData(regionQuery(slug, region)));
    return loadPlace({ context, detail, describe, askedPath: `/countries/${slug}/regions/${region}`, deps });
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Region not found" });
    const { detail, items } = loaderData;
    return placeHead(match.context.page, { ...describe(detail), search: match.loaderDeps, items });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Region not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <PlaceSkeleton label="Loading region..." />,
  component: Region,
});

function describe(detail: RegionDetail): PlaceFacts {
  const { code, slug, country, countrySlug } = detail;
  const name = `${isolate(regionName(detail))}, ${isolate(country)}`;
  const { total, ...counted } = countedFacts(detail);
  return {
    path: `/countries/${countrySlug}/regions/${slug}`,
    fixed: { region: code },
    title: `${name}: businesses by city`,
    heading: name,
    description: `${total} in ${name}, with ratings, opening hours and phone numbers.`,
    crumbs: regionCrumbs(detail),
    ...counted,
  };
}

function Region() {
  const { detail } = Route.useLoaderData();
  return (
    <PlaceResults detail={detail} describe={describe} search={Route.useSearch()}>
      {(filters) => <RegionSiblings detail={detail} filters={filters} />}
    </PlaceResults>
  );
}
