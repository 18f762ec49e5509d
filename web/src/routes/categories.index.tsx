import { createFileRoute } from "@tanstack/react-router";
import { categoriesQuery } from "../features/categories/api/list-categories.ts";
import { CategoriesPage } from "../features/categories/components/categories-page.tsx";
import { FailedPage } from "../features/layout/components/failed-page.tsx";
import { nameFilter, pageOf, parseListSearch } from "../lib/list-page.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { listPageOrNotFound, pagePath, sum } from "./-list-loading.ts";

export const Route = createFileRoute("/categories/")({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, deps: { page, q } }) => {
    const all = await queryClient.ensureQueryData(categoriesQuery());
    const totals = { categories: all.length, businesses: sum(all.map(({ count }) => count)) };
    return { totals, list: listPageOrNotFound(all, { page, matches: nameFilter(q, ({ category }) => [category]) }) };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return {};
    const { totals, list } = loaderData;
    return pageHead(match.context.page, {
      title: list.page === 1 ? "Business Categories" : `Business Categories, page ${list.page}`,
      description: `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.categories, "category", "categories")}, from A to Z and by size.`,
      ...(match.loaderDeps.q === undefined ? { path: pagePath("/categories", list.page) } : {}),
    });
  },
  errorComponent: (failure) => (
    <FailedPage
      {...failure}
      title="Unable to load categories"
      text="There was an error loading the categories. Please try again later."
    />
  ),
  component: Categories,
});

function Categories() {
  return <CategoriesPage {...Route.useLoaderData()} letter={undefined} query={Route.useSearch().q} />;
}
