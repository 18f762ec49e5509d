import { createFileRoute, notFound } from "@tanstack/react-router";
import { countryQuery } from "../features/countries/api/get-country.ts";
import { CountryPage } from "../features/countries/components/country-page.tsx";
import { countryCrumbs } from "../features/countries/country-crumbs.ts";
import { breadcrumbData } from "../lib/breadcrumb-data.ts";
import { keepListParams, listPageOf, pageOf, parseListSearch } from "../lib/list-page.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { orNotFound, pagePath, redirectUnless } from "./-list-loading.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";

const CATEGORIES_PER_PAGE = 20;

export const Route = createFileRoute("/countries/$slug")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { page } }) => {
    const country = await orNotFound(queryClient.ensureQueryData(countryQuery(slug)));
    redirectUnless(country.slug === slug, pagePath(`/countries/${country.slug}`, page));
    const categories = listPageOf(country.topCategories, { page, pageSize: CATEGORIES_PER_PAGE });
    if (categories === undefined) throw notFound();
    return { country, categories };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { missing: "Country not found" });
    const { country, categories } = loaderData;
    const title = `${country.country} Business Directory`;
    return pageHead(page, {
      title: categories.page === 1 ? title : `${title}, page ${categories.page}`,
      description: `${countOf(country.businessCount, "business", "businesses")} in ${countOf(country.cityCount, "city", "cities")} of ${country.country}, by city and by category.`,
      ...(country.businessCount === 0 ? {} : { path: pagePath(`/countries/${country.slug}`, categories.page) }),
      linkedData: [breadcrumbData(countryCrumbs(country.country), page.publicUrl)],
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Country not found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading country..." />,
  component: Country,
});

function Country() {
  return <CountryPage {...Route.useLoaderData()} />;
}
