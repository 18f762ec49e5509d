import { readWordLists } from "@meridian/platform/read-table";

/** The kinds meant by visitors who ask where to eat, stay or drink. */
export const REQUESTED_KINDS = ["restaurant", "hotel", "bar"] as const;
export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/**
 * What visitors say beside the subject of a search:
 * - `filler`: how they search, not what for. `detail`: what they want to know about a business they name: "hiltl speisekarte".
 * - `openNow` and `nearMe`; `restaurant`, `hotel` and `bar`: phrases that ask for these kinds, such as "where to eat".
 * - `open`; beside a kind alone it means now: "açık eczane". `moment`: words next to it for now or today: "aperta adesso".
 * - The name of a day, which counts beside "open", and under its plural what implies opening by itself: "bäckerei sonntags".
 * - `joint`: what stands between a day and "open", and before both. `dayPart`: what stands after a day; open in the morning counts as open
 *   that day.
 * - `always`, `late`, `now`: whole phrases.
 * - `before` and `behind`: what links an amenity to its business: "with wifi", "с верандой", "otoparkı olan".
 * - `near`: fillers that also accept the surroundings of a place. `unspacedBefore` and `unspacedBehind`: fillers around what is searched
 *   for in scripts without spaces: "名古屋の不動産屋", "大阪で床屋を探す", "ร้านอาหารใน".
 */
export const QUERY_WORDS = readWordLists(new URL("query-words.tsv", import.meta.url), [
  "filler",
  "detail",
  "openNow",
  "nearMe",
  ...REQUESTED_KINDS,
  "open",
  "moment",
  ...DAYS,
  ...DAYS.map((day) => `${day}s` as const),
  "joint",
  "dayPart",
  "always",
  "late",
  "now",
  "before",
  "behind",
  "near",
  "unspacedBefore",
  "unspacedBehind",
]);

/** Days with "open" in scripts without spaces, and the letter of each day. */
export const UNSPACED_DAYS: readonly (readonly [pattern: RegExp, days: string])[] = [
  [
    /([月火水木金土日])曜日?(?:に|も|の)?\s*(?:診療|営業|開い|やって|オープン)(?:している|ている|ている|る|中)?の?/u,
    "月火水木金土日",
  ],
  [/(?:周|星期|礼拜|週)([一二三四五六日])(?:也)?\s*(?:营业|开门|开放|營業|开)的?/u, "一二三四五六日"],
  [/(?:周|星期|礼拜|週)(天)(?:也)?\s*(?:营业|开门|开放|營業|开)的?/u, "一二三四五六天"],
  [/([월화수목금토일])요일(?:에)?도?\s*(?:영업|여는|오픈|문\s*여는)(?:하는)?/u, "월화수목금토일"],
];

/** The words of a text, as typed. */
export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
