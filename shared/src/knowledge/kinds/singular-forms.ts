const PLAIN_WORD = /^[a-z]+$/;
const MIN_LETTERS = 4;
/** Endings of plurals, as `foldText` spells them, in the languages with most directories; the longest first. */
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

/** What a folded word may be the plural of, the likeliest first; for a lookup that knows which of them is a word. */
export function singularForms(word: string): string[] {
  if (word.length < MIN_LETTERS || !PLAIN_WORD.test(word)) return [];
  return ENDINGS.flatMap(([plural, singulars]) =>
    plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
  ).filter((singular) => singular.length >= MIN_LETTERS - 1);
}
