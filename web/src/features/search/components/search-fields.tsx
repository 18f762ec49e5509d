import type { SuggestAnswer } from "@meridian/contracts/search/suggest";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { suggestionsQuery } from "../api/get-suggestions.ts";
import type { SearchBarState } from "../use-search-bar.ts";

const REST_MS = 120;
const NOTHING: SuggestAnswer = { businesses: [], categories: [], places: [] };

type SuggestionGroups = typeof import("./suggestion-groups.tsx");

export interface SearchFieldProps {
  bar: SearchBarState;
  placement: "float" | "page";
  minH: string;
}

/** The business, category or place to find. */
export function WhatField({
  bar,
  isRequired,
  inputRef,
  placeholder = "Business, service or trade",
  ...look
}: SearchFieldProps & { isRequired: boolean; placeholder?: string | undefined; inputRef?: Ref<HTMLInputElement> }) {
  const { parts, load } = useSuggestionGroups();
  const suggestions = useSuggestions({ text: bar.what, where: bar.where }, parts !== undefined);
  const touch = () => {
    load();
    bar.refreshRecent();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field inside is entered
    <div onFocus={touch} onInput={load} style={{ display: "contents" }}>
      <Combobox
        {...look}
        label="What are you looking for?"
        name="q"
        value={bar.what}
        onChange={bar.setWhat}
        groups={parts?.whatGroups(bar, suggestions) ?? []}
        placeholder={placeholder}
        maxLength={200}
        isRequired={isRequired}
        {...(inputRef === undefined ? {} : { inputRef })}
        footer={parts !== undefined && bar.what.trim() === "" && <parts.ForgetButton onClick={bar.forgetRecent} />}
      />
    </div>
  );
}

/** The city or country to search in. */
export function WhereField({ bar, isNear, ...look }: SearchFieldProps & { isNear: boolean }) {
  const { parts, load } = useSuggestionGroups();
  const suggestions = useSuggestions({ text: bar.where, where: "" }, parts !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field inside is entered
    <div onFocus={load} onInput={load} style={{ display: "contents" }}>
      <Combobox
        {...look}
        label="Where? City or country, optional"
        name="location"
        value={bar.where}
        onChange={bar.setWhere}
        groups={parts?.whereGroups(bar, suggestions) ?? []}
        placeholder={isNear ? "Near you" : "City, country"}
        maxLength={120}
      />
    </div>
  );
}

/** The suggestions under a field: loaded on first focus, undefined before. */
function useSuggestionGroups(): { parts: SuggestionGroups | undefined; load: () => void } {
  const [parts, setParts] = useState<SuggestionGroups>();
  const load = () => {
    if (parts === undefined) import("./suggestion-groups.tsx").then(setParts, () => undefined);
  };
  return { parts, load };
}

/** A text, and the place to search in; empty for anywhere. */
interface TypedText {
  text: string;
  where: string;
}

/** Suggestions for a text once typing pauses; superseded calls are aborted. Empty for an empty text. */
function useSuggestions({ text, where }: TypedText, isWanted: boolean): SuggestAnswer {
  const rested = useDebounced(text.trim(), REST_MS);
  const options = suggestionsQuery(rested, where);
  const { data } = useQuery({
    ...options,
    enabled: options.enabled && isWanted,
    placeholderData: keepPreviousData,
  });
  return text.trim() === "" ? NOTHING : (data ?? NOTHING);
}
