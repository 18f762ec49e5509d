import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { forgetSearches, type RecentSearch, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { readSearchParams, type SearchParams } from "./search-params.ts";
import { useLocate } from "./use-locate.ts";

/** The category a page is about. */
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
  /** Rereads this device's recent searches. */
  refreshRecent: () => void;
  forgetRecent: () => void;
  submit: () => void;
  /** Opens a search and remembers it if it contains words. */
  goTo: (search: SearchParams) => void;
  goToPage: (path: string) => void;
  /** Requests the visitor's position and searches there, nearest first. */
  goNear: () => void;
}

export interface SearchBarOptions {
  /** The initial search. */
  params: SearchParams;
  /** The first field's initial content: while unchanged, the category is searched instead of its words. */
  category?: PageCategory | undefined;
  isQueryRequired: boolean;
  onDone: (() => void) | undefined;
}

/** The state of a search bar's two fields, and its actions. */
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
    const subject = what.trim() === category?.name ? { category: category.slug } : { q: what };
    goTo(readSearchParams({ ...subject, location: where, near, radiusKm, sort }));
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
