import { createFileRoute } from "@tanstack/react-router";
import { BusinessGrid } from "../features/business/components/business-grid.tsx";
import { categoryQuery } from "../features/categories/api/get-category.ts";
import { categoriesQuery } from "../features/categories/api/list-categories.ts";
import { categoryCrumbs } from "../features/categories/category-crumbs.ts";
import { CategoriesPage } from "../features/categories/components/categories-page.tsx";
import { CategoryPage } from "../features/categories/components/category-page.tsx";
import { FailedPage } from "../features/layout/components/failed-page.tsx";
import { breadcrumbData } from "../lib/breadcrumb-data.ts";
import { keepListParams, nameFilter, pageOf, parseListSearch } from "../lib/list-page.ts";
import { missingHead } from "../lib/missing-head.ts";
import { countOf } from "../lib/number-format.ts";
import { pageHead } from "../lib/page-head.ts";
import { DirectorySkeleton } from "../ui/directory-skeleton.tsx";
import { listPageOrNotFound, orNotFound, pageOrNotFound, pagePath, redirectUnless, sum } from "./-list-loading.ts";
import { PlaceNotFound } from "./-place-not-found.tsx";

/** A single letter shows the categories that begin with it, any other character all of them; anything longer is a category. */
export const Route = createFileRoute("/categories/$slug")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page", "q", "view")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search), q: search.q }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { page, q } }) => {
    if (slug.length === 1) {
      redirectUnless(/^[a-z]$/i.test(slug), "/categories");
      const letter = slug.toUpperCase();
      const all = await orNotFound(queryClient.ensureQueryData(categoriesQuery(letter)));
      const totals = { categories: all.length, businesses: sum(all.map(({ count }) => count)) };
      const list = listPageOrNotFound(all, { page, matches: nameFilter(q, ({ category }) => [category]) });
      return { kind: "letter" as const, letter, totals, list };
    }
    const category = await orNotFound(queryClient.ensureQueryData(categoryQuery(slug, page)));
    redirectUnless(category.slug === slug, pagePath(`/categories/${category.slug}`, page));
    return { kind: "category" as const, category: pageOrNotFound(category, page) };
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
    const { category, slug, businessCount, countryCount, currentPage } = loaderData.category;
    return pageHead(page, {
      title: currentPage === 1 ? `${category} Businesses` : `${category} Businesses, page ${currentPage}`,
      description: `${countOf(businessCount, "business", "businesses")} listed under ${category} in ${countOf(countryCount, "country", "countries")}, with ratings, opening hours and phone numbers.`,
      ...(businessCount === 0 ? {} : { path: pagePath(`/categories/${slug}`, currentPage) }),
      linkedData: [breadcrumbData(categoryCrumbs(category), page.publicUrl)],
    });
  },
  notFoundComponent: ({ data }) => (
    <PlaceNotFound data={data} title="Category not found" back={{ to: "/categories", label: "All categories" }} />
  ),
  errorComponent: (failure) => <FailedPage {...failure} title="Error loading category" hasStatus />,
  pendingComponent: () => <DirectorySkeleton label="Loading category data..." />,
  component: Category,
});

function Category() {
  const data = Route.useLoaderData();
  const { q, view = "grid" } = Route.useSearch();
  if (data.kind === "letter")
    return <CategoriesPage list={data.list} totals={data.totals} letter={data.letter} query={q} view={view} />;
  return <CategoryPage category={data.category} list={<BusinessGrid businesses={data.category.businesses} />} />;
}
