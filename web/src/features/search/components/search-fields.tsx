import type { Suggestion } from "@meridian/shared/contracts/search";
import { Clock, LocateFixed, MapPin, Store, Tag } from "lucide-react";
import { type Ref, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Combobox, type ComboboxGroup, type ComboboxOption } from "../../../ui/combobox.tsx";
import { keyOf, type RecentSearch } from "../recent-searches.ts";
import { categorySearchOf, locationTextOf } from "../suggestion-target.ts";
import type { SearchBarState } from "../use-search-bar.ts";
import { useSuggestions } from "../use-suggestions.ts";
import { SuggestionLine } from "./suggestion-line.tsx";

export interface SearchFieldProps {
  bar: SearchBarState;
  placement: "float" | "page";
  minH: string;
}

/** The business, category or place that is looked for. */
export function WhatField({
  bar,
  isRequired,
  inputRef,
  ...look
}: SearchFieldProps & { isRequired: boolean; inputRef?: Ref<HTMLInputElement> }) {
  const [isTouched, setIsTouched] = useState(false);
  const { businesses, categories, places } = useSuggestions(bar.what, isTouched);
  const isEmpty = bar.what.trim() === "";
  const groups = isEmpty
    ? [{ label: "Recent searches", options: bar.recent.map((search) => recentOption(search, bar)) }]
    : [
        { label: "Businesses", options: businesses.map((item) => businessOption(item, bar)) },
        { label: "Categories", options: categories.map((item) => categoryOption(item, bar)) },
        {
          label: "Places",
          options: places.map((item) => placeOption(item, () => bar.goTo({ location: locationTextOf(item) }))),
        },
      ];
  const touch = () => {
    setIsTouched(true);
    bar.refreshRecent();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field inside is entered
    <div onFocus={touch} style={{ display: "contents" }}>
      <Combobox
        {...look}
        label="What are you looking for?"
        name="q"
        value={bar.what}
        onChange={bar.setWhat}
        groups={withOptions(groups)}
        placeholder="Business, service or trade"
        maxLength={200}
        isRequired={isRequired}
        {...(inputRef === undefined ? {} : { inputRef })}
        footer={isEmpty && <ForgetButton onClick={bar.forgetRecent} />}
      />
    </div>
  );
}

/** The city or country it is looked for in. */
export function WhereField({ bar, isNear, ...look }: SearchFieldProps & { isNear: boolean }) {
  const [isTouched, setIsTouched] = useState(false);
  const { places } = useSuggestions(bar.where, isTouched);
  const nearby: ComboboxOption = {
    key: "near",
    content: <SuggestionLine Icon={LocateFixed} label="Near me" detail="Uses your location for this search only" />,
    pick: bar.goNear,
  };
  const groups = [
    { label: "Around you", options: bar.where.trim() === "" && isTouched ? [nearby] : [] },
    { label: "Places", options: places.map((item) => placeOption(item, () => bar.setWhere(locationTextOf(item)))) },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field inside is entered
    <div onFocus={() => setIsTouched(true)} style={{ display: "contents" }}>
      <Combobox
        {...look}
        label="Where? City or country, optional"
        name="location"
        value={bar.where}
        onChange={bar.setWhere}
        groups={withOptions(groups)}
        placeholder={isNear ? "Near you" : "City, country"}
        maxLength={120}
      />
    </div>
  );
}

function ForgetButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" color="fg.muted" mt="1" onClick={onClick} tabIndex={-1}>
      Clear recent searches
    </Button>
  );
}

function withOptions(groups: readonly ComboboxGroup[]): ComboboxGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

function recentOption(search: RecentSearch, bar: SearchBarState): ComboboxOption {
  const { q, location } = search;
  return {
    key: keyOf(search),
    content: (
      <SuggestionLine
        Icon={Clock}
        label={q ?? `Everything in ${location}`}
        detail={q === undefined ? null : (location ?? null)}
      />
    ),
    pick: () => bar.goTo(search),
  };
}

function businessOption({ label, detail, matches, path }: Suggestion, bar: SearchBarState): ComboboxOption {
  const content = <SuggestionLine Icon={Store} label={label} detail={detail} matches={matches} />;
  return { key: path, content, pick: () => bar.goToPage(path) };
}

function categoryOption(suggestion: Suggestion, bar: SearchBarState): ComboboxOption {
  const { label, detail, matches, path } = suggestion;
  const content = <SuggestionLine Icon={Tag} label={label} detail={detail} matches={matches} />;
  return { key: path, content, pick: () => bar.goTo(categorySearchOf(suggestion, bar.where)) };
}

function placeOption({ label, detail, matches, path }: Suggestion, pick: () => void): ComboboxOption {
  return { key: path, content: <SuggestionLine Icon={MapPin} label={label} detail={detail} matches={matches} />, pick };
}
