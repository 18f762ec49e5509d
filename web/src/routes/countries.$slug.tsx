import { createFileRoute } from "@tanstack/react-router";
import { countryQuery } from "../features/countries/api/get-country.ts";
import { CountryPage } from "../features/countries/components/country-page.tsx";
import { pageOf, parseListSearch } from "../lib/list-page.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { orNotFound, redirectUnless } from "./-list-loading.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";

export const Route = createFileRoute("/countries/$slug")({
  validateSearch: parseListSearch,
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const country = await orNotFound(queryClient.ensureQueryData(countryQuery(slug)));
    redirectUnless(country.slug === slug, `/countries/${country.slug}`);
    return country;
  },
  head: ({ loaderData: country, match }) => {
    const { page } = match.context;
    if (country === undefined)
      return pageHead(page, { title: "Country not found", description: "There is no such country." });
    return pageHead(page, {
      title: `${country.country} Business Directory`,
      description: `${countOf(country.businessCount, "business", "businesses")} in ${countOf(country.cityCount, "city", "cities")} of ${country.country}, by city and by category.`,
      path: `/countries/${country.slug}`,
    });
  },
  notFoundComponent: () => <PlaceNotFound title="Country not found" />,
  component: Country,
});

function Country() {
  return <CountryPage country={Route.useLoaderData()} page={pageOf(Route.useSearch())} />;
}
