import type { listBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

export function businessListQuery(page: number) {
  return endpointQuery<typeof listBusinesses>(`/api/businesses?page=${page}`);
}
