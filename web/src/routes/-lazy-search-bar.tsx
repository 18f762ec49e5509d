import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { SearchBarProps } from "../features/search/components/search-bar.tsx";

const Room = chakra("div", { base: { minH: "14" } });

/** A browser loads the bar with the page that shows it; the server has it at hand. */
const SearchBar = import.meta.env.SSR
  ? (await import("../features/search/components/search-bar.tsx")).SearchBar
  : lazy(async () => ({ default: (await import("../features/search/components/search-bar.tsx")).SearchBar }));

/** The search bar on pages that every page carries with it, such as the one for addresses where nothing stands. */
export function LazySearchBar(props: SearchBarProps) {
  return (
    <Suspense fallback={<Room />}>
      <SearchBar {...props} />
    </Suspense>
  );
}
