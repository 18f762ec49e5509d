import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { featuredBusinessesQuery, homepageDataQuery } from "../features/home/api/get-home.ts";
import { HomePage } from "../features/home/components/home-page.tsx";
import { HomeSkeleton } from "../features/home/components/home-skeleton.tsx";
import { SearchBar } from "../features/search/components/search-bar.tsx";
import { countOf } from "../lib/format/number-format.ts";
import { missingHead } from "../lib/head/missing-head.ts";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    const [data] = await Promise.all([
      queryClient.ensureQueryData(homepageDataQuery),
      queryClient.ensureQueryData(featuredBusinessesQuery),
    ]);
    return { totals: data.totals };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return missingHead(match);
    const { totals } = loaderData;
    const { page } = match.context;
    return pageHead(page, {
      title: "Local businesses around the world",
      description: `Find ${countOf(totals.businesses, "local business", "local businesses")} in ${countOf(totals.countries, "country", "countries")} by name, category and place, with opening hours, phone numbers and maps.`,
      path: "/",
      linkedData: [webSite(page.publicUrl)],
    });
  },
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const { data } = useSuspenseQuery(homepageDataQuery);
  const { data: featured } = useSuspenseQuery(featuredBusinessesQuery);
  return <HomePage data={data} featured={featured} search={<SearchBar size="lg" />} />;
}

/** Tells search engines the site's name and search box. */
function webSite(publicUrl: string) {
  return {
    "@type": "WebSite",
    name: "Meridian",
    url: `${publicUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/search?q={query}` },
      "query-input": "required name=query",
    },
  };
}
