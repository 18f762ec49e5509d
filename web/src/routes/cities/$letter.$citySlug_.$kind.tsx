import type { CityCategoryDetail } from "@meridian/contracts/places/place";
import { categoryPlural } from "@meridian/domain/categories/category-label";
import { createFileRoute } from "@tanstack/react-router";
import { cityCategoryQuery } from "../../features/place-categories/api/get-place-category.ts";
import { cityCategoryCrumbs } from "../../features/place-categories/place-category-crumbs.ts";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { cityPath } from "../../lib/format/city-path.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { countedFacts, loadPlace, type PlaceFacts, placeSearch } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { CityCategorySiblings } from "../-results/lazy-onward.ts";
import { orNotFound } from "../-results/list-loading.ts";

/** `/cities/ch/zurich/pharmacy` */
export const Route = createFileRoute("/cities/$letter/$citySlug_/$kind")({
  ...placeSearch("page"),
  loader: async ({ context, params: { letter, citySlug, kind }, deps }) => {
    const { queryClient } = context;
    const detail = await orNotFound(queryClient.ensureQueryData(cityCategoryQuery(letter, citySlug, kind)), async () =>
      (await import("../-results/instead-of-category.ts")).insteadInCity(queryClient, {
        countryCode: letter,
        citySlug,
        kind,
      }),
    );
    return loadPlace({ context, detail, describe, askedPath: `/cities/${letter}/${citySlug}/${kind}`, deps });
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match);
    const { detail, items } = loaderData;
    return placeHead(match.context.page, { ...describe(detail), search: match.loaderDeps, items });
  },
  notFoundComponent: ({ data }) => <PlaceNotFound data={data} back={{ to: "/cities", label: "All cities" }} />,
  pendingComponent: () => <PlaceSkeleton label="Loading businesses..." />,
  component: CityCategory,
});

function describe(detail: CityCategoryDetail): PlaceFacts {
  const { categorySlug, citySlug, countryCode } = detail;
  const [city, country] = [isolate(detail.fullName), isolate(detail.country)];
  const { total, ...counted } = countedFacts(detail);
  const place = { countryCode, slug: citySlug };
  const name = `${isolate(categoryPlural(detail.category))} in ${city}`;
  return {
    path: cityPath(place, categorySlug),
    fixed: { city: cityPath(place).replace("/cities/", ""), category: categorySlug },
    title: `${name}, ${country}`,
    heading: name,
    description: `${total} listed under ${isolate(detail.category)} in ${city}, ${country}, with ratings, opening hours and phone numbers.`,
    crumbs: cityCategoryCrumbs(detail),
    ...counted,
  };
}

function CityCategory() {
  const { detail } = Route.useLoaderData();
  return (
    <PlaceResults detail={detail} describe={describe} search={Route.useSearch()}>
      {(filters) => <CityCategorySiblings detail={detail} filters={filters} />}
    </PlaceResults>
  );
}
