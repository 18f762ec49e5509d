import { foldText } from "@meridian/domain/text/fold-text";
import { QUERY_WORDS, REQUESTED_KINDS } from "../words/query-words.ts";

/** Quoted text is searched literally: no place, modifier or kind is read from it. */
export const QUOTES = /["“”„«»]/;

/** Fillers cut from each end of a text. */
const MAX_TRIMMED = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const FILLERS: ReadonlySet<string> = new Set(QUERY_WORDS.filler.map(foldText));
const OPEN_NOW = anyOf(QUERY_WORDS.openNow);
const NEAR_ME = anyOf(QUERY_WORDS.nearMe);
/** Nothing else follows: "where to eat in Vienna", but not "where to eat pizza". */
const IS_ALL = /(?=\s*$|\s+(?:in|near|at|bei|nahe|à|a|en|em|w|we|v|ve|u|i|på|di|ở|tại|în|в|у|σε|στην?|στο|في)\s|\s+ב)/u;
const ASKED_FOR = REQUESTED_KINDS.map((kind) => ({ kind, phrases: anyOf(QUERY_WORDS[kind], IS_ALL) }));
const WORD = /[\p{L}\p{N}]+/gu;
/** The first words of all phrases, in capitals: those of σ and ς are the same. */
const FIRST_WORDS = new Set(
  (["openNow", "nearMe", ...REQUESTED_KINDS] as const).flatMap((list) =>
    QUERY_WORDS[list].flatMap((phrase) => wordsInCapitals(phrase)[0] ?? []),
  ),
);

export interface SpokenModifiers {
  /** The text without the modifiers. */
  text: string;
  isOpenNow: boolean;
  isNearMe: boolean;
}

/** Reads modifiers beside the subject of a search: "pizza open now", "dentist near me", "where to eat". */
export function readModifiers(text: string): SpokenModifiers {
  // The patterns try every phrase at every letter, which costs more than all else that is read from a text.
  if (!mayHoldPhrase(text)) return { text: spaced(text), isOpenNow: false, isNearMe: false };
  const rest = spaced(withRequestedKinds(text.replace(OPEN_NOW, " ").replace(NEAR_ME, " ")));
  return { text: rest, isOpenNow: text.search(OPEN_NOW) >= 0, isNearMe: text.search(NEAR_ME) >= 0 };
}

/** Whether a text is a single filler word: "best", which is also a city. */
export function isFiller(text: string): boolean {
  return FILLERS.has(foldText(text));
}

/** "best pizza" becomes "pizza"; a text of only filler words stays. */
export function withoutFillers(text: string, fold: (word: string) => string): string {
  const words = text.split(/\s+/).filter((word) => !FILLERS.has(fold(word)));
  return words.length === 0 ? text : words.join(" ");
}

function mayHoldPhrase(text: string): boolean {
  return UNSPACED.test(text) || wordsInCapitals(text).some((word) => FIRST_WORDS.has(word));
}

function wordsInCapitals(text: string): string[] {
  return text.toUpperCase().match(WORD) ?? [];
}

function withRequestedKinds(text: string): string {
  return ASKED_FOR.reduce((rest, { kind, phrases }) => rest.replace(phrases, kind), text);
}

/** The text without fillers at its ends, the fewest cut first: "where to eat in" as "where to eat". */
export function trimmedOfFillers(text: string): string[] {
  const words = text.split(/\s+/);
  const starts = countFillers(words);
  const ends = countFillers(words.toReversed());
  if (starts + ends === 0) return [];
  const cuts = Array.from({ length: starts + 1 }, (_, start) =>
    Array.from({ length: ends + 1 }, (__, end) => ({ start, end })),
  );
  return cuts
    .flat()
    .filter(({ start, end }) => start + end > 0 && start + end < words.length)
    .sort((one, other) => one.start + one.end - other.start - other.end)
    .map(({ start, end }) => words.slice(start, words.length - end).join(" "));
}

/** How many of the first words are fillers, up to a few. */
function countFillers(words: readonly string[]): number {
  const other = words.slice(0, MAX_TRIMMED).findIndex((word) => !isFiller(word));
  return other < 0 ? Math.min(MAX_TRIMMED, words.length) : other;
}

/** Matches whole phrases, longest first. Chinese, Japanese and Korean need no spaces around them. */
function anyOf(phrases: readonly string[], behind = /(?:)/u): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.map((phrase) => {
    const words = phrase.replaceAll(" ", "\\s+");
    return UNSPACED.test(phrase) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp(`(?:${patterns.join("|")})${behind.source}`, "giu");
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
