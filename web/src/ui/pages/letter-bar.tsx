import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { BadgeLink } from "../link.tsx";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const Nav = chakra("nav", {
  base: { bg: "bg", py: "2" },
  variants: {
    isSticky: {
      true: { position: "sticky", top: "64px", zIndex: "base", mx: { base: "-4", md: "0" }, mb: "4" },
      false: { mt: "8" },
    },
  },
});
/** One scrolling line on phones, where three would push the list down; as many as needed elsewhere. */
const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: { base: "nowrap", md: "wrap" },
    overflowX: { base: "auto", md: "visible" },
    px: { base: "4", md: "0" },
    py: "1",
    gap: "1.5",
    scrollbarWidth: "none",
  },
  variants: { isSticky: { true: {}, false: { px: "0", flexWrap: "wrap" } } },
});

export interface LetterBarProps {
  label: string;
  /** The list's own path; letters are pages below it. */
  basePath: string;
  /** Upper case; undefined on the list of all. */
  current: string | undefined;
  /** Stays below the site's header while the list scrolls. */
  isSticky?: boolean;
  /** Links to the list of all, even from there. */
  hasAll?: boolean;
}

/** Links from A to Z, and back to all if a letter is selected. Chakra's tabs and segments are not links. */
export function LetterBar({ label, basePath, current, isSticky = false, hasAll = false }: LetterBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-chosen]");
    if (list.current === null || chosen === null || chosen === undefined || current === undefined) return;
    list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 2;
  }, [current]);
  return (
    <Nav aria-label={label} isSticky={isSticky} data-sticky-bar={isSticky ? "" : undefined}>
      <List ref={list} isSticky={isSticky}>
        {(hasAll || current !== undefined) && (
          <li>
            <BadgeLink
              to={basePath}
              activeOptions={exactly}
              size="md"
              minH={SIZE}
              variant={current === undefined ? "subtle" : "surface"}
            >
              All
            </BadgeLink>
          </li>
        )}
        {LETTERS.map((letter) => (
          <li key={letter}>
            <BadgeLink
              to={pathOf(basePath, letter)}
              size="md"
              minW={SIZE}
              minH={SIZE}
              justifyContent="center"
              variant={letter === current ? "subtle" : "surface"}
              data-chosen={letter === current ? "" : undefined}
            >
              {letter}
            </BadgeLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

/** A letter's page is below the list's path. */
const exactly = { exact: true };
/** Wide enough for a thumb. */
const SIZE = { base: "11", md: "9" };

function pathOf(basePath: string, letter: string): string {
  return `${basePath}/${letter.toLowerCase()}`;
}
