import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { countPage } from "./count-visit.ts";

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
