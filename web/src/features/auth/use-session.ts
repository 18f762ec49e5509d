import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorCodeOf } from "../../lib/api/api-error.ts";
import { sessionQuery } from "./api/get-session.ts";

export interface SessionState {
  /** Undefined until the server has said so once. */
  username: string | undefined;
  /** `refused`: there was no session. `ended`: it is over, although the page still holds what was typed. */
  state: "unknown" | "alive" | "refused" | "ended";
  /** When the server last reported that there is no session. */
  refusedAt: number;
}

/** The current session, rechecked whenever a call is rejected, since it can end at any time. */
export function useSession(): SessionState {
  const { data, error, errorUpdatedAt, isError } = useQuery(sessionQuery);
  const isRefused = isError && errorCodeOf(error) === "unauthenticated";
  useRefusalWatch();
  const state = isRefused ? (data === undefined ? "refused" : "ended") : data === undefined ? "unknown" : "alive";
  return { username: data?.username, state, refusedAt: errorUpdatedAt };
}

/** Polling detects an ended session once; calls by the admin, every time. */
function useRefusalWatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const [sessionUrl] = sessionQuery.queryKey;
    const check = (error: unknown): void => {
      if (errorCodeOf(error) === "unauthenticated") {
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
    };
    const isKnownDead = (): boolean =>
      errorCodeOf(queryClient.getQueryState(sessionQuery.queryKey)?.error) === "unauthenticated";
    const unwatchQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (event.query.queryKey[0] !== sessionUrl && !isKnownDead()) check(event.action.error);
    });
    const unwatchMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") check(event.action.error);
    });
    return () => {
      unwatchQueries();
      unwatchMutations();
    };
  }, [queryClient]);
}
