import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { editDistance } from "../../shared/domain/src/text/edit-distance.ts";
import { slugify } from "../../shared/domain/src/text/slug.ts";
import { placeKeyOf } from "../../shared/knowledge/src/places/place-key.ts";
import { readTable } from "../../shared/platform/src/read-table.ts";

/** A city with this many times the people of another keeps a name unlike its own: Peking is not the town in Illinois. */
const TIMES_A_LIKE_NAME = 20;
/** Of one that is half of the other's name, or added to it by hand: Bienne is Biel/Bienne, not Vienna. */
const TIMES_AN_OWN_NAME = 50;
/** Only names in these scripts are compared: keys of Indic ones lack vowels, and Chinese characters are read otherwise in Japan. */
const COMPARED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\s]+$/u;
/** Of a city that keeps its own name alone unless others pronounce theirs alike: Sakata is not Jakarta, but Florencia also Florence. */
const PEOPLE_OF_A_CITY = 100_000;
/** Words of signs and shops that some language calls a city: "soul" is Seoul in Czech. */
const WORDS = new Set(
  readTable(pathToFileURL(join(import.meta.dirname, "words-like-cities.tsv")), ["word"]).map(({ word }) => word),
);
const HALVES = /\s*\/\s*|\s+-\s+/;
const LETTERS_OF_A_WORD = 4;
/** Letters that stand for one sound in some language or transliteration. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, "f"],
  [/[aeiouyhwj]/g, ""],
  [/[ckqgx]/g, "k"],
  [/[zs]/g, "s"],
  [/[vbpf]/g, "v"],
  [/[dt]/g, "t"],
  [/[mn]/g, "n"],
  [/[lr]/g, "r"],
  [/(.)\1+/g, "$1"],
];

export interface NamedCity {
  name: string;
  population: number;
  /** The keys of all its names. */
  keys: ReadonlySet<string>;
  /** Keys of names that were added by hand. */
  ownKeys: ReadonlySet<string>;
}

/**
 * Takes from each city, largest first, the names that rather mean another one: sources also list former names and nicknames. A name unlike
 * the city's own is lost to a city that it is like: Ставрополь is Stavropol, though Tolyatti was once called so.
 */
export function withoutDisputedNames(cities: readonly NamedCity[]): ReadonlySet<string>[] {
  const byKey = new Map<string, NamedCity[]>();
  for (const city of cities) {
    for (const key of city.keys) byKey.set(key, [...(byKey.get(key) ?? []), city]);
  }
  return cities.map(
    (city) => new Set([...city.keys].filter((key) => !isRatherAnother(key, city, byKey.get(key) ?? []))),
  );
}

function isRatherAnother(key: string, city: NamedCity, called: readonly NamedCity[]): boolean {
  if (WORDS.has(key)) return !isOwnName(key, city);
  if (called.length < 2 || !COMPARED.test(key) || isOwnName(key, city)) return false;
  const others = called.filter((other) => other !== city);
  if (others.some((other) => isLargeEnough(other, city, TIMES_AN_OWN_NAME) && isAddedName(key, other))) return true;
  const isOfCity = (other: NamedCity) => other.population >= PEOPLE_OF_A_CITY && placeKeyOf(other.name) === key;
  if (others.some(isOfCity) && !soundsLike(key, city.name)) return true;
  const likely = others.filter((other) => isLargeEnough(other, city, TIMES_A_LIKE_NAME));
  return likely.length > 0 && !isLike(key, city.name) && likely.some((other) => isLike(key, other.name));
}

const isLargeEnough = (other: NamedCity, city: NamedCity, times: number) => other.population * times >= city.population;

function isOwnName(key: string, city: NamedCity): boolean {
  return placeKeyOf(city.name) === key || isAddedName(key, city);
}

/** Half of a double name, or a name added by hand. */
function isAddedName(key: string, { name, ownKeys }: NamedCity): boolean {
  const halves = name.split(HALVES);
  return ownKeys.has(key) || (halves.length > 1 && halves.some((half) => placeKeyOf(half) === key));
}

/** Whether two names may be one in different languages: by their letters, or by their consonants. */
export function isLike(one: string, other: string): boolean {
  const words = slugify(other).split("-");
  const [left, right] = [lettersOf(one), words.join("")];
  if (words.some((word) => word.length >= LETTERS_OF_A_WORD && left.startsWith(word))) return true;
  if (left.length >= LETTERS_OF_A_WORD && right.includes(left)) return true;
  if (isWithin(left, right, Math.max(left.length, right.length) / 3)) return true;
  const [sounds, others] = [soundsOf(left), soundsOf(right)];
  if (sounds === "" || others === "") return left[0] === right[0];
  if (others.startsWith(sounds) || sounds.startsWith(others)) return true;
  return isWithin(sounds, others, Math.min(sounds.length, others.length) / 3);
}

/** Whether a name has the words or the consonants of another. */
function soundsLike(one: string, other: string): boolean {
  const [left, right] = [soundsOf(lettersOf(one)), soundsOf(lettersOf(other))];
  const [name, longer] = [placeKeyOf(other), one].toSorted((a, b) => a.length - b.length).map((key) => ` ${key} `);
  return right.startsWith(left) || left.startsWith(right) || longer?.includes(name ?? "") === true;
}

function isWithin(one: string, other: string, distance: number): boolean {
  const limit = Math.floor(distance);
  return editDistance(one, other, limit) <= limit;
}

const lettersOf = (name: string): string => slugify(name).replaceAll("-", "");

function soundsOf(letters: string): string {
  return SOUNDS.reduce((left, [pattern, sound]) => left.replace(pattern, sound), letters.replace(/[^a-z]/g, ""));
}
