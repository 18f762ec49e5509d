import type { listCategoryNames, listCountryCodes } from "@meridian/shared/contracts/admin-businesses-api";
import { endpointQuery } from "../../../lib/query-client.ts";

const FRESH_MS = 10 * 60 * 1000;

/** Names of all categories, largest first. */
export const categoryNamesQuery = {
  ...endpointQuery<typeof listCategoryNames>("/api/admin/categories"),
  staleTime: FRESH_MS,
};

/** Codes of the countries that have businesses. Asked for when a dialog opens. */
export const countryCodesQuery = {
  ...endpointQuery<typeof listCountryCodes>("/api/admin/country-codes"),
  staleTime: FRESH_MS,
};
