import type { SuggestAnswer } from "@meridian/contracts/search/suggest";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "../../lib/hooks/use-debounced.ts";
import { suggestionsQuery } from "./api/get-suggestions.ts";

const REST_MS = 120;
const NOTHING: SuggestAnswer = { businesses: [], categories: [], places: [] };

/** A text, and the place to search in; empty for anywhere. */
export interface TypedText {
  text: string;
  where: string;
}

/** Suggestions for a text once typing pauses; superseded calls are aborted. Empty for an empty text. */
export function useSuggestions({ text, where }: TypedText, isWanted: boolean): SuggestAnswer {
  const rested = useDebounced(text.trim(), REST_MS);
  const options = suggestionsQuery(rested, where);
  const { data } = useQuery({
    ...options,
    enabled: options.enabled && isWanted,
    placeholderData: keepPreviousData,
  });
  return text.trim() === "" ? NOTHING : (data ?? NOTHING);
}
