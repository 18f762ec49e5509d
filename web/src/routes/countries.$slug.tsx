import type { CountryDetail } from "@meridian/shared/contracts/place";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { countryQuery } from "../features/countries/api/get-country.ts";
import { countryCrumbs } from "../features/countries/country-crumbs.ts";
import {
  cleanPageParams,
  keptFilters,
  readSearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { listPageOf, pageOf } from "../lib/list-page.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOf, countOfBusinesses, formatCount } from "../lib/number-format.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { CountryOnward } from "./-lazy-onward.ts";
import { listAddress, orNotFound, redirectUnless } from "./-list-loading.ts";
import { loadPlaceResults } from "./-load-place-results.ts";
import { placeHead } from "./-place-head.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";
import { PlaceResults } from "./-place-results.tsx";

const CATEGORIES_PER_PAGE = 20;

/** The pages of the address are those of the country's categories; of its businesses the first are shown. */
export const Route = createFileRoute("/countries/$slug")({
  validateSearch: (raw) => validateSearchParams(cleanPageParams(raw, "page")),
  search: { middlewares: [({ search, next }) => cleanPageParams(next(search), "page")] },
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, response }, params: { slug }, deps }) => {
    const country = await orNotFound(queryClient.ensureQueryData(countryQuery(slug)));
    const path = `/countries/${country.slug}`;
    redirectUnless(country.slug === slug, listAddress(path, deps));
    const categories = listPageOf(country.topCategories, { page: pageOf(deps), pageSize: CATEGORIES_PER_PAGE });
    if (categories === undefined) throw notFound();
    const fixed = { country: country.countryCode };
    const { businessCount } = country;
    const params = readSearchParams({ ...deps, ...fixed, page: undefined });
    const items = await loadPlaceResults({ queryClient, response, params, businessCount });
    return { country, categories, path, fixed, items };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Country not found" });
    const { country, path, items } = loaderData;
    return placeHead(match.context.page, {
      title: titleOf(country),
      description: `${contentOf(country)}, by city and by category.`,
      path,
      search: match.loaderDeps,
      isIndexed: country.businessCount > 0,
      crumbs: countryCrumbs(country.country),
      items,
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Country not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading country..." tiles={0} />,
  component: Country,
});

function titleOf({ country }: CountryDetail): string {
  return `${country} Business Directory`;
}

function contentOf({ country, businessCount, cityCount }: CountryDetail): string {
  return `${countOfBusinesses(businessCount)} in ${countOf(cityCount, "city", "cities")} of ${country}`;
}

function Country() {
  const { country, categories, path, fixed } = Route.useLoaderData();
  const search = readSearchParams(Route.useSearch());
  const all = (
    <ButtonLink to="/search" search={{ ...keptFilters(search), ...fixed }} rel="nofollow" variant="outline">
      All {formatCount(country.businessCount)} businesses
    </ButtonLink>
  );
  return (
    <PlaceResults
      path={path}
      fixed={fixed}
      params={readSearchParams({ ...search, ...fixed, page: undefined })}
      crumbs={countryCrumbs(country.country)}
      title={titleOf(country)}
      lead={`${contentOf(country)}, in ${countOf(country.categoryCount, "category", "categories")}.`}
      foot={all}
    >
      <CountryOnward country={country} categories={categories} filters={keptFilters(search)} />
    </PlaceResults>
  );
}
