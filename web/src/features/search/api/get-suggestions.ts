import { suggest } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Longest text the call takes. */
const MAX_LENGTH = 100;

export function suggestionsQuery(text: string) {
  const q = text.trim().slice(0, MAX_LENGTH);
  return { ...endpointQuery(urlOf(suggest, { query: { q } })), enabled: q !== "", retry: false };
}
