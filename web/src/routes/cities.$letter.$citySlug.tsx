import { createFileRoute } from "@tanstack/react-router";
import { BusinessGrid } from "../features/business/components/business-grid.tsx";
import { cityQuery } from "../features/cities/api/get-city.ts";
import { cityCrumbs } from "../features/cities/city-crumbs.ts";
import { CityPage } from "../features/cities/components/city-page.tsx";
import { breadcrumbData } from "../lib/breadcrumb-data.ts";
import { keepListParams, pageOf, parseListSearch } from "../lib/list-page.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { orNotFound, pageOrNotFound, pagePath, redirectUnless } from "./-list-loading.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";

/** `/cities/de/berlin`: where a letter stands in the lists, a city has its country's code. */
export const Route = createFileRoute("/cities/$letter/$citySlug")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context: { queryClient }, params: { letter: countryCode, citySlug }, deps: { page } }) => {
    const city = await orNotFound(queryClient.ensureQueryData(cityQuery(countryCode, citySlug, page)));
    const path = `/cities/${city.countryCode.toLowerCase()}/${city.slug}`;
    redirectUnless(path === `/cities/${countryCode}/${citySlug}`, pagePath(path, page));
    return { city: pageOrNotFound(city, page), path };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { missing: "City not found" });
    const { city, country, businessCount, categoryCount, currentPage } = loaderData.city;
    return pageHead(page, {
      title:
        currentPage === 1
          ? `Businesses in ${city}, ${country}`
          : `Businesses in ${city}, ${country}, page ${currentPage}`,
      description: `${countOf(businessCount, "business", "businesses")} in ${city}, ${country}, in ${countOf(categoryCount, "category", "categories")}, with ratings, opening hours and phone numbers.`,
      ...(businessCount === 0 ? {} : { path: pagePath(loaderData.path, currentPage) }),
      linkedData: [breadcrumbData(cityCrumbs(loaderData.city), page.publicUrl)],
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="City not found" back={{ to: "/cities", label: "All cities" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading city..." tiles={2} />,
  component: City,
});

function City() {
  const { city } = Route.useLoaderData();
  return <CityPage city={city} list={<BusinessGrid businesses={city.businesses} />} />;
}
