import { isUnspaced, type SearchWord, searchWordsOf, wordsOf } from "./search-words.ts";

const PHRASE_PATTERN = /["“”„]([^"“”„]+)["“”]/gu;
const MAX_WORDS = 16;

export interface TextPlan {
  words: SearchWord[];
  /** Words of quoted phrases, to be found in the name. */
  phraseWords: string[];
  /** What the folded name must hold, spaces and all. */
  phrases: string[];
  /** The folded name that this text would be, exactly. */
  nameText: string;
  /** Of a reading by kind, which has no words: slugs of categories, one of which a business must have. */
  categorySlugs?: readonly string[];
}

/** What a visitor's text asks for. Signs beside quotes mean nothing. */
export function planText(text: string): TextPlan {
  const phraseWords: string[] = [];
  const phrases: string[] = [];
  const rest = text.replace(PHRASE_PATTERN, (_, phrase: string) => {
    const words = wordsOf(phrase);
    phraseWords.push(...searchWordsOf(phrase).map(({ word }) => word));
    if (words.length > 0) phrases.push(phraseText(words));
    return " ";
  });
  const words = searchWordsOf(rest).slice(0, MAX_WORDS);
  return { words, phraseWords: phraseWords.slice(0, MAX_WORDS), phrases, nameText: ` ${wordsOf(text).join(" ")} ` };
}

/** A phrase as it stands in a folded name: whole words, but a run without spaces may stand inside a longer one. */
function phraseText(words: readonly string[]): string {
  const start = isUnspaced(words[0] ?? "") ? "" : " ";
  const end = isUnspaced(words.at(-1) ?? "") ? "" : " ";
  return start + words.join(" ") + end;
}

/** Every word that was looked for, the corrections among them; the one that was typed last stays last. */
export function searchedWords(text: TextPlan, spellings: readonly (string | undefined)[]): string[] {
  const corrections = spellings.filter((spelling) => spelling !== undefined);
  return [...text.phraseWords, ...corrections, ...text.words.map(({ word }) => word)];
}

/** The text as typed but for the words that were misspelt. */
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
