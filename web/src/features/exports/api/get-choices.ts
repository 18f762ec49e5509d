import { listCategoryNames, listCountryCodes } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

const FRESH_MS = 10 * 60 * 1000;

/** Names of all categories, largest first. */
export const categoryNamesQuery = endpointQuery(urlOf(listCategoryNames), FRESH_MS);

/** Codes of countries with businesses, fetched when a dialog opens. */
export const countryCodesQuery = endpointQuery(urlOf(listCountryCodes), FRESH_MS);
