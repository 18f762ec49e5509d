import { createFileRoute } from "@tanstack/react-router";
import { citiesOfCountryQuery } from "../../features/cities/api/get-cities.ts";
import { countryCitiesCrumbs } from "../../features/cities/city-crumbs.ts";
import { CountryCitiesPage } from "../../features/cities/components/country-cities-page.tsx";
import { countryQuery } from "../../features/countries/api/get-countries.ts";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { countryInText } from "../../lib/format/country-names.ts";
import { countOf } from "../../lib/format/number-format.ts";
import { breadcrumbData } from "../../lib/head/breadcrumb-data.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { keepListParams, nameFilter, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { listPageOrNotFound, orNotFound, pagePath, redirectUnless } from "../-results/list-loading.ts";

export const Route = createFileRoute("/countries/$slug_/cities")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { page, q } }) => {
    const country = await orNotFound(queryClient.ensureQueryData(countryQuery(slug)));
    redirectUnless(country.slug === slug, pagePath(`/countries/${country.slug}/cities`, page));
    const all = await queryClient.ensureQueryData(citiesOfCountryQuery(country.countryCode));
    return { country, list: listPageOrNotFound(all, { page, matches: nameFilter(q, ({ city }) => [city]) }) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined)
      return missingHead(match, { missing: "Country not found", failed: "Unable to load cities" });
    const { country, list } = loaderData;
    const title = `Cities in ${countryInText(country.country)}`;
    return pageHead(page, {
      title: list.page === 1 ? title : `${title}, page ${list.page}`,
      description: `${countOf(country.businessCount, "business", "businesses")} in ${countOf(country.cityCount, "city", "cities")} of ${countryInText(country.country)}, by size.`,
      ...(match.loaderDeps.q === undefined && country.cityCount > country.topCities.length
        ? { path: pagePath(`/countries/${country.slug}/cities`, list.page) }
        : {}),
      linkedData: [breadcrumbData(countryCitiesCrumbs(country), page.publicUrl)],
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Country not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  errorComponent: (failure) => <FailedPage {...failure} list="cities" />,
  pendingComponent: () => <DirectorySkeleton label="Loading cities..." />,
  component: CountryCities,
});

function CountryCities() {
  return <CountryCitiesPage {...Route.useLoaderData()} query={Route.useSearch().q} />;
}
