import type { listCountries } from "@meridian/shared/contracts/catalogue-api";
import { bulkEndpointQuery } from "../../../lib/query-client.ts";

export const countriesQuery = bulkEndpointQuery<typeof listCountries>("/api/countries");
