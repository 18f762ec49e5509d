import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import { listUndone } from "@meridian/contracts/client/endpoints/ingest.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";

export type UndoneOutcome = UndoneBusiness["outcome"];

const BUSINESSES_PER_PAGE = 50;

/** The outcomes for the businesses of an undone import, page by page. */
export function undoneQuery(importId: string, outcome: UndoneOutcome | undefined) {
  const params = { id: importId };
  const query: QueryOf<typeof listUndone> = { limit: BUSINESSES_PER_PAGE, outcome };
  return infiniteQueryOptions({
    queryKey: [urlOf(listUndone, { params, query })],
    queryFn: ({ pageParam, signal }) => call(listUndone, { params, query: { ...query, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < BUSINESSES_PER_PAGE ? undefined : page.at(-1)?.id),
  });
}
