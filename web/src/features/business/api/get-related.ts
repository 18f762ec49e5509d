import { getRelatedBusinesses } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { queryOptions } from "@tanstack/react-query";
import { endpointQuery, retryUpTo } from "../../../lib/api/query-client.ts";

const MAX_RETRIES = 1;

export function relatedQuery(slug: string) {
  return queryOptions({
    ...endpointQuery(urlOf(getRelatedBusinesses, { params: { slug } })),
    retry: import.meta.env.SSR ? false : retryUpTo(MAX_RETRIES),
  });
}
