import type { getHomepageData } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

export const homepageDataQuery = endpointQuery<typeof getHomepageData>("/api/homepage-data");
