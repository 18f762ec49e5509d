import type { CountryDetail } from "@meridian/contracts/places/place";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { countryQuery } from "../../features/countries/api/get-countries.ts";
import { countryCrumbs } from "../../features/countries/country-crumbs.ts";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { keptFilters } from "../../features/search/search-params.ts";
import { countryInText } from "../../lib/format/country-names.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { countOf, countOfBusinesses, formatCount } from "../../lib/format/number-format.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { listPageOf, pageOf } from "../../lib/list-page.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { loadPlace, type PlaceFacts, placeSearch } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { CountryOnward } from "../-results/lazy-onward.ts";
import { orNotFound } from "../-results/list-loading.ts";

const CATEGORIES_PER_PAGE = 20;

/** The address's pages are those of the country's categories; only the first businesses are shown. */
export const Route = createFileRoute("/countries/$slug")({
  ...placeSearch("page"),
  loader: async ({ context, params: { slug }, deps }) => {
    const detail = await orNotFound(context.queryClient.ensureQueryData(countryQuery(slug)));
    const categories = listPageOf(detail.topCategories, { page: pageOf(deps), pageSize: CATEGORIES_PER_PAGE });
    if (categories === undefined) throw notFound();
    const place = await loadPlace({ context, detail, describe, askedPath: `/countries/${slug}`, deps });
    return { ...place, categories };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Country not found" });
    const { detail, items } = loaderData;
    return placeHead(match.context.page, { ...describe(detail), search: match.loaderDeps, items });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Country not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <PlaceSkeleton label="Loading country..." />,
  component: Country,
});

function describe({ country, countryCode, slug, businessCount, cityCount }: CountryDetail): PlaceFacts {
  return {
    path: `/countries/${slug}`,
    fixed: { country: countryCode },
    title: `${isolate(country)} Business Directory`,
    description: `${countOfBusinesses(businessCount)} in ${countOf(cityCount, "city", "cities")} of ${isolate(countryInText(country))}, by city and by category.`,
    crumbs: countryCrumbs(country),
    businessCount,
    isIndexed: businessCount > 0,
    hasFirstPageOnly: true,
  };
}

function Country() {
  const { detail, categories } = Route.useLoaderData();
  const search = Route.useSearch();
  const all = (
    <ButtonLink
      to="/search"
      search={{ ...keptFilters(search), country: detail.countryCode }}
      rel="nofollow"
      variant="outline"
    >
      All {formatCount(detail.businessCount)} businesses
    </ButtonLink>
  );
  return (
    <PlaceResults detail={detail} describe={describe} search={search} foot={all}>
      {(filters) => <CountryOnward country={detail} categories={categories} filters={filters} />}
    </PlaceResults>
  );
}
