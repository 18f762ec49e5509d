import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { forgetSearches, type RecentSearch, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { readSearchParams, type SearchParams } from "./search-params.ts";
import { useLocate } from "./use-locate.ts";

/** The category that a page is about. */
export interface PageCategory {
  name: string;
  slug: string;
}

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
  /** What the first field starts with: as long as it says so, this category is searched and not its words. */
  category?: PageCategory | undefined;
  isQueryRequired: boolean;
  onDone: (() => void) | undefined;
}

/** What the two fields of a search bar hold, and the ways out of it. */
export function useSearchBar({ params, category, isQueryRequired, onDone }: SearchBarOptions): SearchBarState {
  const navigate = useNavigate();
  const start = params.q ?? category?.name ?? "";
  const shown = `${start}\n${params.location ?? ""}`;
  const [last, setLast] = useState(shown);
  const [what, setWhat] = useState(start);
  const [where, setWhere] = useState(params.location ?? "");
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  if (last !== shown) {
    setLast(shown);
    setWhat(start);
    setWhere(params.location ?? "");
  }

  const goTo = (search: SearchParams) => {
    rememberSearch(search);
    setRecent(readRecentSearches());
    onDone?.();
    void navigate({ to: "/search", search: { ...search, view: params.view } });
  };
  const submit = () => {
    if (isQueryRequired && what.trim() === "") return;
    const isStillNear = params.near !== undefined && where.trim() === "";
    const { near, radiusKm, sort } = isStillNear ? params : {};
    const asked = what.trim() === category?.name ? { category: category.slug } : { q: what };
    goTo(readSearchParams({ ...asked, location: where, near, radiusKm, sort }));
  };
  const goToPage = (path: string) => {
    onDone?.();
    void navigate({ href: path });
  };
  const goNear = useLocate((near) => goTo(readSearchParams({ q: what, near, sort: "distance" })));
  const refreshRecent = () => setRecent(readRecentSearches());
  const forgetRecent = () => {
    forgetSearches();
    setRecent([]);
  };
  return { what, where, setWhat, setWhere, recent, refreshRecent, forgetRecent, submit, goTo, goToPage, goNear };
}
