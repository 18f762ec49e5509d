import type { suggest } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";
import { stringifySearch } from "../../../lib/search-params.ts";

/** Longest text the call takes. */
const MAX_LENGTH = 100;

export function suggestionsQuery(text: string) {
  const q = text.trim().slice(0, MAX_LENGTH);
  return { ...endpointQuery<typeof suggest>(`/api/suggest${stringifySearch({ q })}`), enabled: q !== "", retry: false };
}
