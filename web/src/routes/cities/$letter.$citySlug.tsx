import type { CityDetail } from "@meridian/contracts/places/place";
import { createFileRoute } from "@tanstack/react-router";
import { cityQuery } from "../../features/cities/api/get-cities.ts";
import { cityCrumbs } from "../../features/cities/city-crumbs.ts";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { cityPath } from "../../lib/format/city-path.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { countOf, countOfBusinesses } from "../../lib/format/number-format.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { loadPlace, type PlaceFacts, placeSearch } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { CityOnward } from "../-results/lazy-onward.ts";
import { orNotFound } from "../-results/list-loading.ts";

/** `/cities/de/berlin`: a city has its country's code where lists have a letter. */
export const Route = createFileRoute("/cities/$letter/$citySlug")({
  ...placeSearch("page"),
  loader: async ({ context, params: { letter, citySlug }, deps }) => {
    const { businesses: _, ...detail } = await orNotFound(
      context.queryClient.ensureQueryData(cityQuery(letter, citySlug)),
    );
    return loadPlace({ context, detail, describe, askedPath: `/cities/${letter}/${citySlug}`, deps });
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "City not found" });
    const { detail, items } = loaderData;
    return placeHead(match.context.page, { ...describe(detail), search: match.loaderDeps, items });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="City not found" back={{ to: "/cities", label: "All cities" }} />
  ),
  pendingComponent: () => <PlaceSkeleton label="Loading city..." />,
  component: City,
});

type CityFigures = Omit<CityDetail, "businesses">;

function describe(detail: CityFigures): PlaceFacts {
  const { businessCount, categoryCount } = detail;
  const path = cityPath(detail);
  const name = `${isolate(detail.fullName)}, ${isolate(detail.country)}`;
  return {
    path,
    fixed: { city: path.replace("/cities/", "") },
    title: `Businesses in ${name}`,
    heading: name,
    description: `${countOfBusinesses(businessCount)} in ${name}, in ${countOf(categoryCount, "category", "categories")}, with ratings, opening hours and phone numbers.`,
    crumbs: cityCrumbs(detail),
    businessCount,
    isIndexed: businessCount > 0,
  };
}

function City() {
  const { detail } = Route.useLoaderData();
  return (
    <PlaceResults detail={detail} describe={describe} search={Route.useSearch()}>
      {(filters) => <CityOnward city={detail} filters={filters} />}
    </PlaceResults>
  );
}
