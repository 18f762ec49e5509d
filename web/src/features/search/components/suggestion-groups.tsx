import { Button, chakra } from "@chakra-ui/react";
import type { SuggestAnswer, Suggestion } from "@meridian/contracts/search/suggest";
import { Clock, LocateFixed, type LucideIcon, MapPin, Search, Store, Tag } from "lucide-react";
import type { ComboboxGroup, ComboboxOption } from "../../../ui/forms/combobox-list.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { keyOf, type RecentSearch } from "../recent-searches.ts";
import { categorySearchOf, isPlacePage, locationTextOf } from "../suggestion-target.ts";
import type { SearchBarState } from "../use-search-bar.ts";

/** Under the first field: recent searches, and while typing, matches in the directory and the search itself. */
export function whatGroups(bar: SearchBarState, { businesses, categories, places }: SuggestAnswer): ComboboxGroup[] {
  if (bar.what.trim() === "") {
    return withOptions([{ label: "Recent searches", options: bar.recent.map((search) => recentOption(search, bar)) }]);
  }
  return withOptions([
    { label: "Categories", options: categories.map((item) => categoryOption(item, bar)) },
    {
      label: "Places",
      options: places.map((item) => placeOption(item, () => bar.goTo({ location: locationTextOf(item) }))),
    },
    { label: "Businesses", options: businesses.map((item) => businessOption(item, bar)) },
    { label: "All results", options: [searchOption(bar)] },
  ]);
}

/** Under the second field: near the visitor while empty, otherwise places. */
export function whereGroups(bar: SearchBarState, { places }: SuggestAnswer): ComboboxGroup[] {
  const nearby: ComboboxOption = {
    key: "near",
    content: <SuggestionLine Icon={LocateFixed} label="Near me" detail="Uses your location for this search only" />,
    pick: bar.goNear,
  };
  return withOptions([
    { label: "Around you", options: bar.where.trim() === "" ? [nearby] : [] },
    { label: "Places", options: places.map((item) => placeOption(item, () => bar.setWhere(locationTextOf(item)))) },
  ]);
}

export function ForgetButton({ onClick }: { onClick: () => void }) {
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

function searchOption({ what, where, submit }: SearchBarState): ComboboxOption {
  const place = where.trim();
  const content = (
    <SuggestionLine Icon={Search} label={`Search for “${what.trim()}”`} detail={place === "" ? null : `In ${place}`} />
  );
  return { key: "search", content, pick: submit };
}

function businessOption({ label, detail, matches, path }: Suggestion, bar: SearchBarState): ComboboxOption {
  const content = <SuggestionLine Icon={Store} label={label} detail={detail} matches={matches} />;
  return { key: path, content, pick: () => bar.goToPage(path) };
}

function categoryOption(suggestion: Suggestion, bar: SearchBarState): ComboboxOption {
  const { label, detail, matches, path } = suggestion;
  const content = <SuggestionLine Icon={Tag} label={label} detail={detail} matches={matches} />;
  const pick = () => (isPlacePage(path) ? bar.goToPage(path) : bar.goTo(categorySearchOf(suggestion, bar.where)));
  return { key: path, content, pick };
}

function placeOption({ label, detail, matches, path }: Suggestion, pick: () => void): ComboboxOption {
  return { key: path, content: <SuggestionLine Icon={MapPin} label={label} detail={detail} matches={matches} />, pick };
}

const IconBox = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: "0",
    width: "9",
    height: "9",
    borderRadius: "field",
    bg: "bg.muted",
    color: "fg.muted",
  },
});
const Lines = chakra("span", { base: { display: "block", minW: "0" } });
const Line = chakra("span", {
  base: { display: "block", lineHeight: "1.35", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  variants: { kind: { label: { fontSize: "md" }, detail: { textStyle: "xs", color: "fg.muted" } } },
});

interface SuggestionLineProps {
  Icon: LucideIcon;
  label: string;
  detail: string | null;
  matches?: Suggestion["matches"];
}

/** One suggestion: an icon, the label with its matches in bold, and what distinguishes it from namesakes. */
function SuggestionLine({ Icon, label, detail, matches = [] }: SuggestionLineProps) {
  return (
    <>
      <IconBox>
        <Icon aria-hidden="true" size={17} />
      </IconBox>
      <Lines>
        <Line kind="label" dir="auto">
          <MarkedText text={label} ranges={matches} look="bold" />
        </Line>
        {detail !== null && (
          <Line kind="detail" dir="auto">
            {detail}
          </Line>
        )}
      </Lines>
    </>
  );
}
