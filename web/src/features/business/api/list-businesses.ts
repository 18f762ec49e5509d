import { listBusinesses } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export function businessListQuery(page: number) {
  return endpointQuery(urlOf(listBusinesses, { query: { page } }));
}
