import type { CategoryDetail } from "@meridian/contracts/places/place";
import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { categoriesQuery, categoryQuery } from "../../features/categories/api/get-categories.ts";
import { categoryCrumbs } from "../../features/categories/category-crumbs.ts";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { PlaceSkeleton } from "../../features/search/components/place-skeleton.tsx";
import { cleanPageParams, type SearchParams, validateSearchParams } from "../../features/search/search-params.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { countOf, countOfBusinesses } from "../../lib/format/number-format.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { type ListSearch, nameFilter, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { placeHead } from "../-places/place-head.ts";
import { PlaceNotFound } from "../-places/place-not-found.tsx";
import { loadPlace, type PlaceFacts } from "../-places/place-page.ts";
import { PlaceResults } from "../-places/place-results.tsx";
import { CategoriesPage, CategoryOnward, EmptyCategoryPage } from "../-results/lazy-onward.ts";
import { listPageOrNotFound, orNotFound, redirectUnless, sum } from "../-results/list-loading.ts";

/** Of a letter's list or a category's page: the path decides. */
type CategorySearch = Omit<SearchParams, "view"> & { view?: ListSearch["view"] | SearchParams["view"] };

/** A single letter shows the categories that start with it, any other character all of them; anything longer is a category. */
export const Route = createFileRoute("/categories/$slug")({
  validateSearch: (raw): CategorySearch => ({ ...validateSearchParams({}), ...readSearch(raw) }),
  search: { middlewares: [({ search, next }) => readSearch({ ...next(search) })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { slug }, deps }) => {
    if (slug.length === 1) return loadLetter(context.queryClient, slug, parseListSearch({ ...deps }));
    const { businesses: _, ...detail } = await orNotFound(context.queryClient.ensureQueryData(categoryQuery(slug)));
    const place = { context, detail, describe, askedPath: `/categories/${slug}`, deps: ofCategoryPage(deps) };
    return { kind: "category" as const, ...(await loadPlace(place)) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined)
      return missingHead(match, { missing: "Category not found", failed: "Error loading category" });
    if (loaderData.kind === "letter") {
      const title = `Keywords beginning with ${loaderData.letter}`;
      return pageHead(page, {
        title,
        description: `${title}: ${countOf(loaderData.totals.categories, "category", "categories")}.`,
      });
    }
    const { detail, items } = loaderData;
    return placeHead(page, { ...describe(detail), search: ofCategoryPage(match.loaderDeps), items });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Category not found" back={{ to: "/categories", label: "All categories" }} />
  ),
  errorComponent: (failure) => <FailedPage {...failure} title="Error loading category" hasStatus />,
  pendingComponent: LoadingCategory,
  component: Category,
});

function readSearch(raw: Readonly<Record<string, unknown>>): CategorySearch {
  const { q, view } = parseListSearch(raw);
  const ofCategory = ofCategoryPage(raw);
  return { ...ofCategory, q, view: view ?? ofCategory.view };
}

function ofCategoryPage(search: Readonly<Record<string, unknown>>): SearchParams {
  return cleanPageParams(search, "page");
}

async function loadLetter(queryClient: QueryClient, slug: string, search: ListSearch) {
  redirectUnless(/^[a-z]$/i.test(slug), "/categories");
  const letter = slug.toUpperCase();
  const all = await orNotFound(queryClient.ensureQueryData(categoriesQuery(letter)));
  const totals = { categories: all.length, businesses: sum(all.map(({ count }) => count)) };
  const matches = nameFilter(search.q, ({ category }: (typeof all)[number]) => [category]);
  return { kind: "letter" as const, letter, totals, list: listPageOrNotFound(all, { page: pageOf(search), matches }) };
}

function describe({ category, slug, businessCount, countryCount }: Omit<CategoryDetail, "businesses">): PlaceFacts {
  return {
    path: `/categories/${slug}`,
    fixed: { category: slug },
    title: `${isolate(category)} Businesses`,
    description: `${countOfBusinesses(businessCount)} listed under ${isolate(category)} in ${countOf(countryCount, "country", "countries")}, with ratings, opening hours and phone numbers.`,
    crumbs: categoryCrumbs(category),
    businessCount,
    isIndexed: businessCount > 0,
  };
}

function LoadingCategory() {
  const { slug } = Route.useParams();
  const label = "Loading category data...";
  return slug.length === 1 ? <DirectorySkeleton label={label} tiles={0} /> : <PlaceSkeleton label={label} />;
}

function Category() {
  const data = Route.useLoaderData();
  const search = Route.useSearch();
  if (data.kind === "letter") {
    const { q, view = "grid" } = parseListSearch({ ...search });
    return <CategoriesPage list={data.list} totals={data.totals} letter={data.letter} query={q} view={view} />;
  }
  const { detail } = data;
  if (detail.businessCount === 0) return <EmptyCategoryPage category={detail.category} />;
  return (
    <PlaceResults detail={detail} describe={describe} search={ofCategoryPage(search)}>
      {(filters) => <CategoryOnward category={detail} filters={filters} />}
    </PlaceResults>
  );
}
