import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useToast } from "../../ui/toaster.tsx";
import { forgetSearches, type RecentSearch, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { readSearchParams, type SearchParams } from "./search-params.ts";

const LOCATE_TIMEOUT_MS = 10_000;
const LOCATE_MAX_AGE_MS = 5 * 60_000;
/** About 10 m: enough to sort by distance, and no more than that. */
const COORDINATE_DIGITS = 4;

export interface SearchBarState {
  what: string;
  where: string;
  setWhat: (text: string) => void;
  setWhere: (text: string) => void;
  recent: readonly RecentSearch[];
  /** Reads anew what was searched on this device. */
  refreshRecent: () => void;
  forgetRecent: () => void;
  submit: () => void;
  /** Goes to a search; those that say something in words are remembered. */
  goTo: (search: SearchParams) => void;
  goToPage: (path: string) => void;
  /** Asks the browser where the visitor is and searches there, nearest first. */
  goNear: () => void;
}

export interface SearchBarOptions {
  /** The search the bar starts from. */
  params: SearchParams;
  isQueryRequired: boolean;
  onDone: (() => void) | undefined;
}

/** What the two fields of a search bar hold, and the ways out of it. */
export function useSearchBar({ params, isQueryRequired, onDone }: SearchBarOptions): SearchBarState {
  const navigate = useNavigate();
  const toast = useToast();
  const shown = `${params.q ?? ""}\n${params.location ?? ""}`;
  const [last, setLast] = useState(shown);
  const [what, setWhat] = useState(params.q ?? "");
  const [where, setWhere] = useState(params.location ?? "");
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  if (last !== shown) {
    setLast(shown);
    setWhat(params.q ?? "");
    setWhere(params.location ?? "");
  }

  const goTo = (search: SearchParams) => {
    rememberSearch(search);
    setRecent(readRecentSearches());
    onDone?.();
    void navigate({ to: "/search", search });
  };
  const submit = () => {
    if (isQueryRequired && what.trim() === "") return;
    const isStillNear = params.near !== undefined && where.trim() === "";
    const { near, radiusKm, sort } = isStillNear ? params : {};
    goTo(readSearchParams({ q: what, location: where, near, radiusKm, sort }));
  };
  const goToPage = (path: string) => {
    onDone?.();
    void navigate({ href: path });
  };
  const goNear = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const near = `${latitude.toFixed(COORDINATE_DIGITS)},${longitude.toFixed(COORDINATE_DIGITS)}`;
        goTo(readSearchParams({ q: what, near, sort: "distance" }));
      },
      () =>
        toast({
          title: "Your location is not known",
          description: "The browser did not tell it. Type a city or country instead.",
          tone: "error",
        }),
      { timeout: LOCATE_TIMEOUT_MS, maximumAge: LOCATE_MAX_AGE_MS },
    );
  };
  const refreshRecent = () => setRecent(readRecentSearches());
  const forgetRecent = () => {
    forgetSearches();
    setRecent([]);
  };
  return { what, where, setWhat, setWhere, recent, refreshRecent, forgetRecent, submit, goTo, goToPage, goNear };
}
