import { searchKinds } from "@meridian/contracts/client/endpoints/categories.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useDebounced } from "./use-debounced.ts";

const REST_MS = 250;
export const KIND_EXAMPLES = "Her dilde: eczane, pharmacy, 薬局…";

export interface FoundKinds {
  /** With the kinds that include each, as its detail. */
  found: { key: string; name: string; detail: string }[];
  isError: boolean;
}

/** The kinds of business that a text names in any language, once typing rests. */
export function useFoundKinds(text: string): FoundKinds {
  const q = useDebounced(text.trim(), REST_MS);
  const asked = { ...endpointQuery(urlOf(searchKinds, { query: { q } })), enabled: q !== "" };
  const { data, isError } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const found = data?.kinds.map(({ key, name, within }) => ({ key, name, detail: within.join(" › ") })) ?? [];
  return { found, isError };
}
