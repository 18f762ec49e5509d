import { getHomepageData } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

/** Where to go from a search without hits. */
export function popularCategoriesQuery() {
  return endpointQuery(urlOf(getHomepageData));
}
