import type { getRelatedBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { queryOptions } from "@tanstack/react-query";
import { endpointQuery, retryUpTo } from "../../../lib/query-client.ts";

const MAX_RETRIES = 1;

export function relatedQuery(slug: string) {
  return queryOptions({
    ...endpointQuery<typeof getRelatedBusinesses>(`/api/businesses/${encodeURIComponent(slug)}/related`),
    retry: import.meta.env.SSR ? false : retryUpTo(MAX_RETRIES),
  });
}
