import { isUnspaced, type SearchWord, searchWordsOf, wordsOf } from "./search-words.ts";

const PHRASE_PATTERN = /["“”„]([^"“”„]+)["“”]/gu;
const MAX_WORDS = 16;

export interface TextPlan {
  words: SearchWord[];
  /** Words of quoted phrases, which must be in the name. */
  phraseWords: string[];
  /** What the folded name must contain, including spaces. */
  phrases: string[];
  /** The folded name this text equals, if it is one. */
  nameText: string;
  /** For a reading by kind, which has no words: category slugs, one of which a business must have. */
  categorySlugs?: readonly string[];
}

/**
 * What a visitor's text asks for. Punctuation other than quotes is ignored. The words of a text that names a kind of business are whole:
 * "pub" is not the beginning of "public".
 */
export function planText(text: string, { alsoCategories = [] }: { alsoCategories?: readonly string[] } = {}): TextPlan {
  const phraseWords: string[] = [];
  const phrases: string[] = [];
  const rest = text.replace(PHRASE_PATTERN, (_, phrase: string) => {
    const words = wordsOf(phrase);
    phraseWords.push(...searchWordsOf(phrase).map(({ word }) => word));
    if (words.length > 0) phrases.push(phraseText(words));
    return " ";
  });
  const isKind = alsoCategories.length > 0;
  const words = searchWordsOf(rest)
    .slice(0, MAX_WORDS)
    .map(({ word, isPrefix }) => ({ word, isPrefix: isPrefix && !(isKind && !isUnspaced(word)) }));
  return { words, phraseWords: phraseWords.slice(0, MAX_WORDS), phrases, nameText: ` ${wordsOf(text).join(" ")} ` };
}

/** A phrase within a folded name: whole words, except that an unspaced run may be part of a longer one. */
function phraseText(words: readonly string[]): string {
  const start = isUnspaced(words[0] ?? "") ? "" : " ";
  const end = isUnspaced(words.at(-1) ?? "") ? "" : " ";
  return start + words.join(" ") + end;
}

/** Every word searched for, including corrections; the one typed last stays last. */
export function searchedWords(text: TextPlan, spellings: readonly (string | undefined)[]): string[] {
  const corrections = spellings.filter((spelling) => spelling !== undefined);
  return [...text.phraseWords, ...corrections, ...text.words.map(({ word }) => word)];
}

/** The typed text with its misspelt words corrected. */
export function correctedText(typed: string, text: TextPlan, spellings: readonly (string | undefined)[]): string {
  return typed
    .split(/(\s+)/u)
    .map((piece) => {
      const words = wordsOf(piece);
      const at = words.length === 1 ? text.words.findIndex(({ word }) => word === words[0]) : -1;
      return spellings[at] ?? piece;
    })
    .join("");
}
