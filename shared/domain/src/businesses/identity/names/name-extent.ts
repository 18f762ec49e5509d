import type { NameParts } from "./name-parts.ts";
import { PARTS, SIDES, WHOLES } from "./name-words.ts";

const MIN_INITIALS = 3;

/**
 * What the longer of two names adds to the shorter one. "longer": a place behind a mark, or words between the first and the last. "start":
 * words behind it. "end": words before it. "behind": words before it, with a mark between. "place": any, but the shorter name is that of a
 * whole, whose tenants and parts bear its name as well.
 */
export type NameExtent = "longer" | "start" | "end" | "behind" | "place";

export function extentOf(left: NameParts, right: NameParts): NameExtent | undefined {
  const [text, other] = [left.words.join(""), right.words.join("")];
  const isLeftShort = text.length < other.length || (text.length === other.length && left.sections.length === 0);
  const [short, long, name] = isLeftShort ? [left, right, text] : [right, left, other];
  const isOfWhole = WHOLES.has(short.words.at(-1) ?? "");
  if (isHead(name, long.sections)) return isOfWhole ? "start" : "longer";
  if (isAround(short.words, long.words) || isUnderInitials(short, long)) return "longer";
  if (standsBehind(short, long)) return "behind";
  if (isOfWhole) return "place";
  const rest = long.words.filter((word) => !short.words.includes(word));
  if (rest.some((word) => WHOLES.has(word) || PARTS.has(word) || SIDES.has(word))) return undefined;
  if (long.words.slice(-short.words.length).join("") === name) return "end";
  return short.words.every((word, at) => word === long.words[at]) ? "start" : undefined;
}

/** "ELS - Edinburgh Language School". */
function isUnderInitials({ words }: NameParts, { words: [first = "", ...rest] }: NameParts): boolean {
  const initials = words.map((word) => word[0]).join("");
  return initials.length >= MIN_INITIALS && first === initials && rest.join("") === words.join("");
}

/** "Spa @ Luna Hotel" has "Luna Hotel" and "Luna Hotel (Harbour)" behind its mark. */
function standsBehind(short: NameParts, long: NameParts): boolean {
  const [head, ...tails] = long.sections.map((words) => words.join(""));
  const name = (short.sections[0] ?? short.words).join("");
  return head !== name && tails.includes(name);
}

function isHead(name: string, sections: NameParts["sections"]): boolean {
  let head = "";
  for (const words of sections.slice(0, -1)) {
    head += words.join("");
    if (head === name) return true;
  }
  return false;
}

/** "Luna Thai Kitchen" is around the words that "Luna Authentic Thai Kitchen" adds. */
function isAround(short: readonly string[], long: readonly string[]): boolean {
  if (short.length < 2 || short.length >= long.length) return false;
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const word of long) if (word === short[at]) at++;
  return at === short.length;
}
