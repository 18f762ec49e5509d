import { isUnspaced, wordsOf } from "@meridian/domain/text/search-words";

/** Arabic attaches the article, and short words before it, to the word. */
const ARABIC_ARTICLE = /^(?:وال|بال|لل|ال)(?=.{3})/u;
/** Particles around a phrase in Chinese, Japanese or Korean: "带…的", "…のある", "… 있는". */
const BEFORE_UNSPACED = "(?:带有|提供|带|有|含)?";
const BEHIND_UNSPACED =
  "\\s*(?:のある|がある|付きの|付き|つき|あり|可能な|可能|可|的|の|이 있는|가 있는|있는|되는|가능한|가능|한)?";

/** Latin words that Chinese, Japanese and Korean write without spaces around them: "有wifi的咖啡馆", "24h営業". */
const WITHIN_UNSPACED = /^(?:wi-?fi|24h)$/i;

export interface SpokenPhrase<T> {
  meaning: T;
  /** Indexes of the first word and of the one after the last. */
  from: number;
  to: number;
}

export interface PhraseReader<T> {
  /** The phrases among space-separated words, longest match first, from left to right. */
  find(words: readonly string[]): SpokenPhrase<T>[];
  /** The phrases in a text of a script without spaces, and the text without them. */
  takeUnspaced(text: string): { text: string; meanings: T[] };
}

/** Finds phrases in a text, ignoring case and accents. Costs one lookup per word and phrase length. */
export function createPhraseReader<T>(phrases: Iterable<readonly [phrase: string, meaning: T]>): PhraseReader<T> {
  const spaced = new Map<string, T>();
  const unspaced = new Map<string, T>();
  let maxWords = 0;
  for (const [phrase, meaning] of phrases) {
    const words = wordsOf(phrase);
    const isWithinUnspaced = WITHIN_UNSPACED.test(phrase);
    if (isWithinUnspaced || words.some(isUnspaced)) unspaced.set(unspacedKey(phrase), meaning);
    if (isWithinUnspaced || !words.some(isUnspaced)) {
      spaced.set(spacedKey(words), meaning);
      maxWords = Math.max(maxWords, words.length);
    }
  }
  const longestFirst = [...unspaced.keys()].sort((one, other) => other.length - one.length).map(withSpaces);
  const pattern = new RegExp(`${BEFORE_UNSPACED}(${longestFirst.join("|")})${BEHIND_UNSPACED}`, "giu");

  /** The longest phrase that starts at this word and ends with a word. */
  function phraseAt(parts: readonly (readonly string[])[], from: number): SpokenPhrase<T> | undefined {
    let longest: SpokenPhrase<T> | undefined;
    const words: string[] = [];
    for (let to = from; to < parts.length && words.length < maxWords; to++) {
      words.push(...(parts[to] ?? []));
      const meaning = words.length === 0 ? undefined : spaced.get(spacedKey(words));
      if (meaning !== undefined) longest = { meaning, from, to: to + 1 };
    }
    return longest;
  }

  return {
    find(words) {
      const parts = words.map(wordsOf);
      const found: SpokenPhrase<T>[] = [];
      for (let at = 0; at < parts.length; ) {
        const phrase = parts[at]?.length === 0 ? undefined : phraseAt(parts, at);
        if (phrase !== undefined) found.push(phrase);
        at = phrase?.to ?? at + 1;
      }
      return found;
    },
    takeUnspaced(text) {
      const meanings: T[] = [];
      if (unspaced.size === 0 || !wordsOf(text).some(isUnspaced)) return { text, meanings };
      const rest = text.normalize("NFC").replace(pattern, (_, phrase: string) => {
        const meaning = unspaced.get(unspacedKey(phrase));
        if (meaning !== undefined) meanings.push(meaning);
        return " ";
      });
      return { text: rest, meanings };
    },
  };
}

function spacedKey(words: readonly string[]): string {
  return words.map((word) => word.replace(ARABIC_ARTICLE, "")).join(" ");
}

function unspacedKey(phrase: string): string {
  return phrase
    .normalize("NFC")
    .replace(/[\s-]+/g, "")
    .toLowerCase();
}

/** A pattern for the letters, allowing spaces anywhere. */
function withSpaces(key: string): string {
  return [...key].join("[\\s-]*");
}
