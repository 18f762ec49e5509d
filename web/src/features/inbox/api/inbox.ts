import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/site.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { InboxState } from "@meridian/contracts/site/contact";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { refreshEndpoints } from "../../../lib/api/query-client.ts";
import type { InboxView } from "../inbox-view.ts";

const PAGE_SIZE = 20;

/** The filtered inbox, page by page. */
export function inboxQuery({ kind, state, isSuspect }: InboxView) {
  const query: QueryOf<typeof api.listInbox> = {
    limit: PAGE_SIZE,
    isSuspect: isSuspect ? "true" : "false",
    kind: kind === "all" ? undefined : kind,
    state: state === "all" ? undefined : state,
  };
  return infiniteQueryOptions({
    queryKey: [urlOf(api.listInbox, { query }), "pages"],
    queryFn: ({ pageParam, signal }) => call(api.listInbox, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    staleTime: 0,
  });
}

export function setInboxState(ids: readonly string[], state: InboxState): Promise<unknown> {
  return call(api.changeInboxState, { body: { ids: [...ids], state } });
}

export function eraseInboxItems(ids: readonly string[]): Promise<unknown> {
  return call(api.eraseInboxItems, { body: { ids: [...ids] } });
}

export function refreshInbox(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [api.listInbox]);
}
