import type { getFeaturedBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

const FRESH_MS = 30 * 60 * 1000;

export const featuredBusinessesQuery = endpointQuery<typeof getFeaturedBusinesses>(
  "/api/featured-businesses",
  FRESH_MS,
);
