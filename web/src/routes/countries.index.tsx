import { createFileRoute } from "@tanstack/react-router";
import { countriesQuery } from "../features/countries/api/list-countries.ts";
import { CountriesPage } from "../features/countries/components/countries-page.tsx";
import { FailedPage } from "../features/layout/components/failed-page.tsx";
import { nameFilter, pageOf, parseListSearch } from "../lib/list-page.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { listPageOrNotFound, pagePath, sum } from "./-list-loading.ts";

export const Route = createFileRoute("/countries/")({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, deps: { page, q } }) => {
    const all = await queryClient.ensureQueryData(countriesQuery);
    const totals = {
      countries: all.length,
      businesses: sum(all.map(({ businessCount }) => businessCount)),
      cities: sum(all.map(({ cityCount }) => cityCount)),
    };
    return { totals, list: listPageOrNotFound(all, { page, matches: nameFilter(q, ({ country }) => [country]) }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return {};
    const { totals, list } = loaderData;
    return pageHead(match.context.page, {
      title: list.page === 1 ? "Countries" : `Countries, page ${list.page}`,
      description: `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.countries, "country", "countries")} and ${countOf(totals.cities, "city", "cities")}.`,
      ...(match.loaderDeps.q === undefined ? { path: pagePath("/countries", list.page) } : {}),
    });
  },
  errorComponent: (failure) => (
    <FailedPage
      {...failure}
      title="Unable to load countries"
      text="There was an error loading the countries. Please try again later."
    />
  ),
  component: Countries,
});

function Countries() {
  return <CountriesPage {...Route.useLoaderData()} query={Route.useSearch().q} />;
}
