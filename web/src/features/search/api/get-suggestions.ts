import { suggest } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

/** The longest texts the call accepts. */
const MAX_LENGTH = 100;
const MAX_LOCATION_LENGTH = 120;

export function suggestionsQuery(text: string, where: string) {
  const q = text.trim().slice(0, MAX_LENGTH);
  const location = where.trim().slice(0, MAX_LOCATION_LENGTH) || undefined;
  return { ...endpointQuery(urlOf(suggest, { query: { q, location } })), enabled: q !== "", retry: false };
}
