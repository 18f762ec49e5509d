/** A shorter name is one typo from too many others. */
const MIN_LETTERS = 4;
const MAX_LETTERS = 32;
const ALPHABETS: readonly (readonly [script: RegExp, letters: string])[] = [
  [/^[a-z ]+$/, "abcdefghijklmnopqrstuvwxyz"],
  [/^[\u0400-\u04ff ]+$/, "абвгдежзийклмнопрстуфхцчшщъыьэюяіїє"],
  [/^[\u0370-\u03ff ]+$/, "αβγδεζηθικλμνξοπρστυφχψω"],
  [/^[\u0600-\u06ff ]+$/, "ابتثجحخدذرزسشصضطظعغفقكلمنهويىة"],
  [/^[\u0590-\u05ff ]+$/, "אבגדהוזחטיכלמנסעפצקרשת"],
];

/** All texts that differ from a folded name by one letter missing, added, wrong or swapped, other than its first, up to the last given. */
export function oneTypoFrom(name: string, lastLetter = MAX_LETTERS): string[] {
  const letters = [...name];
  const alphabet = ALPHABETS.find(([script]) => script.test(name))?.[1];
  if (alphabet === undefined || letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return [];
  const texts = new Set<string>();
  const add = (...parts: readonly (readonly string[])[]) => texts.add(parts.flat().join(""));
  for (let at = 1; at <= letters.length && at < lastLetter; at++) {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    for (const letter of alphabet) add(before, [letter], letters.slice(at));
    const [own, next] = [letters[at], letters[at + 1]];
    if (own === undefined) continue;
    add(before, after);
    if (next !== undefined) add(before, [next, own], letters.slice(at + 2));
    for (const letter of alphabet) add(before, [letter], after);
  }
  texts.delete(name);
  return [...texts];
}
