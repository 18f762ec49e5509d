/** Words at most of a text that is written otherwise. */
const MAX_WORDS = 6;
/** Of a word that may be two: "coffeeshop". */
const MIN_PART_LETTERS = 3;
const MAX_SPLIT_LETTERS = 16;

/** A text with two neighbouring words joined, each pair in turn: "mc donalds" as "mcdonalds". */
export function joinedTexts(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(" "));
}

/** A text of one word, split in two at every letter: "coffeeshop" as "coffee shop". */
export function splitTexts(text: string): string[] {
  const letters = [...text];
  if (/\s/.test(text) || letters.length > MAX_SPLIT_LETTERS) return [];
  const texts: string[] = [];
  for (let at = MIN_PART_LETTERS; at <= letters.length - MIN_PART_LETTERS; at++) {
    texts.push(`${letters.slice(0, at).join("")} ${letters.slice(at).join("")}`);
  }
  return texts;
}
