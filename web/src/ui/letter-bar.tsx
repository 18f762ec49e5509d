import { chakra } from "@chakra-ui/react";
import { ChipLink } from "./chip.tsx";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const Nav = chakra("nav", { base: { bg: "bg", py: "2" } });
const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });

export interface LetterBarProps {
  label: string;
  /** The list's own path; a letter's page stands below it. */
  basePath: string;
  /** Upper case; undefined on the list of all. */
  current?: string | undefined;
}

/** Links from A to Z, and back to all where a letter is chosen. */
export function LetterBar({ label, basePath, current }: LetterBarProps) {
  return (
    <Nav aria-label={label}>
      <List>
        {current !== undefined && (
          <li>
            <ChipLink to={basePath} size="md" isInteractive>
              All
            </ChipLink>
          </li>
        )}
        {LETTERS.map((letter) => (
          <li key={letter}>
            <ChipLink
              to={pathOf(basePath, letter)}
              size="md"
              isInteractive
              minW="9"
              minH="9"
              justifyContent="center"
              tone={letter === current ? "accent" : "neutral"}
            >
              {letter}
            </ChipLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

function pathOf(basePath: string, letter: string): string {
  return `${basePath}/${letter.toLowerCase()}`;
}
