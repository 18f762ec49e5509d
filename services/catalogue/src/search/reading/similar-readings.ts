import { foldText } from "@meridian/domain/text/fold-text";
import { findCity, isLargeCity } from "./places/find-places.ts";
import type { LocationMatch } from "./places/resolve-location.ts";
import { splitAtPlace } from "./places/split-at-place.ts";
import { isName, mayNamePlace, placed, type TypedQuery } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import type { UnspokenPlace } from "./respaced-readings.ts";
import { QUOTES } from "./spoken/spoken-modifiers.ts";
import { kindOrBrand, kindsWithin, kindWithin, placesAround } from "./words/kind-within.ts";
import { typedWords } from "./words/query-words.ts";

/** Longer texts are not examined for misspelt places. */
const MAX_WORDS = 5;
/** A shorter text that the index corrects is not compared with kinds. */
const MIN_CORRECTED_LETTERS = 5;
/** Places beside a kind that are looked up in other spellings. */
const MAX_PLACES = 3;

/**
 * For a text that no business in a place has: the kinds and brands that it may be a misspelling or an inflected form of ("farmaci tirana",
 * "enoteche torino"), and large cities spelt almost like the place ("fleuriste marseile"). The index corrects words to those of its
 * documents alone, so its correction counts only if it is a business's name.
 */
export async function trySimilar<F extends Found>(
  query: TypedQuery,
  { plan, found }: ReadQuery<F>,
  { unspoken, options }: { unspoken: UnspokenPlace | undefined; options: ReadingOptions<F> },
): Promise<ReadQuery<F> | undefined> {
  const { total, correctedText } = found;
  if (QUOTES.test(query.q) || (total > 0 && correctedText === undefined)) return undefined;
  if (correctedText !== undefined && (await isName(options.businesses, correctedText))) return undefined;
  // A short name is like too many kinds.
  if (total > 0 && plan.text.length < MIN_CORRECTED_LETTERS) return undefined;
  const replaced = { ...plan, replacedText: plan.text };
  if (plan.place !== null) return firstFound(asKinds(replaced, plan.text, options), options);
  if (unspoken !== undefined) {
    const inPlace = { ...replaced, ...placed(plan.filters, unspoken.match) };
    return firstFound(asKinds(inPlace, unspoken.text, options), options);
  }
  const isMisread = correctedText !== undefined && replacesKind(plan.text, correctedText, options);
  return total > 0 && !isMisread ? undefined : tryMisspeltPlaces(query, replaced, options);
}

/** Whether a correction changes a word that names a kind: "modehaus essen" for "möbelhaus essne". */
function replacesKind<F extends Found>(text: string, correctedText: string, options: ReadingOptions<F>): boolean {
  const kind = kindWithin(text, options)?.kind;
  return kind !== undefined && !` ${foldText(correctedText)} `.includes(` ${foldText(kind)} `);
}

/** The plan with each text that the given one may stand for; none if it is a kind or brand as it stands. */
function asKinds<F extends Found>(plan: QueryPlan, text: string, options: ReadingOptions<F>): QueryPlan[] {
  if (kindOrBrand(text, options) !== undefined) return [];
  return [...options.brands.similarTo(text), ...options.kinds.similarTo(text)].map((similar) => ({
    ...plan,
    text: similar,
  }));
}

async function tryMisspeltPlaces<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (!mayNamePlace(query) || typedWords(query.q).length > MAX_WORDS) return undefined;
  for (const { place, text } of findMisspeltPlaces(query, plan, options)) {
    const match = await findSpeltLike(options, place);
    if (match === undefined) continue;
    const inPlace = { ...plan, text, ...placed(plan.filters, match) };
    const found = await firstFound([inPlace, ...asKinds(inPlace, text, options)], options);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Texts that may be a misspelt place: the location, those around a kind, or either end of the text. */
function findMisspeltPlaces<F extends Found>(
  { q, location }: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): { place: string; text: string }[] {
  if (location !== "") return [{ place: location, text: q }];
  const kinds = kindsWithin(plan.text, options);
  const around = kinds.flatMap((named) =>
    placesAround(named).flatMap(({ place, isWhole }) => (isWhole ? { place, text: named.kind } : [])),
  );
  const ends = splitAtPlace(plan.text).filter(({ text }) => text !== "" && !text.includes(" "));
  return (around.length > 0 ? around : ends).slice(0, MAX_PLACES);
}

async function findSpeltLike<F extends Found>(
  options: ReadingOptions<F>,
  place: string,
): Promise<LocationMatch | undefined> {
  return isLargeCity(options, place) ? undefined : findCity(options, options.knownPlaces.citiesSpeltLike(place));
}
