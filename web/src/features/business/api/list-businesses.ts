import { listBusinesses } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

export function businessListQuery(page: number) {
  return endpointQuery(urlOf(listBusinesses, { query: { page } }));
}
