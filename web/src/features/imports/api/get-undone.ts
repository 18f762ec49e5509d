import type { UndoneBusiness } from "@meridian/shared/contracts/ingest-api";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { requestJson } from "../../../lib/api-client.ts";
import { importPath } from "./get-imports.ts";

export type UndoneOutcome = UndoneBusiness["outcome"];

const BUSINESSES_PER_PAGE = 50;

/** What became of the businesses of an import that was taken back, page after page. */
export function undoneQuery(importId: string, outcome: UndoneOutcome | undefined) {
  const filter = outcome === undefined ? "" : `&outcome=${outcome}`;
  const url = importPath(importId, `/undone?limit=${BUSINESSES_PER_PAGE}${filter}`);
  return infiniteQueryOptions({
    queryKey: [url],
    queryFn: ({ pageParam, signal }) =>
      requestJson<UndoneBusiness[]>(`${url}&after=${encodeURIComponent(pageParam)}`, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < BUSINESSES_PER_PAGE ? undefined : page.at(-1)?.id),
  });
}
