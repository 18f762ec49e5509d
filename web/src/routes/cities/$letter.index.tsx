import { createFileRoute, notFound } from "@tanstack/react-router";
import { citiesQuery } from "../../features/cities/api/get-cities.ts";
import { CitiesPage } from "../../features/cities/components/cities-page.tsx";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { countOf } from "../../lib/format/number-format.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { keepListParams, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { cityFilter } from "../-places/city-filter.ts";
import { listPageOrNotFound, sum } from "../-results/list-loading.ts";

export const Route = createFileRoute("/cities/$letter/")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, params, deps: { page, q } }) => {
    if (!/^[a-z]$/i.test(params.letter)) throw notFound();
    const letter = params.letter.toUpperCase();
    const all = await queryClient.ensureQueryData(citiesQuery(letter));
    const totals = { cities: all.length, businesses: sum(all.map(({ businessCount }) => businessCount)) };
    const matches = await cityFilter(queryClient, q);
    return { letter, totals, list: listPageOrNotFound(all, { page, matches }) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { failed: "Unable to load cities" });
    const title = `Cities beginning with ${loaderData.letter}`;
    return pageHead(page, { title, description: `${title}: ${countOf(loaderData.totals.cities, "city", "cities")}.` });
  },
  errorComponent: (failure) => <FailedPage {...failure} list="cities" />,
  pendingComponent: () => <DirectorySkeleton label="Loading cities..." />,
  component: CitiesOfLetter,
});

function CitiesOfLetter() {
  return <CitiesPage {...Route.useLoaderData()} query={Route.useSearch().q} />;
}
