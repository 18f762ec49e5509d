import type { BodyOf } from "@meridian/shared/client/client-endpoint";
import { countVisit } from "@meridian/shared/client/endpoints/visits.gen";
import { requestOf } from "@meridian/shared/client/request-of";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { searchQuery } from "../features/search/api/search-businesses.ts";
import { readSearchParams } from "../features/search/search-params.ts";

type Visit = BodyOf<typeof countVisit>;

const PAGES: Readonly<Record<string, Visit["page"]>> = {
  "/": "home",
  "/search": "search",
  "/business/$slug": "business",
  "/businesses": "businesses",
  "/categories/$slug": "category",
  "/countries/$slug": "country",
  "/countries/$slug_/$kind": "category",
  "/countries/$slug_/regions/$region": "country",
  "/cities/$letter/$citySlug": "city",
  "/cities/$letter/$citySlug_/$kind": "category",
};

const NO_PAGE = "/$";

/** The address that was counted last, so that the same page is not counted again for its hash. */
let counted: string | undefined;
/** What was searched for last: another filter or page of it is no other search. */
let searched: string | undefined;

/** Tells the site which sort of page was shown, and nothing of who looks. The admin area is not counted. */
export function VisitCounter({ isAdmin }: { isAdmin: boolean }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const shown = useRouterState({
    select: ({ status, resolvedLocation }) =>
      status === "idle" && resolvedLocation !== undefined
        ? `${resolvedLocation.pathname}${resolvedLocation.searchStr}`
        : undefined,
  });
  useEffect(() => {
    if (isAdmin || shown === undefined || shown === counted) return;
    const match = router.state.matches.at(-1);
    if (match === undefined || match.status !== "success" || match.routeId === NO_PAGE) return;
    const isEntry = counted === undefined && cameFromElsewhere();
    counted = shown;
    const slug = "slug" in match.params ? match.params.slug : undefined;
    const page = PAGES[match.routeId] ?? "other";
    const visit: Visit = { page, isEntry, ...(page === "business" && slug !== undefined ? { slug } : {}) };
    if (page === "search") void countSearch(visit, match.search, queryClient);
    else send(visit);
  }, [isAdmin, shown, router, queryClient]);
  return null;
}

/** A search is counted with its answer, once for all its pages and filters; without one it is a page like others. */
async function countSearch(visit: Visit, search: object, queryClient: QueryClient): Promise<void> {
  const params = readSearchParams({ ...search });
  const { q = "", location = "" } = params;
  const answer = await queryClient.ensureQueryData(searchQuery(params)).catch(() => undefined);
  const isCounted = answer !== undefined && q !== "" && searched !== `${q}\n${location}`;
  if (isCounted) searched = `${q}\n${location}`;
  send(isCounted ? { ...visit, search: { q, location, isEmpty: answer.totalCount === 0 } } : visit);
}

function send(visit: Visit): void {
  const request = requestOf(countVisit, { body: visit });
  fetch(request.url, { ...request, keepalive: true }).catch(() => undefined);
}

/** Not by a link of this site, and not by loading the page anew or going back to it. */
function cameFromElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isNew && URL.parse(document.referrer)?.origin !== window.location.origin;
}
