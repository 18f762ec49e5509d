import type { TextPlan } from "@meridian/domain/text/search-text";
import { isUnspaced, type SearchWord } from "@meridian/domain/text/search-words";
import { allowedTypos } from "@meridian/domain/text/typos";
import { engineWord, isAltered } from "../index/index-document.ts";
import { quoted } from "./filter-expression.ts";
import type { FoundDocument } from "./hit-source.ts";

/** Further words are not sent to the engine. */
const MAX_ENGINE_WORDS = 10;

/** A text in the engine's syntax. */
export interface EngineText {
  /** The engine's query; "" matches every document. */
  q: string;
  /** Conditions that limit the engine to the words as typed. */
  conditions: string[];
  /** Whether the engine may match too much, so that hits must be checked. */
  isLoose: boolean;
}

/**
 * Words as typed. Quotes prevent typo tolerance and prefix matches; the one prefix word comes last without quotes, the only place where
 * prefixes work. The engine would also match it misspelt, and in two: "99" as "9 9". A condition prevents both.
 */
export function typedText({ words, phraseWords, phrases }: TextPlan): EngineText {
  const { whole, last } = partsOf(words);
  const { q, hasWordsLeft } = joined([...phraseWords, ...whole].map(phrased), last);
  const conditions = last !== undefined && isAltered(last) ? [`words STARTS WITH ${quoted(last)}`] : [];
  return { q, conditions, isLoose: phrases.length > 0 || hasWordsLeft };
}

/** Words with the engine's own typo tolerance. */
export function typoTolerantText({ words, phraseWords }: TextPlan): EngineText {
  const { whole, last } = partsOf(words);
  const tolerant = whole.map((word) => (allowedTypos(word) > 0 ? word : phrased(word)));
  const { q } = joined([...phraseWords.map(phrased), ...tolerant], last);
  return { q: last === undefined ? `${q} ` : q, conditions: [], isLoose: true };
}

/** Whether any word may be misspelt. */
export function mayBeMisspelt({ words }: TextPlan): boolean {
  return words.some(({ word }) => allowedTypos(word) > 0);
}

/** Whether a hit contains every phrase in its name, and every word as typed. */
export function hasWordsAsTyped(hit: FoundDocument, text: TextPlan): boolean {
  const all = ` ${hit.names} ${hit.category} ${hit.place} ${hit.address} `;
  return hasPhrases(hit, text) && text.words.every(({ word, isPrefix }) => all.includes(soughtWord(word, isPrefix)));
}

/** Whether a hit contains every phrase in its name. */
export function hasPhrases({ name, names }: FoundDocument, { phrases, phraseWords }: TextPlan): boolean {
  return (
    phrases.every((phrase) => ` ${name} `.includes(phrase)) &&
    phraseWords.every((word) => ` ${names} `.includes(` ${engineWord(word)} `))
  );
}

/** A word delimited by spaces. */
export function soughtWord(word: string, isPrefix: boolean): string {
  return isPrefix ? ` ${engineWord(word)}` : ` ${engineWord(word)} `;
}

/** The complete words, and the one that is a prefix. */
function partsOf(words: readonly SearchWord[]): { whole: string[]; last: string | undefined } {
  const goesOn = ({ word, isPrefix }: SearchWord): boolean => isPrefix && !isUnspaced(word);
  return { whole: words.filter((word) => !goesOn(word)).map(({ word }) => word), last: words.find(goesOn)?.word };
}

function joined(words: readonly string[], last: string | undefined): { q: string; hasWordsLeft: boolean } {
  const all = last === undefined ? words : [...words, last];
  const hasWordsLeft = all.length > MAX_ENGINE_WORDS;
  const sent = hasWordsLeft ? [...all.slice(0, MAX_ENGINE_WORDS - 1), ...all.slice(-1)] : all;
  return { q: sent.join(" "), hasWordsLeft };
}

function phrased(word: string): string {
  return `"${engineWord(word)}"`;
}
