import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { lazyPart, loadUntilThere } from "../../../ui/lazy-part.tsx";
import { LazySheet } from "../../../ui/lazy-sheet.tsx";
import { Tip } from "../../../ui/tip.tsx";
import type { SearchParams } from "../search-params.ts";
import type { PageCategory } from "../use-search-bar.ts";

const load = async () => (await import("./search-bar.tsx")).SearchForm;
/** The bar stands in the server's HTML and works as it is; its script may come after that of the page. */
const BarForm = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await loadUntilThere(load) }));
const SheetForm = lazyPart(load);

const Bar = chakra("search", {
  base: { display: { base: "none", xl: "block" }, width: "400px", "& form": { boxShadow: "none", p: "1" } },
});

/** What a page is about, for the search in its header to start with. */
export interface HeaderSearchProps {
  params: SearchParams;
  category?: PageCategory | undefined;
  /** The page has a search of its own in this place, so that a button is enough. */
  isButtonAlone?: boolean;
}

/** The search of every page: a bar where there is room for it, else a button that opens it, and leads to the search without a script. */
export function HeaderSearch({ params, category, isButtonAlone = false }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  const form = { params, category, isQueryRequired: false };
  return (
    <>
      {!isButtonAlone && (
        <Bar aria-label="Site">
          <Suspense>
            <BarForm {...form} size="md" shape="bar" label="Search the site" placeholder="Search" />
          </Suspense>
        </Bar>
      )}
      <Tip label="Search">
        {({ onClick, ...trigger }) => (
          <ButtonLink
            {...trigger}
            to="/search"
            preload={false}
            variant="ghost"
            px="0"
            width="44px"
            minH="44px"
            display={isButtonAlone ? "inline-flex" : { base: "inline-flex", xl: "none" }}
            onClick={(event) => {
              onClick?.(event);
              open(event);
            }}
          >
            <Search aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </ButtonLink>
        )}
      </Tip>
      <LazySheet title="Search" size="full" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SheetForm {...form} size="lg" shape="sheet" onDone={() => setIsOpen(false)} />
      </LazySheet>
    </>
  );
}
