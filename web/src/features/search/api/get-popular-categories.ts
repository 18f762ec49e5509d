import { getHomepageData } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Where to go from a search that found nothing. */
export function popularCategoriesQuery() {
  return endpointQuery(urlOf(getHomepageData));
}
