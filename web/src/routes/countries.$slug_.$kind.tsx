import type { CountryCategoryDetail } from "@meridian/shared/contracts/place";
import { createFileRoute } from "@tanstack/react-router";
import { countryCategoryQuery } from "../features/place-categories/api/get-place-category.ts";
import { countryCategoryCrumbs } from "../features/place-categories/place-category-crumbs.ts";
import {
  cleanPageParams,
  keptFilters,
  readSearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { categoryPlural } from "../lib/category-plural.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOfBusinesses } from "../lib/number-format.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { CountryCategorySiblings } from "./-lazy-onward.ts";
import { listAddress, orNotFound, redirectUnless } from "./-list-loading.ts";
import { loadPlaceResults } from "./-load-place-results.ts";
import { MIN_INDEXED_BUSINESSES, placeHead } from "./-place-head.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";
import { PlaceResults } from "./-place-results.tsx";

/** `/countries/switzerland/pharmacy` */
export const Route = createFileRoute("/countries/$slug_/$kind")({
  validateSearch: (raw) => validateSearchParams(cleanPageParams(raw, "page")),
  search: { middlewares: [({ search, next }) => cleanPageParams(next(search), "page")] },
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, response }, params: { slug, kind }, deps }) => {
    const detail = await orNotFound(queryClient.ensureQueryData(countryCategoryQuery(slug, kind)));
    const path = `/countries/${detail.countrySlug}/${detail.categorySlug}`;
    redirectUnless(path === `/countries/${slug}/${kind}`, listAddress(path, deps));
    const fixed = { country: detail.countryCode, category: detail.categorySlug };
    const businessCount = detail.isCountExact ? detail.businessCount : undefined;
    const params = readSearchParams({ ...deps, ...fixed });
    return { detail, path, fixed, items: await loadPlaceResults({ queryClient, response, params, businessCount }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { missing: "Page Not Found" });
    const { detail, path, items } = loaderData;
    return placeHead(match.context.page, {
      title: titleOf(detail),
      description: leadOf(detail),
      path,
      search: match.loaderDeps,
      isIndexed: detail.businessCount >= MIN_INDEXED_BUSINESSES,
      crumbs: countryCategoryCrumbs(detail),
      items,
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Page Not Found" back={{ to: "/countries", label: "All countries" }} />
  ),
  pendingComponent: () => <DirectorySkeleton label="Loading businesses..." tiles={0} />,
  component: CountryCategory,
});

function titleOf({ category, country }: CountryCategoryDetail): string {
  return `${categoryPlural(category)} in ${country}`;
}

function leadOf({ businessCount, isCountExact, category, country }: CountryCategoryDetail): string {
  return `${countOfBusinesses(businessCount, isCountExact)} listed under ${category} in ${country}, with ratings, opening hours and phone numbers.`;
}

function CountryCategory() {
  const { detail, path, fixed } = Route.useLoaderData();
  const search = readSearchParams(Route.useSearch());
  return (
    <PlaceResults
      path={path}
      fixed={fixed}
      params={readSearchParams({ ...search, ...fixed })}
      crumbs={countryCategoryCrumbs(detail)}
      title={titleOf(detail)}
      lead={leadOf(detail)}
    >
      <CountryCategorySiblings detail={detail} filters={keptFilters(search)} />
    </PlaceResults>
  );
}
