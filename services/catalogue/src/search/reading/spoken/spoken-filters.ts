import type { OpenTime } from "@meridian/contracts/search/open-time";
import { amenityNames } from "@meridian/domain/businesses/amenities/amenity-slugs";
import { wordsOf } from "@meridian/domain/text/search-words";
import { DAYS, QUERY_WORDS, typedWords, UNSPACED_DAYS } from "../words/query-words.ts";
import { createPhraseReader } from "./spoken-phrases.ts";

/** Longer texts are not examined for filters. */
const MAX_WORDS = 24;

/** Amenities and opening times named beside the subject: "café mit terrasse", "bakery open on sunday". */
export interface SpokenFilters {
  /** The text without them. */
  text: string;
  /** Slugs. */
  amenities: string[];
  open: OpenTime | undefined;
  isOpenNow: boolean;
}

type Meaning = { amenity: string } | { time: OpenTime | "now" };

const PHRASES = createPhraseReader<Meaning>([
  ...[...amenityNames()].map(([name, amenity]): [string, Meaning] => [name, { amenity }]),
  ...(["always", "late", "now"] as const).flatMap((time) =>
    QUERY_WORDS[time].map((phrase): [string, Meaning] => [phrase, { time }]),
  ),
]);
const BEFORE = keySet(QUERY_WORDS.before);
const BEHIND = keySet(QUERY_WORDS.behind);
const OPEN = keySet(QUERY_WORDS.open);
const MOMENTS = keySet(QUERY_WORDS.moment);
const JOINTS = keySet(QUERY_WORDS.joint);
const PARTS = keySet(QUERY_WORDS.dayPart);
const DAYS_ALONE = keySet(DAYS.flatMap((day) => QUERY_WORDS[`${day}s`]));
const DAY_BY_KEY = new Map(
  DAYS.flatMap((day) => [...keySet([...QUERY_WORDS[day], ...QUERY_WORDS[`${day}s`]])].map((key) => [key, day])),
);

/** Undefined if the text names none. Names contain such words too: the caller first checks whether the text has another known meaning. */
export function readFilters(typed: string): SpokenFilters | undefined {
  const { rest, days } = takeUnspacedDays(typed);
  const { text, meanings } = PHRASES.takeUnspaced(rest);
  const words = typedWords(text);
  if (words.length > MAX_WORDS) return undefined;
  const keys = words.map((word) => wordsOf(word).join(" "));
  const taken = new Set<number>();
  for (const { meaning, from, to } of PHRASES.find(words)) {
    meanings.push(meaning);
    for (let at = from; at < to; at++) taken.add(at);
    takeAround(keys, taken, { from, to });
  }
  for (const day of takeDays(keys, taken)) days.push(day);
  const isOpenSaid = takeOpenWords(keys, taken);
  const times = [...days, ...meanings.flatMap((meaning) => ("time" in meaning ? [meaning.time] : []))];
  const open = times.find((time) => time !== "now");
  const filters: SpokenFilters = {
    text: words.filter((_, at) => !taken.has(at)).join(" "),
    amenities: [...new Set(meanings.flatMap((meaning) => ("amenity" in meaning ? [meaning.amenity] : [])))],
    open,
    isOpenNow: open === undefined && (isOpenSaid || times.includes("now")),
  };
  return filters.amenities.length === 0 && open === undefined && !filters.isOpenNow ? undefined : filters;
}

function takeUnspacedDays(text: string): { rest: string; days: OpenTime[] } {
  const days: OpenTime[] = [];
  const rest = UNSPACED_DAYS.reduce(
    (left, [pattern, letters]) =>
      left.replace(pattern, (_, letter: string) => {
        const day = DAYS[[...letters].indexOf(letter)];
        if (day !== undefined) days.push(day);
        return " ";
      }),
    text,
  );
  return { rest, days };
}

/** Also removes the linking words around a phrase. */
function takeAround(keys: readonly string[], taken: Set<number>, { from, to }: { from: number; to: number }): void {
  for (let at = from - 1; at >= 0 && BEFORE.has(keys[at] ?? ""); at--) taken.add(at);
  for (let at = to; BEHIND.has(keys[at] ?? ""); at++) taken.add(at);
}

/** The days on which a business should be open, with the linking words around them. */
function takeDays(keys: readonly string[], taken: Set<number>): OpenTime[] {
  const isOpenSaid = keys.some((key) => OPEN.has(key));
  const found: OpenTime[] = [];
  for (const [at, key] of keys.entries()) {
    const day = DAY_BY_KEY.get(key);
    if (day === undefined || taken.has(at) || !(isOpenSaid || DAYS_ALONE.has(key))) continue;
    found.push(day);
    taken.add(at);
    for (let word = at - 1; JOINTS.has(keys[word] ?? ""); word--) taken.add(word);
    let next = at + 1;
    while (PARTS.has(keys[next] ?? "")) taken.add(next++);
    let behind = next;
    while (JOINTS.has(keys[behind] ?? "")) behind++;
    if (OPEN.has(keys[behind] ?? "")) for (let word = next; word < behind; word++) taken.add(word);
  }
  return found;
}

/** Also removes "now" beside them. */
function takeOpenWords(keys: readonly string[], taken: Set<number>): boolean {
  let isSaid = false;
  for (const [at, key] of keys.entries()) {
    if (taken.has(at) || !OPEN.has(key)) continue;
    taken.add(at);
    isSaid = true;
    for (let word = at - 1; MOMENTS.has(keys[word] ?? ""); word--) taken.add(word);
    for (let word = at + 1; MOMENTS.has(keys[word] ?? ""); word++) taken.add(word);
  }
  return isSaid;
}

/** The words in the form in which texts are compared. */
function keySet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => wordsOf(word).join(" ")));
}
