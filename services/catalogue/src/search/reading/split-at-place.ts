import { isUnspaced } from "@meridian/domain/text/search-words";
import { isFiller } from "./spoken-modifiers.ts";

/** The maximum words of a place without a preposition: "hotel new york city". */
const MAX_PLACE_WORDS = 3;
/** "Münih'te eczane". */
const TURKISH_CASE = /(?<=\p{L})['’](?:[dt][ae](?:ki)?|n[ıiuü]n|y[ae]|[ae])$/u;
/** At the start of a text these are articles or parts of names ("la", "mc", "can"), never a country or city. */
const CODE = /^[a-z]{2,3}$/i;
const NAMES_LIKE_CODES = new Set(["uk", "usa", "uae", "nyc", "rio"]);
/** Letters of a place in a script without spaces, and of the text that is split. */
const UNSPACED_PLACE_LETTERS = { min: 2, max: 8 };
const MAX_UNSPACED_LETTERS = 24;
/** Particles and praise between a place and what is there: "名古屋の不動産屋", "成都好吃的火锅店". */
const UNSPACED_JOINTS =
  /^(?:市内|周辺|周边|周邊|付近|附近|近く|にある|美味しい|おいしい|人気の|有名な|安い|おすすめの|好吃的|最好的|便宜的|平價|の|で|的|에서|에|의)+/u;
/** "餐廳推薦", "ร้านอาหารใน": "recommended" behind what is searched for, or "in" before a place. */
const BEHIND_UNSPACED = /(?:推薦|推荐|おすすめ|추천|ใน|ที่|แถว|ใกล้)$/u;

export interface PlaceSplit {
  place: string;
  /** The rest of the text. */
  text: string;
  /** The place stands before the rest. */
  isLeading?: boolean;
}

/** The places that either end of a text may name, longest first, each with the rest of the text. */
export function splitAtPlace(text: string): PlaceSplit[] {
  const words = text.split(/\s+/);
  const splits: PlaceSplit[] = [];
  for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count--) {
    splits.push({ place: words.slice(-count).join(" "), text: words.slice(0, -count).join(" ") });
    const leading = {
      place: words.slice(0, count).join(" ").replace(TURKISH_CASE, ""),
      text: words.slice(count).join(" "),
      isLeading: true,
    };
    const isWord = isCode(leading.place) && !isWrittenAsCode(leading);
    if (leading.text === "" || !(isWord || isFiller(leading.place))) splits.push(leading);
  }
  return words.length === 1 && isUnspaced(text) ? [...splits, ...splitUnspaced(text)] : splits;
}

export function isCode(place: string): boolean {
  return CODE.test(place) && !NAMES_LIKE_CODES.has(place.toLowerCase());
}

/** "LA dentists", but not "LA PIZZERIA". */
export function isWrittenAsCode({ place, text }: PlaceSplit): boolean {
  return place === place.toUpperCase() && text !== text.toUpperCase();
}

/** "札幌ラーメン" */
function splitUnspaced(run: string): PlaceSplit[] {
  const letters = [...run];
  if (letters.length > MAX_UNSPACED_LETTERS) return [];
  const splits: PlaceSplit[] = [];
  const longest = Math.min(UNSPACED_PLACE_LETTERS.max, letters.length - 1);
  for (let count = longest; count >= UNSPACED_PLACE_LETTERS.min; count--) {
    const behind = withoutEnds(letters.slice(count));
    if (behind !== "") splits.push({ place: letters.slice(0, count).join(""), text: behind });
    splits.push({ place: letters.slice(-count).join(""), text: withoutEnds(letters.slice(0, -count)) });
  }
  return splits;
}

function withoutEnds(letters: readonly string[]): string {
  return letters.join("").replace(UNSPACED_JOINTS, "").replace(BEHIND_UNSPACED, "");
}
