import { getCity } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

const PAGE_SIZE = 12;

export function cityQuery(countryCode: string, citySlug: string, page: number) {
  return endpointQuery(urlOf(getCity, { params: { countryCode, citySlug }, query: { page, limit: PAGE_SIZE } }));
}
