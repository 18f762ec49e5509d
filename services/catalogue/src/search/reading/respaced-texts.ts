/** Longer texts are not respaced. */
const MAX_WORDS = 6;
/** The minimum letters of each part of a split word: "coffeeshop". */
const MIN_PART_LETTERS = 3;
const MAX_SPLIT_LETTERS = 16;

/** The text with each pair of neighbouring words joined in turn: "mc donalds" as "mcdonalds". */
export function joinedTexts(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(" "));
}

/** A one-word text split at every letter: "coffeeshop" as "coffee shop". */
export function splitTexts(text: string): string[] {
  const letters = [...text];
  if (/\s/.test(text) || letters.length > MAX_SPLIT_LETTERS) return [];
  const texts: string[] = [];
  for (let at = MIN_PART_LETTERS; at <= letters.length - MIN_PART_LETTERS; at++) {
    texts.push(`${letters.slice(0, at).join("")} ${letters.slice(at).join("")}`);
  }
  return texts;
}
