import { remember } from "../../bounded-cache.ts";
import { foldText } from "../../text/fold-text.ts";
import { hasAddress } from "./business-identity.ts";
import type { Comparable } from "./comparable.ts";
import { isMisspelt } from "./names/misspelling.ts";

/** "same_text": one street, without a number in either. */
export type AddressMatch = "same_number" | "same_text" | "other" | "unknown";

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const PART_END = /[,;|/()$*\n]+/;
const MIN_CODE_DIGITS = 3;
const DIGITS = /\d+/g;
/** In a word cut short. */
const MOST_SHORT_LETTERS = 4;
const DIGIT = /\d/;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;
const ORDINALS = / \d+(?:st|nd|rd|th)(?= )/g;
/** "北150米": how far from a crossing. */
const METRES = /\d+米/gu;
/** Of the houses of one business, not of blocks as in "1-12-32". */
const RANGE = /(?<![\d-])(\d+) ?[-–] ?(\d+)(?![\d-])/gu;
const MOST_HOUSES = 10;
const CACHED_ADDRESSES = 5_000;
const CACHED_TEXTS = 10_000;

/** By their short forms, folded. */
const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  "st:street rd:road ave:avenue,av,avenida,avda blvd:boulevard,bulvari,bulvar,blv,bl dr:drive ln:lane hwy:highway sq:square pl:place,plaza cad:cadde,caddesi,cd sok:sokak,sokagi,sk mah:mahallesi,mahalle c:calle r:rua,rue v:via pkwy:parkway ct:court ter:terrace cres:crescent ctr:center,centre,cntr n:north s:south e:east w:west 1st:first 2nd:second 3rd:third 4th:fourth 5th:fifth 6th:sixth 7th:seventh 8th:eighth 9th:ninth 10th:tenth"
    .split(" ")
    .flatMap((line) => {
      const [short = "", ...long] = line.split(/[:,]/);
      return long.map((word) => [word, short] as const);
    }),
);
const STREET_AT_END = /(?<=\p{L}{2})(?:strasse|straat)$/u;
const NUMBER_WORDS = new Set(["no", "nr", "num", "numara"]);
/** Two streets with the same name differ by these, unless one of them lacks its own. */
const KINDS_OF_STREET = new Set("st rd ave blvd dr ln hwy sq pl cad sok c r v pkwy ct ter cres".split(" "));
const HOUSE = /\p{Script=Han}{2}[路街道巷弄]\d+(?:[段巷弄]\d+)*/u;
const NO_CITIES: ReadonlySet<string> = new Set();
const COMPASS = new Set(["n", "s", "e", "w", "ne", "nw", "se", "sw"]);

/** Two addresses agree if one street is in both, and differ if each has a number that the other lacks. */
export function compareAddresses(row: Comparable, known: Comparable): AddressMatch {
  const left = wordsOf(row.street ?? row.fullAddress);
  const right = wordsOf(known.street ?? known.fullAddress);
  if (left === "" || right === "") return "unknown";
  const [house, other] = [houseOf(left), houseOf(right)];
  if (house !== undefined && other !== undefined) return house === other ? "same_number" : "other";
  const isNamed =
    (row.street !== undefined && right.includes(left)) || (known.street !== undefined && left.includes(right));
  const numbers = numbersOf(left, row);
  const others = numbersOf(right, known);
  const common = numbers.filter((number) => others.includes(number));
  if (left === right || isNamed) {
    if (common.length > 0) return "same_number";
    return left === right && hasAddress(row) ? "same_text" : "unknown";
  }
  const isOther = numbers.some((each) => !others.includes(each)) && others.some((each) => !numbers.includes(each));
  if (isOther) return "other";
  if (common.length > 0) return haveStreetInCommon(row, known, common) ? "same_number" : "unknown";
  const isNumbered = numbers.length > 0 || others.length > 0;
  return !isNumbered && haveStreetInCommon(row, known, []) ? "same_text" : "unknown";
}

/** Of a Chinese address, whose other numbers are of floors and rooms: the end of the street's name, and the number. */
function houseOf(words: string): string | undefined {
  return HOUSE.exec(words)?.[0];
}

/** Beside one of the numbers, if there are any. */
function haveStreetInCommon(row: Comparable, known: Comparable, numbers: readonly string[]): boolean {
  const cities = new Set([row, known].flatMap(({ city }) => wordsOf(city).trim().split(" ")));
  const isStreet = (part: AddressPart, at: number) =>
    numbers.length === 0
      ? at === 0 || part.words.some((word) => KINDS_OF_STREET.has(word))
      : part.numbers.some((number) => numbers.includes(number));
  const streetsOf = ({ street, fullAddress }: Comparable) => partsOf(street ?? fullAddress ?? "").filter(isStreet);
  const others = streetsOf(known);
  return streetsOf(row).some(({ words }) =>
    others.some((other) => {
      const areOfCity = isNamedAfter(cities, words) && isNamedAfter(cities, other.words);
      return isSameStreet(words, other.words, areOfCity ? NO_CITIES : cities);
    }),
  );
}

