const MIN_LETTERS = 4;
const PLAIN_WORD = /^[a-z]+$/i;
/** Not plural despite the final letter: "glass", "bus", "tennis". */
const NO_PLURAL = /(?:ss|us|is|as|os)$/i;
/** "bakeries", "churches", "boxes", "dentists". */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/i, "y"],
  [/(?<=ch|sh|x|ss|zz)es$/i, ""],
  [/s$/i, ""],
];

/** The text with English plurals in the singular, as categories are named. Other words stay. */
export function singularText(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => singularOf(word))
    .join("");
}

function singularOf(word: string): string {
  if (word.length < MIN_LETTERS || !PLAIN_WORD.test(word) || NO_PLURAL.test(word)) return word;
  const ending = ENDINGS.find(([plural]) => plural.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}
