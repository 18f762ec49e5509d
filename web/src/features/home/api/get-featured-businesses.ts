import type { getFeaturedBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

export const featuredBusinessesQuery = endpointQuery<typeof getFeaturedBusinesses>("/api/featured-businesses");
