import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import { requestOf } from "@meridian/contracts/client/create-api-client";
import { countVisit } from "@meridian/contracts/client/endpoints/visits.gen";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { searchQuery } from "../../features/search/api/search-businesses.ts";
import { readSearchParams } from "../../features/search/search-params.ts";

const NO_PAGE = "/$";

/** The last address counted, so that a changed hash does not count the page again. */
let counted: string | undefined;

/** Reports the type of page shown, and nothing about the visitor. The admin area is not counted. */
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
    const isFirst = counted === undefined;
    counted = shown;
    countPage(match, isFirst, queryClient);
  }, [isAdmin, shown, router, queryClient]);
  return null;
}

type Visit = BodyOf<typeof countVisit>;

interface ShownPage {
  routeId: string;
  params: object;
  search: object;
}

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

/** The last search counted: another filter or page of it is not a new search. */
let searched: string | undefined;

/** Counts a page view; the first one of a visit also as an entry, unless a link on this site led here. */
function countPage({ routeId, params, search }: ShownPage, isFirst: boolean, queryClient: QueryClient): void {
  const isEntry = isFirst && isExternalReferrer();
  const slug = "slug" in params && typeof params.slug === "string" ? params.slug : undefined;
  const page = PAGES[routeId] ?? "other";
  const visit: Visit = { page, isEntry, ...(page === "business" && slug !== undefined ? { slug } : {}) };
  if (page === "search") void countSearch(visit, search, queryClient);
  else send(visit);
}

/** Counts a search once for all its pages and filters, when its answer arrives; without an answer, it is a page view. */
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

/** Not through a link on this site, a reload or going back. */
function isExternalReferrer(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isNew && URL.parse(document.referrer)?.origin !== window.location.origin;
}
