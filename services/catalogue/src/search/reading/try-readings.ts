import { foldText } from "@meridian/domain/text/fold-text";
import { tryLooserReadings } from "./looser-readings.ts";
import type { AreaMatch } from "./places/find-places.ts";
import { resolveLocation } from "./places/resolve-location.ts";
import { isIsoCode } from "./places/resolve-region.ts";
import { type PlaceSplit, splitAtPlace } from "./places/split-at-place.ts";
import { isName, mayNamePlace, placed, planText, type TextSources, type TypedQuery } from "./plan-text.ts";
import { tryPostalArea } from "./postal-readings.ts";
import { narrowed, planLiterally, planQuery, type QueryPlan, type QueryReading, relaxed } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import { tryRespaced, type UnspokenPlace } from "./respaced-readings.ts";
import { trySimilar } from "./similar-readings.ts";
import { readFilters } from "./spoken/spoken-filters.ts";
import { QUOTES, withoutFillers } from "./spoken/spoken-modifiers.ts";
import { askWider } from "./wider-readings.ts";
import { withoutDetails } from "./words/detail-words.ts";
import { kindOrBrand } from "./words/kind-within.ts";
import { singularText } from "./words/singular-text.ts";

/** With fewer hits, the text may not mean what was searched; typos are tried below this number too. */
export const FEW_HITS = 20;
/** A kind with more hits in a district is meant there, however many businesses elsewhere have all the words. */
const FEW_IN_AREA = 2;
/** A word of another language, written in one piece. */
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** Minimum population of an area named before a kind without a capital. */
const LEADING_AREA_PEOPLE = 100_000;

/** As below; if nothing is found, also without words that ask about a business: "hiltl menu". */
export async function tryReadings<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F>> {
  const read = await tryAsTyped(query, plan, options);
  if (read.found.total > 0 || QUOTES.test(query.q)) return read;
  const rest = withoutDetails(query.q);
  if (rest === undefined) return read;
  const plainer = { ...query, q: rest };
  const again = await tryAsTyped(plainer, await planQuery(plainer, options), options);
  return again.found.total === 0 ? read : { ...again, plan: { ...again.plan, replacedText: query.q } };
}

/**
 * Tries the readings of a query until one finds enough, the likeliest first: without amenities and opening times that no business there
 * has; with misspelt words corrected; with words joined or split ("mc donalds") before a place is read; a name beside a place ("walmart
 * texas") as that name in that place, unless a business has the whole text as its name; plurals in the singular if hits are few; and last,
 * only a kind and a place among the words. If nothing is found, the plainest reading that knows the place says what else is there.
 */
async function tryAsTyped<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F>> {
  const inArea = await tryPostalArea(query, plan, options);
  if (inArea !== undefined) return inArea;
  // A kind or brand is spelt right: if a place has no "dairy", nobody means "Daisy".
  const isKnown = kindOrBrand(plan.text, options) !== undefined;
  const planned = { plan, found: await options.ask(plan, { allowTypos: !isKnown }) };
  const { total, correctedText } = planned.found;
  const lenient = total === 0 ? relaxed(query, plan) : undefined;
  if (lenient !== undefined) {
    const found = await options.ask(lenient, { allowTypos: true });
    if (found.total > 0) return { plan: lenient, found };
  }
  const isByWordsAlone = planned.found.isByWordsAlone === true && !(await isName(options.businesses, plan.text));
  const isWidened = total === 0 || correctedText !== undefined || isByWordsAlone;
  const wider = isWidened ? await askWider(query, lenient ?? plan, options) : undefined;
  if (wider !== undefined && !(isByWordsAlone && isNoBetter(wider, total))) return wider;
  if (total >= FEW_HITS && correctedText === undefined) return planned;
  const unspoken = await findUnspokenPlace(query, planned, options);
  const inDistrict =
    unspoken?.match.kind === "area" ? await tryInArea(query, planned, { unspoken, options }) : undefined;
  const corrected = inDistrict ?? (await tryCorrected(query, planned, options));
  if (corrected !== undefined) return corrected;
  const similar = await trySimilar(query, planned, { unspoken, options });
  if (similar !== undefined) return similar;
  const respaced = await tryRespaced(query, planned, { unspoken, options });
  if (respaced !== undefined) return respaced;
  const inPlace = await tryInPlace(planned, unspoken, options);
  if (inPlace !== undefined) return inPlace;
  const inSingular = await trySingular(planned, options);
  if (inSingular !== undefined) return inSingular;
  if (total > 0) return planned;
  const elsewhere = unspoken === undefined ? undefined : await tryWholeName(plan, unspoken.text, options);
  if (elsewhere !== undefined) return elsewhere;
  // "Mason DuPont" may be Maison Dupont, but Farmacia León is not a pharmacie in Lyon.
  const isKindInPlace = plan.place !== null && kindOrBrand(plan.text, options) !== undefined;
  const inPlaces: ReadQuery<F>[] = [];
  for (const reading of otherReadings(query, { plan, unspoken, options })) {
    const read = { plan: reading, found: await options.ask(reading, { allowTypos: true }) };
    const isOtherText = isKindInPlace && reading.place === null && !(await isFoundByName(read, options));
    if (read.found.total > 0 && !isOtherText) return (await tryCorrected(query, read, options)) ?? read;
    if (reading.place !== null) inPlaces.push(read);
  }
  for (const read of inPlaces) {
    const around = await askWider(query, read.plan, options);
    if (around !== undefined) return around;
  }
  const nothing = inPlaces.at(-1) ?? planned;
  return (await tryLooserReadings(query, nothing, options)) ?? nothing;
}

