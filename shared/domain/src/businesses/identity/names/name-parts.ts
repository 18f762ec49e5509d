import { remember } from "../../../bounded-cache.ts";
import { foldText } from "../../../text/fold-text.ts";
import { DIGIT, UNSPACED } from "./misspelling.ts";
import { LEGAL_FORMS, LINKS, SHORT_WORDS } from "./name-words.ts";

const NO_WORD = /[^\p{L}\p{N}]+/gu;
/** And the marks of Hebrew abbreviations, as in "בע״מ". */
const APOSTROPHES = /['’`´״׳]|(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;
const LEGAL_IN_RUN = /株式会社|有限会社|合同会社|有限责任公司|有限公司|股份|주식회사/gu;
const CACHED_NAMES = 5_000;
/** Before the place, branch or whole that a name adds: "Luna @ Harbour", "Luna (Harbour)", "Luna - Harbour". */
const MARK = /\s*[@(（)）|,]\s*|\s+(?:at|[-–—])\s+/iu;
/** "and" between two initials, as in "A & A" and "A and A". */
const AND_BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?:and|und|et|y|ve|en|og|och) (?=\p{L}(?: |$))/gu;

/** Of an Italian company at the end of a name, and otherwise of a bath. */
const SPA = "spa";

export interface NameParts {
  words: readonly string[];
  /** The words between marks; none if the name has no mark. */
  sections: readonly (readonly string[])[];
  isLatin: boolean;
}

export const partsOf = remember(
  (name: string): NameParts => ({ words: ownWordsOf(name), sections: sectionsOf(name), isLatin: LATIN.test(name) }),
  CACHED_NAMES,
);

/** A name without what its spelling leaves open: letters and digits, folded. */
export function lettersOf(text: string): string {
  return foldText(text).replace(NO_WORD, "");
}

function sectionsOf(name: string): NameParts["sections"] {
  const sections = name.split(MARK);
  if (sections.length < 2) return [];
  return sections.map(ownWordsOf).filter((words) => words.length > 0);
}

function ownWordsOf(text: string): readonly string[] {
  const all = wordsOf(text);
  // The E of "Block E" is no link.
  const isLink = (word: string, at: number) => LINKS.has(word) && !(isLetter(word) && at === all.length - 1);
  const isLegal = (word: string, at: number) => LEGAL_FORMS.has(word) && (word !== SPA || at === all.length - 1);
  const own = all.filter((word, at) => !isLegal(word, at) && !isLink(word, at));
  return own.length > 0 ? own : all;
}

export function wordsOf(text: string): string[] {
  const letters = foldText(text).replace(LEGAL_IN_RUN, " ").replace(APOSTROPHES, "").replace(NO_WORD, " ").trim();
  const plain = letters.replace(AND_BETWEEN_INITIALS, " ");
  return plain === "" ? [] : joinInitials(plain.split(" ")).map((word) => SHORT_WORDS.get(word) ?? word);
}

/** "A.Ş." and "G m b H" are one word each, "I.C.I." as well. */
function joinInitials(all: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = "";
  for (const word of all) {
    if (word.length === 1 && !DIGIT.test(word) && !UNSPACED.test(word)) {
      initials += word;
      continue;
    }
    if (initials !== "") joined.push(initials);
    initials = "";
    joined.push(word);
  }
  if (initials !== "") joined.push(initials);
  return joined;
}

/** Whether a name is another one without some of its words: "Auberge" beside "Auberge Deschamps". */
export function isShortened(name: string, full: string): boolean {
  const [own, all] = [wordsOf(name), wordsOf(full)];
  return own.length < all.length && own.every((word) => all.includes(word));
}

export function isLetter(word: string): boolean {
  return word.length === 1 && !UNSPACED.test(word);
}
