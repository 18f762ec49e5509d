import { editDistance } from "../text/edit-distance.ts";
import { englishNames, leadingNames, nameKey } from "./country-names.ts";

const MIN_CORRECTED_LETTERS = 5;
const MIN_LETTERS_OF_TWO_EDITS = 9;
const MIN_JUMBLED_LETTERS = 7;
/** The minimum for names in other languages: there are many, and some resemble those of other countries. */
const MIN_FOREIGN_LETTERS = 6;
/** No country's name is longer. */
const MAX_LETTERS = 60;

/**
 * The alpha-2 code of a misspelt country name: one edit from an English name (two from 9 letters; a swap is one edit), an anagram of one
 * between its first and last letter that differs in at most one letter, or one edit from a name in a common language. Undefined if two
 * countries are equally close.
 */
export function correctedCountryCodeOf(text: string): string | undefined {
  const key = nameKey(text);
  if (key.length < MIN_CORRECTED_LETTERS || key.length > MAX_LETTERS) return undefined;
  const names = englishNames();
  const exact = names.get(key);
  if (exact !== undefined) return exact;
  for (let edits = 1; edits <= 2; edits++) {
    const nearest = uniqueCode(names, (name) => edits <= allowedEdits(name) && editDistance(key, name, edits) <= edits);
    if (nearest !== "none") return nearest === "several" ? undefined : nearest;
  }
  const jumbled = uniqueCode(names, (name) => isJumbled(key, name));
  if (jumbled !== "none") return jumbled === "several" ? undefined : jumbled;
  if (key.length < MIN_FOREIGN_LETTERS) return undefined;
  const isNear = (name: string) => name.length >= MIN_FOREIGN_LETTERS && editDistance(key, name, 1) <= 1;
  const foreign = uniqueCode(leadingNames(), isNear);
  return foreign === "none" || foreign === "several" ? undefined : foreign;
}

function allowedEdits(name: string): number {
  if (name.length >= MIN_LETTERS_OF_TWO_EDITS) return 2;
  return name.length >= MIN_CORRECTED_LETTERS ? 1 : 0;
}

function uniqueCode(
  names: ReadonlyMap<string, string>,
  isNear: (name: string) => boolean,
): string | "none" | "several" {
  let found: string | "none" = "none";
  for (const [name, code] of names) {
    if (code === found || !isNear(name)) continue;
    if (found !== "none") return "several";
    found = code;
  }
  return found;
}

/** The same letters except one, in another order between the same first and last. */
function isJumbled(key: string, name: string): boolean {
  if (name.length < MIN_JUMBLED_LETTERS || Math.abs(key.length - name.length) > 1) return false;
  if (key[0] !== name[0] || key.at(-1) !== name.at(-1)) return false;
  const counts = new Map<string, number>();
  for (const letter of key) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of name) counts.set(letter, (counts.get(letter) ?? 0) - 1);
  let differences = 0;
  for (const count of counts.values()) differences += Math.abs(count);
  return differences <= 1;
}
