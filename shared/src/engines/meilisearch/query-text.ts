import type { TextPlan } from "../../domain/search-text.ts";
import { isUnspaced } from "../../domain/search-words.ts";
import { engineWord, type IndexDocument } from "./index-document.ts";

/** Further words of a text are not looked for by the engine. */
const MAX_ENGINE_WORDS = 10;

export interface EngineText {
  /** As the engine is asked; "" for every document. */
  q: string;
  /** True where the engine may find more than what was asked for: hits must be checked with `hasWords`. */
  isLoose: boolean;
}

/**
 * A text in the engine's words. Quotes keep it from forgiving typos and from going on beyond a word; the one word that may go on
 * comes last, since only there it does.
 */
export function engineText({ words, phraseWords, phrases }: TextPlan, allowTypos: boolean): EngineText {
  const exact = phraseWords.map((word) => `"${engineWord(word)}"`);
  const plain: string[] = [];
  let last: string | undefined;
  for (const { word, isPrefix } of words) {
    if (isUnspaced(word)) exact.push(`"${engineWord(word)}"`);
    else if (isPrefix) last = word;
    else plain.push(allowTypos ? word : `"${word}"`);
  }
  const all = [...exact, ...plain, ...(last === undefined ? [] : [last])];
  const hasWordsLeft = all.length > MAX_ENGINE_WORDS;
  const asked = hasWordsLeft ? [...all.slice(0, MAX_ENGINE_WORDS - 1), ...all.slice(-1)] : all;
  const q = asked.join(" ") + (last === undefined && plain.length > 0 ? " " : "");
  return { q, isLoose: phrases.length > 0 || hasWordsLeft || (!allowTypos && words.length > 0) };
}

/** Whether a hit holds every phrase in its name, and every word as it was typed. */
export function hasWordsAsTyped(hit: IndexDocument, { words, phraseWords, phrases }: TextPlan): boolean {
  const name = ` ${hit.name} `;
  const names = `${name}${hit.alt} `;
  const all = `${names}${hit.category} ${hit.city} ${hit.tags} ${hit.country} ${hit.address} `;
  return (
    phrases.every((phrase) => name.includes(phrase)) &&
    phraseWords.every((word) => names.includes(` ${engineWord(word)} `)) &&
    words.every(({ word, isPrefix }) => all.includes(soughtWord(word, isPrefix)))
  );
}

/** Whether a hit holds every phrase in its name. */
export function hasPhrases(hit: IndexDocument, { phrases }: TextPlan): boolean {
  const name = ` ${hit.name} `;
  return phrases.every((phrase) => name.includes(phrase));
}

/** A word as it stands between spaces. */
export function soughtWord(word: string, isPrefix: boolean): string {
  return isPrefix ? ` ${engineWord(word)}` : ` ${engineWord(word)} `;
}
