import { isUnspaced, wordsOf } from "@meridian/domain/text/search-words";

export const MAX_UNITS = 40;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;
const BESIDE_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

export interface Unit {
  text: string;
  /** It stands apart from the one before. */
  isApart: boolean;
}

/** Words, and each character of scripts that write without spaces. */
export function unitsOf(name: string): Unit[] {
  return wordsOf(name.replaceAll("_", " ").replace(HUMP, " ").replace(BESIDE_DIGITS, " ")).flatMap((word) =>
    isUnspaced(word) ? Array.from(word, (text, at) => ({ text, isApart: at === 0 })) : [{ text: word, isApart: true }],
  );
}

export function textOf(units: readonly Unit[], start: number, end: number): string {
  return units
    .slice(start, end)
    .map(({ text, isApart }, at) => (isApart && at > 0 ? ` ${text}` : text))
    .join("");
}

/** Whether a part of the name consists of what says nothing. */
export function fillers(
  units: readonly Unit[],
  isFilling: (text: string) => boolean,
): (start: number, end: number) => boolean {
  const known = new Map<string, boolean>();
  function isFiller(start: number, end: number): boolean {
    if (start === end) return true;
    const key = `${start}-${end}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let fills = false;
    for (let at = end; at > start && !fills; at--) fills = isFilling(textOf(units, start, at)) && isFiller(at, end);
    known.set(key, fills);
    return fills;
  }
  return isFiller;
}
