import { countryOfCity, knowledgeAtHand, LARGE_CITY } from "../../../../normalise/places/known-cities.ts";
import { namesKind } from "../../../../normalise/values/category-names.ts";

const MIN_KIND_CHARS = 3;
const MAX_WORDS = 8;

/** Whether the city usually meant by a name is so large that the name alone distinguishes it from a word. */
export function namesLargeCity(text: string): boolean {
  return countryOfCity(text, LARGE_CITY) !== undefined;
}

/** Whether a position is within a city's reach. */
export function isInReachOfCity(latitude: number, longitude: number): boolean {
  return knowledgeAtHand().places.cityAt({ latitude, longitude }) !== undefined;
}

export function namesRegion(text: string): boolean {
  return knowledgeAtHand().places.regionsNamed(text).length > 0;
}

/** Whether one of the words names a kind of business: "Hotel Adler", "Kreuz Apotheke". */
export function hasKindWord(text: string): boolean {
  const words = text.split(/[\s,.&'’()/-]+/u).filter((word) => word.length >= MIN_KIND_CHARS);
  return words.length > 1 && words.slice(0, MAX_WORDS).some(namesKind);
}