/** Several businesses with the words of a kind, such as "phở", are nearer to it than those of a related kind. */
function isNoBetter<F extends Found>({ plan, found }: ReadQuery<F>, totalByWords: number): boolean {
  return found.isByWordsAlone === true || (plan.replacedText !== undefined && totalByWords > 1);
}

/** Whether a name begins with the words as typed, or is the corrected text: hits may have the words anywhere. */
async function isFoundByName<F extends Found>(
  { plan, found }: ReadQuery<F>,
  { businesses }: QueryReading,
): Promise<boolean> {
  if (found.correctedText !== undefined) return isName(businesses, found.correctedText);
  return (await businesses.countByNamePrefix(plan.text, 1)) > 0;
}

/** If the corrected text names a kind or place, it is read as if typed that way: "dentits hambrug". */
async function tryCorrected<F extends Found>(
  query: TypedQuery,
  { plan, found }: ReadQuery<F>,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (found.correctedText === undefined || QUOTES.test(plan.text)) return undefined;
  const corrected = { ...query, q: found.correctedText, location: "" };
  const { isUnderstood, place, ...read } = await planText(corrected, plan.filters, options);
  if (!isUnderstood || (place !== null && plan.place !== null)) return undefined;
  return firstFound([{ ...plan, ...read, place: place ?? plan.place, replacedText: plan.text }], options);
}

/** Used if few businesses match the words as typed. */
async function tryInPlace<F extends Found>(
  { plan, found }: ReadQuery<F>,
  unspoken: UnspokenPlace | undefined,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (unspoken === undefined || unspoken.text === "") return undefined;
  const isFoundAsTyped = found.total > 0 && found.correctedText === undefined;
  if (isFoundAsTyped && (await options.businesses.countByNamePrefix(plan.text, 1)) > 0) return undefined;
  const inPlace = { ...plan, text: unspoken.text, ...placed(plan.filters, unspoken.match) };
  const better = await options.ask(inPlace, { allowTypos: false });
  const isKindInArea = unspoken.match.kind === "area";
  if (isFoundAsTyped && better.total > 0 && (await isName(options.businesses, unspoken.text))) {
    return { plan: inPlace, found: better };
  }
  const toBeat = isKindInArea ? Math.min(found.total, FEW_IN_AREA) : found.total;
  return better.total > (isFoundAsTyped ? toBeat : 0) ? { plan: inPlace, found: better } : undefined;
}

/** As above; a district that has none of a kind is part of a city that may. */
async function tryInArea<F extends Found>(
  query: TypedQuery,
  planned: ReadQuery<F>,
  { unspoken, options }: { unspoken: UnspokenPlace; options: ReadingOptions<F> },
): Promise<ReadQuery<F> | undefined> {
  const { plan, found } = planned;
  const inArea = await tryInPlace(planned, unspoken, options);
  if (inArea !== undefined || (found.total > 0 && found.correctedText === undefined)) return inArea;
  return askWider(query, { ...plan, text: unspoken.text, ...placed(plan.filters, unspoken.match) }, options);
}

