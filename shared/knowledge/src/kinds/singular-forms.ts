const PLAIN_WORD = /^[a-z]+$/;
const MIN_LETTERS = 4;
export type Endings = readonly (readonly [plural: RegExp, singulars: readonly string[]])[];

/** Plural endings, as `foldText` spells them, in the languages with the most directories; longest first. */
const ENDINGS: Endings = [
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
  return PLAIN_WORD.test(word) ? formsOf(word, ENDINGS) : [];
}

/** The words with the last or first in another form. */
export function withFormsAtEnds(words: readonly string[], formsAt: (word: string) => readonly string[]): string[][] {
  const last = formsAt(words.at(-1) ?? "").map((form) => [...words.slice(0, -1), form]);
  const first = words.length < 2 ? [] : formsAt(words[0] ?? "").map((form) => [form, ...words.slice(1)]);
  return [...last, ...first];
}

/** What the first known form means; empty if none is known. */
export function firstFound<T>(
  forms: readonly (readonly string[])[],
  find: (form: readonly string[]) => readonly T[],
): readonly T[] {
  for (const form of forms) {
    const found = find(form);
    if (found.length > 0) return found;
  }
  return [];
}

/** The word with the singulars of each plural ending. */
export function formsOf(word: string, endings: Endings): string[] {
  if (word.length < MIN_LETTERS) return [];
  return endings
    .flatMap(([plural, singulars]) =>
      plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
    )
    .filter((singular) => singular.length >= MIN_LETTERS - 1);
}
