import { anyOf, readWordLists } from "@meridian/platform/read-table";

const { town: WORDS } = readWordLists(new URL("town-words.tsv", import.meta.url), ["town"]);
const sourceOf = (words: readonly string[]): string => anyOf(words.map((word) => word.replaceAll(".", "\\.")));
/** A word without a dot needs a space behind it. "С. РАКОВСКИ" is a village, "С. Разина" the initial of somebody a street honours. */
const TOWN_WORD = new RegExp(
  `^(?:${sourceOf(WORDS)}(?=\\s*\\p{Lu})|${sourceOf(WORDS.map((word) => word.toUpperCase()))}(?=\\s*\\p{Lu}{2}))(?:(?<=\\.)|\\s)\\s*`,
  "u",
);

/** The name behind a word for "town" or "village", as Cyrillic and Vietnamese addresses have it: "гр. София"; undefined without one. */
export function nameBehindTownWord(text: string): string | undefined {
  const word = TOWN_WORD.exec(text)?.[0];
  return word === undefined ? undefined : text.slice(word.length);
}

export function withoutTownWord(text: string): string {
  return nameBehindTownWord(text) ?? text;
}
