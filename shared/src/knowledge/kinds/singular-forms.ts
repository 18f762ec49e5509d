const PLAIN_WORD = /^[a-z]+$/;
const MIN_LETTERS = 4;
/** Plural endings, as `foldText` spells them, in the languages with the most directories; longest first. */
const ENDINGS: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/ies$/, ["y", "ie"]],
  [/(?:ler|lar)$/, [""]],
  [/(?:innen)$/, ["in", ""]],
  [/eaux$/, ["eau"]],
  [/es$/, ["", "e"]],
  [/s$/, [""]],
  [/en$/, ["", "e"]],
  [/(?<=.{5})e$/, [""]],
  [/(?<=.{3})e$/, ["a"]],
  [/i$/, ["o", "e", "a"]],
];

/** The possible singulars of a folded word, likeliest first; the caller checks which of them is a word. */
export function singularForms(word: string): string[] {
  if (word.length < MIN_LETTERS || !PLAIN_WORD.test(word)) return [];
  return ENDINGS.flatMap(([plural, singulars]) =>
    plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
  ).filter((singular) => singular.length >= MIN_LETTERS - 1);
}
