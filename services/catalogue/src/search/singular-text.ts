const MIN_LETTERS = 4;
const PLAIN_WORD = /^[a-z]+$/i;
/** What is no plural for all its last letter: "glass", "bus", "tennis". */
const NO_PLURAL = /(?:ss|us|is|as|os)$/i;
/** "bakeries", "churches", "boxes", "dentists". */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/i, "y"],
  [/(?<=ch|sh|x|ss|zz)es$/i, ""],
  [/s$/i, ""],
];

/** The text with each English plural in its singular: categories are named in it. What is none stays as it is. */
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
