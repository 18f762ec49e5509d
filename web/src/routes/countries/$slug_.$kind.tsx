import type { CountryCategoryDetail } from "@meridian/contracts/places/place";
import { categoryPlural } from "@meridian/domain/categories/category-label";
import { createFileRoute } from "@tanstack/react-router";
import { countryCategoryQuery } from "../../features/place-categories/api/get-place-category.ts";
import { countryCategoryCrumbs } from "../../features/place-categories/place-category-crumbs.ts";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { countryInText } from "../../lib/format/country-names.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { countedFacts, loadPlace, type PlaceFacts, placeSearch } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { CountryCategorySiblings } from "../-results/lazy-onward.ts";
import { orNotFound } from "../-results/list-loading.ts";

/** `/countries/switzerland/pharmacy` */
export const Route = createFileRoute("/countries/$slug_/$kind")({
  ...placeSearch("page"),
  loader: async ({ context, params: { slug, kind }, deps }) => {
    const { queryClient } = context;
    const detail = await orNotFound(queryClient.ensureQueryData(countryCategoryQuery(slug, kind)), async () =>
      (await import("../-results/instead-of-category.ts")).insteadInCountry(queryClient, { slug, kind }),
    );
    return loadPlace({ context, detail, describe, askedPath: `/countries/${slug}/${kind}`, deps });
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match);
    const { detail, items } = loaderData;
    return placeHead(match.context.page, { ...describe(detail), search: match.loaderDeps, items });
  },
  notFoundComponent: ({ data }) => <PlaceNotFound data={data} back={{ to: "/countries", label: "All countries" }} />,
  pendingComponent: () => <PlaceSkeleton label="Loading businesses..." />,
  component: CountryCategory,
});

function describe(detail: CountryCategoryDetail): PlaceFacts {
  const { category, categorySlug, countryCode, countrySlug } = detail;
  const country = isolate(countryInText(detail.country));
  const { total, ...counted } = countedFacts(detail);
  return {
    path: `/countries/${countrySlug}/${categorySlug}`,
    fixed: { country: countryCode, category: categorySlug },
    title: `${isolate(categoryPlural(category))} in ${country}`,
    description: `${total} listed under ${isolate(category)} in ${country}, with ratings, opening hours and phone numbers.`,
    crumbs: countryCategoryCrumbs(detail),
    ...counted,
  };
}

function CountryCategory() {
  const { detail } = Route.useLoaderData();
  return (
    <PlaceResults detail={detail} describe={describe} search={Route.useSearch()}>
      {(filters) => <CountryCategorySiblings detail={detail} filters={filters} />}
    </PlaceResults>
  );
}
