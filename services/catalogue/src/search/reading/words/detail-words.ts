import { createPhraseReader } from "../spoken/spoken-phrases.ts";
import { QUERY_WORDS, typedWords } from "./query-words.ts";

const PHRASES = createPhraseReader(QUERY_WORDS.detail.map((phrase) => [phrase, true] as const));

/** The text without what the visitor wants to know; undefined if it asks for nothing, or for nothing else. */
export function withoutDetails(typed: string): string | undefined {
  const { text, meanings } = PHRASES.takeUnspaced(typed);
  const words = typedWords(text);
  const found = PHRASES.find(words);
  const rest = words.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to)).join(" ");
  return meanings.length + found.length === 0 || rest === "" ? undefined : rest;
}
