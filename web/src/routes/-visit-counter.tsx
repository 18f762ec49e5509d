import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

const NO_PAGE = "/$";

/** The address that was counted last, so that the same page is not counted again for its hash. */
let counted: string | undefined;

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
    const isFirst = counted === undefined;
    counted = shown;
    // Loaded after the page: nobody waits for it.
    import("./-count-visit.ts").then(
      ({ countPage }) => countPage(match, isFirst, queryClient),
      () => undefined,
    );
  }, [isAdmin, shown, router, queryClient]);
  return null;
}
