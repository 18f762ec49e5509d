import { createFileRoute } from "@tanstack/react-router";
import { categoriesQuery } from "../../features/categories/api/get-categories.ts";
import { categoryCrumbs } from "../../features/categories/category-crumbs.ts";
import { CategoriesPage } from "../../features/categories/components/categories-page.tsx";
import { homepageDataQuery } from "../../features/home/api/get-home.ts";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";
import { countOf } from "../../lib/format/number-format.ts";
import { breadcrumbData } from "../../lib/head/breadcrumb-data.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { keepListParams, nameFilter, pageOf, parseListSearch } from "../../lib/list-page.ts";
import { DirectorySkeleton } from "../../ui/directory/directory-skeleton.tsx";
import { listPageOrNotFound, pagePath } from "../-results/list-loading.ts";

export const Route = createFileRoute("/categories/")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q", "view")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, deps: { page, q } }) => {
    const [all, directory] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(homepageDataQuery),
    ]);
    const totals = { categories: all.length, businesses: directory.totals.businesses };
    return { totals, list: listPageOrNotFound(all, { page, matches: nameFilter(q, ({ category }) => [category]) }) };
  },
  head: ({ loaderData, match }) => {
    const { page } = match.context;
    if (loaderData === undefined) return missingHead(match, { failed: "Unable to load categories" });
    const { totals, list } = loaderData;
    return pageHead(page, {
      title: list.page === 1 ? "Business Categories" : `Business Categories, page ${list.page}`,
      description: `${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.categories, "category", "categories")}, from A to Z and by size.`,
      ...(match.loaderDeps.q === undefined ? { path: pagePath("/categories", list.page) } : {}),
      linkedData: [breadcrumbData(categoryCrumbs(), page.publicUrl)],
    });
  },
  errorComponent: (failure) => <FailedPage {...failure} list="categories" />,
  pendingComponent: () => <DirectorySkeleton title="Business Categories" label="Loading categories..." />,
  component: Categories,
});

function Categories() {
  const { q, view = "grid" } = Route.useSearch();
  return <CategoriesPage {...Route.useLoaderData()} letter={undefined} query={q} view={view} />;
}