/** As the boulevard of Las Vegas is. */
function isNamedAfter(cities: ReadonlySet<string>, words: readonly string[]): boolean {
  const isKind = (word: string) => KINDS_OF_STREET.has(word);
  return words.some(isKind) && words.every((word) => cities.has(word) || isKind(word) || COMPASS.has(word));
}

/** One name contains the other, or they differ in what one of them leaves out: the kind of street or the point of the compass. */
function isSameStreet(left: readonly string[], right: readonly string[], cities: ReadonlySet<string>): boolean {
  const isIn = (word: string, others: readonly string[]) =>
    others.some((other) => other === word || isMisspelt(other, word) || isShortened(other, word));
  const isTelling = (word: string) =>
    word.length > 2 && !KINDS_OF_STREET.has(word) && !COMPASS.has(word) && !cities.has(word);
  if (left.join("") === right.join("")) return left.some(isTelling);
  if (!left.some((word) => isTelling(word) && right.some((other) => other === word || isMisspelt(other, word))))
    return false;
  const rest = left.filter((word) => !isIn(word, right) && !cities.has(word));
  const others = right.filter((word) => !isIn(word, left) && !cities.has(word));
  if (rest.length === 0 || others.length === 0) return !bothHave(rest, others, COMPASS);
  const isLoose = (word: string) => KINDS_OF_STREET.has(word) || COMPASS.has(word);
  return [...rest, ...others].every(isLoose) && ![KINDS_OF_STREET, COMPASS].some((set) => bothHave(rest, others, set));
}

/** "Dr" for "Doutor", "P" for "Pietro": the letters of the short word in their order, from the first. */
function isShortened(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length > MOST_SHORT_LETTERS || short[0] !== long[0] || COMPASS.has(short) || DIGIT.test(long)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function bothHave(left: readonly string[], right: readonly string[], set: ReadonlySet<string>): boolean {
  return left.some((word) => set.has(word)) && right.some((word) => set.has(word));
}

interface AddressPart {
  words: readonly string[];
  numbers: readonly string[];
}

/** Between commas, without its numbers; a number alone belongs to the next part, or to the one before. */
const partsOf = remember((address: string): readonly AddressPart[] => {
  const parts: AddressPart[] = [];
  let before: string[] = [];
  for (const text of address.split(PART_END)) {
    const all = wordsOf(text).trim().split(" ");
    const words = all.filter((word) => word !== "" && (!DIGIT.test(word) || ORDINAL.test(word)));
    const numbers = all.flatMap((word) => (ORDINAL.test(word) ? [] : (word.match(DIGITS) ?? [])));
    if (words.length > 0) {
      parts.push({ words, numbers: [...before, ...numbers] });
      before = [];
    } else before.push(...numbers);
  }
  const last = parts.pop();
  if (last !== undefined) parts.push({ words: last.words, numbers: [...last.numbers, ...before] });
  return parts;
}, CACHED_ADDRESSES);

/** Folded words, each between spaces; those for streets in one spelling, none for "number", and each house of a range. */
const spell = remember((text: string): string => {
  const words = foldText(text).replace(METRES, " ").replace(RANGE, spellRange).replace(NO_WORD, " ").trim();
  if (words === "") return "";
  const plain = words
    .split(" ")
    .map((word) => STREET_WORDS.get(word) ?? word.replace(STREET_AT_END, "str"))
    .filter((word) => !NUMBER_WORDS.has(word));
  return ` ${plain.join(" ")} `;
}, CACHED_TEXTS);

function spellRange(range: string, first: string, last: string): string {
  const more = Number(last) - Number(first);
  if (more < 1 || more >= MOST_HOUSES) return range;
  return Array.from({ length: more + 1 }, (_, at) => Number(first) + at).join(" ");
}

function wordsOf(text: string | undefined): string {
  return text === undefined ? "" : spell(text);
}

/** Without the postal code, which a whole town shares. Its short numbers, as in "BS1 5LJ", are house numbers elsewhere. */
function numbersOf(words: string, { postalCode }: Comparable): string[] {
  const code = wordsOf(postalCode);
  const others = (code === "" ? words : words.replaceAll(code, " ")).replace(ORDINALS, " ");
  const postal = (postalCode?.match(DIGITS) ?? []).filter((digits) => digits.length >= MIN_CODE_DIGITS);
  return (others.match(DIGITS) ?? []).filter((digits) => !postal.includes(digits));
}
