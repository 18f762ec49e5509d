import type { InboxState } from "@meridian/shared/contracts/contact";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { listInbox } from "@meridian/shared/contracts/site-api";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { requestJson } from "../../../lib/api-client.ts";
import type { InboxView } from "../inbox-view.ts";

const INBOX_PATH = "/api/admin/inbox";
const PAGE_SIZE = 20;

type InboxPage = EndpointResponse<typeof listInbox>;

/** The inbox through one of its filters, page by page. */
export function inboxQuery({ kind, state, isSuspect }: InboxView) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), isSuspect: String(isSuspect) });
  if (kind !== "all") query.set("kind", kind);
  if (state !== "all") query.set("state", state);
  const url = `${INBOX_PATH}?${query}`;
  return infiniteQueryOptions({
    queryKey: [url, "pages"],
    queryFn: ({ pageParam, signal }) =>
      requestJson<InboxPage>(pageParam === "" ? url : `${url}&after=${encodeURIComponent(pageParam)}`, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    staleTime: 0,
  });
}

export function setInboxState(ids: readonly string[], state: InboxState): Promise<unknown> {
  return requestJson(`${INBOX_PATH}/state`, { method: "POST", data: { ids, state } });
}

export function eraseInboxItems(ids: readonly string[]): Promise<unknown> {
  return requestJson(INBOX_PATH, { method: "DELETE", data: { ids } });
}

export function refreshInbox(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(INBOX_PATH) });
}
