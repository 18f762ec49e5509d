import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { WITH_SEARCH } from "../../../theme/breakpoints.ts";
import { LazySheet } from "../../../ui/dialogs/lazy-sheet.tsx";
import { Tip } from "../../../ui/dialogs/tip.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import type { SearchParams } from "../search-params.ts";
import type { PageCategory } from "../use-search-bar.ts";
import { BarForm, SheetForm } from "./lazy-search-form.tsx";

const Bar = chakra("search", {
  base: {
    display: "none",
    [WITH_SEARCH]: { display: "block" },
    width: "25rem",
    "& form": { boxShadow: "none", p: "1" },
  },
});

/** The page's subject, with which the header search is prefilled. */
export interface HeaderSearchProps {
  params: SearchParams;
  category?: PageCategory | undefined;
  /** The page has its own search here, so a button suffices. */
  isButtonAlone?: boolean;
}

/** The search of every page: a bar if there is room, otherwise a button that opens it, or links to the search without a script. */
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
          <BarForm {...form} size="md" shape="bar" label="Search the site" placeholder="Search" />
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
            css={isButtonAlone ? {} : { [WITH_SEARCH]: { display: "none" } }}
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
