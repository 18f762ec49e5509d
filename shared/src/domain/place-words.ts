import { foldText } from "./fold-text.ts";

/** Folded words with one space before each: a word prefix is then a plain substring " pre". */
export function searchableWords(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
  return words.map((word) => ` ${word}`).join("");
}

/** The letter a slug is listed under, "" for one that begins with none. */
export function letterOf(slug: string): string {
  const first = slug.charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : "";
}