/** A business with exactly this name, which is not in the place beside it: it may be in the next town. */
async function tryWholeName<F extends Found>(plan: QueryPlan, name: string, options: ReadingOptions<F>) {
  if (name === "" || kindOrBrand(name, options) !== undefined) return undefined;
  if (!(await isName(options.businesses, name))) return undefined;
  return firstFound([{ ...plan, text: name, replacedText: plan.text }], options);
}

async function trySingular<F extends Found>(planned: ReadQuery<F>, { ask }: ReadingOptions<F>) {
  const { plan, found } = planned;
  const text = singularText(plan.text);
  if (QUOTES.test(plan.text) || text === plan.text) return undefined;
  const singular = { ...plan, text, replacedText: plan.text };
  const better = await ask(singular, { allowTypos: false });
  return better.total > found.total ? { plan: singular, found: better } : undefined;
}

function otherReadings(
  query: TypedQuery,
  { plan, unspoken, options }: { plan: QueryPlan; unspoken: UnspokenPlace | undefined; options: QueryReading },
): QueryPlan[] {
  const readings: QueryPlan[] = [];
  const isLiteral = plan.text === query.q && plan.place === null;
  if (query.location === "" && !isLiteral) readings.push(planLiterally(query, options.at));
  if (QUOTES.test(plan.text)) return readings;
  const plain = plainReading(plan, options);
  if (plain !== undefined) readings.push(plain);
  if (unspoken === undefined) return readings;
  const inPlace = { ...plan, text: unspoken.text, ...placed(plan.filters, unspoken.match) };
  return [...readings, inPlace, ...[plainReading(inPlace, options) ?? []].flat()];
}

/** Without filler words and plurals, with amenities and opening times as filters; undefined if that changes nothing. */
function plainReading(plan: QueryPlan, options: QueryReading): QueryPlan | undefined {
  const spoken = readFilters(plan.text);
  const text = plainText(spoken?.text ?? plan.text, options);
  if (text === plan.text) return undefined;
  return spoken === undefined
    ? { ...plan, text, replacedText: plan.text }
    : narrowed({ ...plan, text }, spoken, options.at);
}

/** A kind or brand stays whole: "coffee shop" does not ask for every business with coffee. */
function plainText(text: string, sources: QueryReading): string {
  if (kindOrBrand(text, sources) !== undefined) return text;
  const filled = withoutFillers(text, foldText);
  return kindOrBrand(filled, sources) === undefined ? singularText(filled) : filled;
}

/** A place at either end of the text without a preposition, as in "pizza münchen", or a text that is a place: "東京". */
async function findUnspokenPlace(
  query: TypedQuery,
  { plan: { text, place }, found }: ReadQuery<Found>,
  reading: TextSources,
): Promise<UnspokenPlace | undefined> {
  if (query.location !== "" || place !== null || !mayNamePlace(query)) return undefined;
  const areas: UnspokenPlace[] = [];
  for (const split of splitAtPlace(text)) {
    if (isWithinName(text, split, reading)) continue;
    const match = await resolveLocation(reading, split.place);
    if (match === undefined || (split.isLeading === true && isIsoCode(match, split.place))) continue;
    // The "bar" in a name is not the place Baar.
    const isKind = kindOrBrand(split.place, reading) !== undefined;
    if (match.kind === "city" && isKind && foldText(match.name) !== foldText(split.place)) continue;
    if (match.kind !== "area") {
      const [area] = kindOrBrand(split.text, reading) === undefined ? areas : [];
      return area ?? { text: split.text, match };
    }
    const isBeside = isAreaBeside(split, match) || found.total === 0 || found.correctedText !== undefined;
    const kind = isBeside ? kindOrBrand(split.text, reading) : undefined;
    if (kind !== undefined) areas.push({ text: kind, match });
  }
  return kindOrBrand(text, reading) === undefined ? areas[0] : undefined;
}

/** Whether the place would be a piece of a brand, or of a word beside no kind: Nardò in マクドナルド. */
function isWithinName(text: string, { text: rest }: PlaceSplit, sources: TextSources): boolean {
  if (rest === "") return false;
  return sources.brands.isBrand(text) || (KATAKANA.test(text) && kindOrBrand(rest, sources) === undefined);
}

/** Small places before a kind are usually plain words if businesses have them: "wedding cakes" against "kadıköy cafe". */
function isAreaBeside({ place, isLeading }: PlaceSplit, { population }: AreaMatch): boolean {
  return !isLeading || population >= LEADING_AREA_PEOPLE || !/^[a-z]+$/i.test(place);
}
