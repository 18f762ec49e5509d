import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { businessListQuery } from "../features/business/api/get-business.ts";
import { BusinessListPage } from "../features/business/components/business-list-page.tsx";
import { FailedPage } from "../features/layout/components/failed-page.tsx";
import { countOf } from "../lib/format/number-format.ts";
import { missingHead } from "../lib/head/missing-head.ts";
import { pageHead } from "../lib/head/page-head.ts";
import { keepListParams, pageOf, parseListSearch } from "../lib/list-page.ts";
import { DirectorySkeleton } from "../ui/directory/directory-skeleton.tsx";
import { orNotFound, pagePath } from "./-results/list-loading.ts";

const MAX_PAGE = 100;

export const Route = createFileRoute("/businesses")({
  validateSearch: parseListSearch,
  search: { middlewares: [keepListParams("page")] },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    if (page > MAX_PAGE) throw notFound();
    const { totalCount, totalPages } = await orNotFound(queryClient.ensureQueryData(businessListQuery(page)));
    if (page > 1 && page > totalPages) throw notFound();
    return { totalCount };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match, { failed: "Error Loading Businesses" });
    const { page } = match.loaderDeps;
    return pageHead(match.context.page, {
      title: page === 1 ? "All Businesses" : `All Businesses, page ${page}`,
      description: `${countOf(loaderData.totalCount, "business", "businesses")} around the world, the best known first.`,
      path: pagePath("/businesses", page),
    });
  },
  errorComponent: (failure) => (
    <FailedPage {...failure} title="Error Loading Businesses" text="Please try again later." />
  ),
  pendingComponent: () => <DirectorySkeleton title="All Businesses" label="Loading businesses..." tiles={0} />,
  component: Businesses,
});

function Businesses() {
  const page = pageOf(Route.useSearch());
  const { data } = useSuspenseQuery(businessListQuery(page));
  return <BusinessListPage list={data} maxPage={MAX_PAGE} />;
}
