import type { getHomepageData } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery, LIST_FRESH_MS } from "../../../lib/query-client.ts";

export const homepageDataQuery = endpointQuery<typeof getHomepageData>("/api/homepage-data", LIST_FRESH_MS);
