import type { CountryListItem } from "@meridian/contracts/places/place";
import { createFileRoute } from "@tanstack/react-router";
import { countriesQuery } from "../../features/countries/api/get-countries.ts";
import { CountriesPage } from "../../features/countries/components/countries-page.tsx";
import { countryCrumbs } from "../../features/countries/country-crumbs.ts";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { countryNames } from "../../lib/format/country-names.ts";
import { countOf } from "../../lib/format/number-format.ts";
import { breadcrumbData } from "../../lib/head/breadcrumb-data.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { keepListParams, nameFilter, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { listPageOrNotFound, pagePath, sum } from "../-results/list-loading.ts";

export const Route = createFileRoute("/countries/")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, deps: { page, q } }) => {
    const all = await queryClient.ensureQueryData(countriesQuery);
    const totals = {
      countries: all.length,
      businesses: sum(all.map(({ businessCount }) => businessCount)),
      cities: sum(all.map(({ cityCount }) => cityCount)),
    };
    return { totals, list: listPageOrNotFound(all, { page, matches: nameFilter(q, namesOf) }) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { failed: "Unable to load countries" });
    const { totals, list } = loaderData;
    return pageHead(page, {
      title: list.page === 1 ? "Countries" : `Countries, page ${list.page}`,
      description: `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.countries, "country", "countries")} and ${countOf(totals.cities, "city", "cities")}.`,
      ...(match.loaderDeps.q === undefined ? { path: pagePath("/countries", list.page) } : {}),
      linkedData: [breadcrumbData(countryCrumbs(), page.publicUrl)],
    });
  },
  errorComponent: (failure) => <FailedPage {...failure} list="countries" />,
  pendingComponent: () => <DirectorySkeleton title="Countries" label="Loading countries..." />,
  component: Countries,
});

function namesOf({ countryCode, country }: CountryListItem): string[] {
  return countryNames(countryCode, country);
}

function Countries() {
  return <CountriesPage {...Route.useLoaderData()} query={Route.useSearch().q} />;
}
