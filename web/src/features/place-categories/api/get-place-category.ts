import { getCityCategory, getCountryCategory } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export function cityCategoryQuery(countryCode: string, citySlug: string, categorySlug: string) {
  return endpointQuery(urlOf(getCityCategory, { params: { countryCode, citySlug, categorySlug } }));
}

export function countryCategoryQuery(slug: string, categorySlug: string) {
  return endpointQuery(urlOf(getCountryCategory, { params: { slug, categorySlug } }));
}
