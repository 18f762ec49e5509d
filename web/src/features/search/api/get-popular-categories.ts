import { getHomepageData } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Where to go from a search without hits. */
export function popularCategoriesQuery() {
  return endpointQuery(urlOf(getHomepageData));
}
