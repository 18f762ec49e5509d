import { createFileRoute } from "@tanstack/react-router";
import { citiesQuery } from "../../features/cities/api/get-cities.ts";
import { cityCrumbs } from "../../features/cities/city-crumbs.ts";
import { CitiesPage } from "../../features/cities/components/cities-page.tsx";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { countOf } from "../../lib/format/number-format.ts";
import { breadcrumbData } from "../../lib/head/breadcrumb-data.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { keepListParams, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { cityFilter } from "../-places/city-filter.ts";
import { listPageOrNotFound, pagePath, sum } from "../-results/list-loading.ts";

export const Route = createFileRoute("/cities/")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, deps: { page, q } }) => {
    const all = await queryClient.ensureQueryData(citiesQuery());
    const totals = { cities: all.length, businesses: sum(all.map(({ businessCount }) => businessCount)) };
    const matches = await cityFilter(queryClient, q);
    return { totals, list: listPageOrNotFound(all, { page, matches }) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { failed: "Unable to load cities" });
    const { totals, list } = loaderData;
    return pageHead(page, {
      title: list.page === 1 ? "Cities Directory" : `Cities Directory, page ${list.page}`,
      description: `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.cities, "city", "cities")}, from A to Z and by size.`,
      ...(match.loaderDeps.q === undefined ? { path: pagePath("/cities", list.page) } : {}),
      linkedData: [breadcrumbData(cityCrumbs(), page.publicUrl)],
    });
  },
  errorComponent: (failure) => <FailedPage {...failure} list="cities" />,
  pendingComponent: () => <DirectorySkeleton title="Cities Directory" label="Loading cities..." />,
  component: Cities,
});

function Cities() {
  return <CitiesPage {...Route.useLoaderData()} letter={undefined} query={Route.useSearch().q} />;
}
