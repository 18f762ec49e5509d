import { wordsOf } from "@meridian/domain/text/search-words";
import type { WordSynonym } from "@meridian/domain/text/synonyms";

/** Address words with their abbreviations, folded. */
const ABBREVIATIONS: readonly (readonly [word: string, ...abbreviations: string[]])[] = [
  ["street", "st", "str"],
  ["avenue", "ave", "av"],
  ["road", "rd"],
  ["boulevard", "blvd", "bd"],
  ["drive", "dr"],
  ["lane", "ln"],
  ["square", "sq"],
  ["highway", "hwy"],
  ["parkway", "pkwy"],
  ["strasse", "str"],
  ["platz", "pl"],
  ["place", "pl"],
  ["avenida", "av", "avda"],
  ["calle", "c"],
  ["plaza", "pza"],
  ["piazza", "pza"],
  ["rua", "r"],
  ["caddesi", "cad", "cd"],
  ["sokak", "sok", "sk"],
  ["mahallesi", "mah", "mh"],
  ["bulvari", "blv", "bul"],
  ["ulica", "ul"],
  ["улица", "ул"],
  ["проспект", "просп"],
];
/** "bahnhofstrasse" is also written "bahnhofstr.". */
const STREET_ENDING = /(?<=\p{L}{2})str(?<isWhole>asse)?$/u;
const HOUSE_NUMBER = /\p{N}/u;
const SYNONYMS: readonly WordSynonym[] = ABBREVIATIONS.flatMap(([word, ...abbreviations]) =>
  abbreviations.flatMap((abbreviation) => [
    { words: [abbreviation], means: [word] },
    { words: [word], means: [abbreviation] },
  ]),
);

/** Other spellings of address words. A text without a number is not treated as an address. */
export function streetSynonymsIn(text: string): WordSynonym[] {
  if (!HOUSE_NUMBER.test(text)) return [];
  const typed = wordsOf(text);
  const endings = typed.flatMap((word) => {
    const ending = STREET_ENDING.exec(word);
    if (ending === null) return [];
    const other = `${word.slice(0, ending.index)}${ending.groups?.isWhole === undefined ? "strasse" : "str"}`;
    return [{ words: [word], means: [other] }];
  });
  return [...endings, ...SYNONYMS.filter(({ words }) => words.every((word) => typed.includes(word)))];
}
