import type { getCity } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

const PAGE_SIZE = 12;

export function cityQuery(countryCode: string, citySlug: string, page: number) {
  const path = `/api/cities/${encodeURIComponent(countryCode)}/${encodeURIComponent(citySlug)}`;
  return endpointQuery<typeof getCity>(`${path}?page=${page}&limit=${PAGE_SIZE}`);
}
