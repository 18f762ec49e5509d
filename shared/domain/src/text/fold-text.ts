/** Letters that Unicode does not decompose but readers treat as these. */
const LOOSE_LETTERS: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŋ: "n",
  ĸ: "k",
  ŧ: "t",
};
const LOOSE_PATTERN = /[ıßøæœłđðþħŋĸŧ]/gu;
const MARKS_PATTERN = /\p{M}+/gu;
const SPACE_PATTERN = /[\s\p{Cf}]+/gu;
/** In such a text only case and spaces need folding. */
const PLAIN_PATTERN = /^[ -~]*$/;
const SPACES_PATTERN = / {2,}/g;

/**
 * The form in which texts are compared: compatibility forms, case, accents and loose letters folded, single spaces. Scripts stay: folding
 * is not transliteration. Idempotent.
 */
export function foldText(text: string): string {
  if (PLAIN_PATTERN.test(text)) return text.toLowerCase().replace(SPACES_PATTERN, " ").trim();
  return text
    .normalize("NFKD")
    .replace(MARKS_PATTERN, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS_PATTERN, "")
    .replace(LOOSE_PATTERN, (letter) => LOOSE_LETTERS[letter] ?? letter)
    .normalize("NFC")
    .replace(SPACE_PATTERN, " ")
    .trim();
}
