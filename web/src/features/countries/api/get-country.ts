import type { getCountry } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

export function countryQuery(slug: string) {
  return endpointQuery<typeof getCountry>(`/api/countries/${encodeURIComponent(slug)}`);
}
