import type { getHomepageData } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Where to go from a search that found nothing. */
export function popularCategoriesQuery() {
  return endpointQuery<typeof getHomepageData>("/api/homepage-data");
}
