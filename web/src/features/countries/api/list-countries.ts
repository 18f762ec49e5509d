import type { listCountries } from "@meridian/shared/contracts/catalogue-api";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/query-client.ts";

export const countriesQuery = bulkEndpointQuery<typeof listCountries>("/api/countries", LIST_FRESH_MS);
