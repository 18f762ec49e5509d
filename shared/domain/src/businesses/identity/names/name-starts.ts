import { remember } from "../../../bounded-cache.ts";
import { foldText } from "../../../text/fold-text.ts";
import { KIND_WORDS, LEGAL_FORMS, LINKS } from "./name-words.ts";

const CACHED_NAMES = 5_000;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const GENITIVE = /s$/;
const LETTER_RUN = /^[\p{L}\p{N}]*/u;
/** Of words that tell businesses apart: so many find few others in a city, and those of a long start few anywhere. */
const SHORT_START_LETTERS = 4;
const LONG_START_LETTERS = 10;

/**
 * With what folded names of the same business may start: with the name's first words, with or without the articles and kinds before them,
 * or with the kind that stands behind them.
 */
export const nameStartsOf = remember((name: string): readonly string[] => {
  const all = foldText(name).split(" ");
  const first = all.findIndex(isTelling);
  if (first < 0) return [all.join(" ")];
  const own = all.slice(first);
  const short = startOf(own, SHORT_START_LETTERS);
  const kinds = own.map(plain).filter((word) => KIND_WORDS.has(word));
  const before = [all.slice(0, first).join(" "), "the", kinds.at(-1) ?? ""].filter((word) => word !== "");
  return [...new Set([short, startOf(own, LONG_START_LETTERS), ...before.map((word) => `${word} ${short}`)])];
}, CACHED_NAMES);

function plain(word: string): string {
  return word.replace(NO_WORD, "");
}

function isTelling(word: string): boolean {
  const letters = plain(word);
  return letters !== "" && !KIND_WORDS.has(letters) && !LINKS.has(letters) && !LEGAL_FORMS.has(letters);
}

/** As many words as it takes; of the last one no more than its first letters, if they suffice, and no genitive or plural. */
function startOf(words: readonly string[], letters: number): string {
  let telling = 0;
  const taken: string[] = [];
  for (const word of words) {
    const left = letters - telling;
    if (isTelling(word)) telling += plain(word).length;
    if (telling < letters) {
      taken.push(word);
      continue;
    }
    const run = (LETTER_RUN.exec(word)?.[0] ?? "").replace(GENITIVE, "");
    taken.push(run.length >= left ? run : word);
    break;
  }
  return taken.join(" ");
}
