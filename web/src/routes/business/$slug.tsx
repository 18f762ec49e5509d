import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect, useRouter } from "@tanstack/react-router";
import { AdSlot } from "../../features/ads/components/ad-slot.tsx";
import { businessQuery, findBusiness, relatedQuery } from "../../features/business/api/get-business.ts";
import { businessPath } from "../../features/business/business-head.ts";
import { BusinessPage } from "../../features/business/components/business-page.tsx";
import { BusinessSkeleton } from "../../features/business/components/business-skeleton.tsx";
import { LazyPlaceMap } from "../../features/map/components/lazy-map.tsx";
import { errorCodeOf } from "../../lib/api/api-error.ts";
import { addressLine } from "../../lib/format/address-line.ts";
import { missingHead } from "../../lib/head/missing-head.ts";
import { BusinessNotFound } from "../-site/business-not-found.tsx";

export const Route = createFileRoute("/business/$slug")({
  /** The server's page includes what is shown beside a business; a browser does not wait for it. */
  loader: async ({ context: { queryClient, response }, params: { slug } }) => {
    const related = queryClient.prefetchQuery(relatedQuery(slug));
    const business = await findBusiness(queryClient, slug).catch((error: unknown) => {
      const code = errorCodeOf(error);
      if (code !== "not_found" && code !== "gone") throw error;
      if (code === "gone") response.status = 410;
      throw notFound({ data: { isGone: code === "gone" } });
    });
    if (business.slug !== slug) {
      throw redirect({ to: "/business/$slug", params: { slug: business.slug }, statusCode: 301, replace: true });
    }
    if (import.meta.env.SSR) await related;
    return business;
  },
  head: async ({ loaderData: business, match }) => {
    const { page } = match.context;
    if (business === undefined) return missingHead(match, { missing: "Business Not Found" });
    const { businessHead } = await import("../../features/business/business-head.ts");
    return businessHead(business, page);
  },
  pendingComponent: BusinessSkeleton,
  notFoundComponent: BusinessNotFound,
  component: Business,
});

function Business() {
  const { slug } = Route.useParams();
  const { data: business } = useSuspenseQuery(businessQuery(slug));
  const { map, publicUrl } = useRouter().options.context.page;
  return (
    <BusinessPage
      business={business}
      pageUrl={`${publicUrl}${businessPath(business)}`}
      ad={<AdSlot />}
      renderMap={(point) => (
        <LazyPlaceMap {...point} name={business.name} address={addressLine(business.fullAddress)} config={map} />
      )}
    />
  );
}
