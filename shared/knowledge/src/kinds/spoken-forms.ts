import { isUnspaced } from "@meridian/domain/text/search-words";
import { readTable, splitEntries } from "@meridian/platform/read-table";
import { type Endings, formsOf, singularForms, withFormsAtEnds } from "./singular-forms.ts";

const NO_ENDING = "-";

/**
 * What visitors type beyond the plurals of labels: plurals, possessives and accusatives of other languages, as `foldText` spells them. A
 * stem says what an ending follows, since names end in these letters too: Peter is not a pet, Gary not a gare, Kitchener not a kitchen.
 */
export const SPOKEN_ENDINGS = readTable(new URL("spoken-endings.tsv", import.meta.url), [
  "language",
  "stem",
  "endings",
  "singulars",
  "examples",
]);

interface Ending {
  stem: RegExp | undefined;
  ending: string;
  singulars: readonly string[];
}

const BY_LAST_LETTER: ReadonlyMap<string, readonly Ending[]> = Map.groupBy(
  SPOKEN_ENDINGS.flatMap(({ stem, endings, singulars }) =>
    splitEntries(endings).map((ending) => ({
      stem: stem === "" ? undefined : new RegExp(`(?:${stem})$`, "u"),
      ending,
      singulars: splitEntries(singulars).map((singular) => (singular === NO_ENDING ? "" : singular)),
    })),
  ),
  ({ ending }) => ending.at(-1) ?? "",
);
/** "Apotheken" as "apotheek". */
const DUTCH: Endings = [[/(?<=.{3})([eoau])([^aeiou])en$/, ["$1$1$2"]]];
/** The folded word and stem have at least these letters. */
const MIN_LETTERS = { word: 4, stem: 3 };
const MIN_STEM_LETTERS_UNLIKE_LATIN = 2;
const LATIN = /^[a-z]/;

/** Endings of an adjective beside a plural noun: "restaurants italiens", "sklepy spożywcze", "продуктовые магазины". */
const ADJECTIVE_ENDINGS: Endings = [
  [/(?<=[^aeiou])e$/, ["y", "a", "o", ""]],
  [/iche$/, ["icher", "ico", "ica"]],
  [/ie$/, ["a", "i"]],
  [/i$/, ["o", "y"]],
  [/es$/, ["e", ""]],
  [/ais$/, ["al"]],
  [/s$/, [""]],
  [/ые$/, ["ыи", "ая", "ое", "ои"]],
  [/ие$/, ["ии", "ая", "ое"]],
  [/і$/, ["а", "ии", "е"]],
];

/** Umlauts and Scandinavian letters as typed without their keys: "baeckerei", "frisoer". */
const SPELT_UMLAUT = /([ao])e|(?<![aeoq])ue/g;
/** Shorter words are other words as often: poets, Caer. */
const MIN_LETTERS_OF_SPELT = 6;
const ARABIC = /^\p{Script=Arabic}/u;
const ARABIC_ARTICLE = /^ال(?=..)/u;
/** Ta marbuta and alif maqsura as often typed. */
const ARABIC_ENDINGS: readonly (readonly [typed: RegExp, written: string])[] = [
  [/ه$/u, "ة"],
  [/ي$/u, "ى"],
];
/** The plural of Persian, written apart. */
const PERSIAN_PLURAL = new Set(["ها", "هاي", "های"]);
/** Politeness around a shop: お花屋さん. */
const POLITE = /^お|さん$/gu;

/** What the words may be an inflected form or another spelling of, likeliest first; the caller checks which of them is known. */
export function spokenForms(words: readonly string[]): string[][] {
  const respelt = respellings(words);
  return [...inSingular(words), ...respelt, ...respelt.flatMap(inSingular)];
}

/** The last or first word in the singular; of two words also both, one of them an adjective: "sklepy spożywcze", "ночные клубы". */
function inSingular(words: readonly string[]): string[][] {
  const [first, last, ...others] = words;
  if (first === undefined || last === undefined || others.length > 0)
    return withFormsAtEnds(words, spokenSingularForms);
  const firsts = spokenSingularForms(first);
  const lasts = spokenSingularForms(last);
  return [
    ...pairsOf([first], lasts),
    ...pairsOf(firsts, [last]),
    ...pairsOf(firsts, formsOf(last, ADJECTIVE_ENDINGS)),
    ...pairsOf(formsOf(first, ADJECTIVE_ENDINGS), lasts),
  ];
}

/** The possible singulars of a folded word in any language. */
function spokenSingularForms(word: string): string[] {
  return [...new Set([...singularForms(word), ...formsOf(word, DUTCH), ...byTable(word)])];
}

function byTable(word: string): string[] {
  if (word.length < MIN_LETTERS.word) return [];
  const minStem = LATIN.test(word) ? MIN_LETTERS.stem : MIN_STEM_LETTERS_UNLIKE_LATIN;
  return (BY_LAST_LETTER.get(word.at(-1) ?? "") ?? []).flatMap(({ stem, ending, singulars }) => {
    if (!word.endsWith(ending)) return [];
    const start = word.slice(0, -ending.length);
    if (stem?.test(start) === false) return [];
    return singulars.map((singular) => start + singular).filter((form) => form.length >= minStem);
  });
}

function pairsOf(firsts: readonly string[], lasts: readonly string[]): string[][] {
  return firsts.flatMap((first) => lasts.map((last) => [first, last]));
}

function respellings(words: readonly string[]): string[][] {
  const [word = ""] = words;
  const spellings = ARABIC.test(word)
    ? arabicSpellings(words)
    : isUnspaced(word)
      ? [words.map((part) => part.replace(POLITE, ""))]
      : [words.map(withUmlauts)];
  const typed = words.join(" ");
  return spellings.filter((spelling) => spelling.length > 0 && spelling.join(" ") !== typed);
}

function withUmlauts(word: string): string {
  return word.length < MIN_LETTERS_OF_SPELT ? word : word.replace(SPELT_UMLAUT, (_, letter = "u") => letter);
}

function arabicSpellings(words: readonly string[]): string[][] {
  const bare = words.map((word) => word.replace(ARABIC_ARTICLE, ""));
  const ended = (spelling: readonly string[]) =>
    ARABIC_ENDINGS.flatMap(([typed, written]) => [
      spelling.map((word) => word.replace(typed, written)),
      spelling.map((word, at) => (at === 0 ? word.replace(typed, written) : word)),
    ]);
  const single = words.filter((word) => !PERSIAN_PLURAL.has(word));
  return [bare, ...ended(words), ...ended(bare), single];
}
