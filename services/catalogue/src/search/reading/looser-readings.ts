import type { PlaceLookup } from "@meridian/domain/places/place";
import { foldText } from "@meridian/domain/text/fold-text";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { PEOPLE_OF_LARGE_CITY } from "./places/find-places.ts";
import { isWordBehindArticle } from "./places/names-like-places.ts";
import { type LocationMatch, resolveDerived, resolveInflected } from "./places/resolve-location.ts";
import { findRegion, type LocationSources, type RegionMatch } from "./places/resolve-region.ts";
import { isCode, splitAtPlace } from "./places/split-at-place.ts";
import { mayNamePlace, placed, type TypedQuery } from "./plan-text.ts";
import { planLiterally, type QueryPlan, withoutPlace } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import { isFiller, QUOTES, readModifiers, withoutFillers } from "./spoken/spoken-modifiers.ts";
import { askWider, saysNear } from "./wider-readings.ts";
import { brandWithin, kindOrBrand, kindsWithin, kindWithin, placesAround } from "./words/kind-within.ts";

/** Texts beside a kind or name that are looked up as places. */
const MAX_PLACES = 20;
/** Those that are also looked up in addresses, which costs a search each. */
const MAX_ADDRESS_AREAS = 6;
const MAX_WORDS = 10;
/** "Station" or "ward" behind a place in a script without spaces: 강남역. */
const UNSPACED_WARD = /(?<=..)(?:역|구|동|駅|站|区|區)$/u;

/** A text that may be a place, and what to search for there: a name, a brand, a kind. */
interface Beside {
  place: string;
  texts: readonly string[];
  /** As in `BesideKind`; without a kind, the texts hold all other words. */
  isWhole: boolean;
}

/** For a query without hits: the brand, kind and place among its words ("nail salon berlin mitte please"). */
export async function tryLooserReadings<F extends Found>(
  query: TypedQuery,
  { plan }: ReadQuery<F>,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  const text = withoutFillers(plan.text, foldText);
  if (QUOTES.test(query.q) || text === "") return undefined;
  // "Starbucks" is not a plural, though the plain reading took it for one.
  const brand = brandWithin(text, options) ?? brandWithin(withoutFillers(plan.replacedText ?? "", foldText), options);
  const branded = brand === undefined ? undefined : await askForText(plan, brand, options);
  if (branded !== undefined) return branded;
  const found = plan.place === null ? undefined : await tryKindWithin(query, plan, text, options);
  return found ?? (await tryOtherPlaces(query, plan, options));
}

function askForText<F extends Found>(
  plan: QueryPlan,
  text: string,
  options: ReadingOptions<F>,
  replacedText = plan.text,
): Promise<ReadQuery<F> | undefined> {
  return firstFound([{ ...plan, text, replacedText }], options);
}

/** The kind among other words, or misspelt. A kind of two words holds no other: "coffee" in "coffee shop". */
async function tryKindWithin<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  text: string,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (kindOrBrand(plan.text, options) !== undefined) return undefined;
  const kind = kindWithin(text, options)?.kind;
  return kind === undefined ? tryCorrectedKind(plan, options) : askForText(plan, kind, options, query.q);
}

/** A misspelt kind that nothing in the place matches, but something elsewhere does: "zahnartz" in Seville. */
async function tryCorrectedKind<F extends Found>(
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (plan.text === "") return undefined;
  const { correctedText } = await options.ask({ ...plan, place: null, filters: {} }, { allowTypos: true });
  const text = correctedText === undefined ? undefined : kindOrBrand(correctedText, options);
  return text === undefined ? undefined : askForText(plan, text, options);
}

/** The kind or name beside each text that may be a place, until one has hits there or in the city around it. */
export async function tryOtherPlaces<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (!mayNamePlace(query) || (query.location !== "" && plan.place !== null)) return undefined;
  const filters = unplacedFilters(query, plan, options.at);
  const known: string[] = [];
  // Near Brandenburg Gate is not in Brandenburg, and near a town not in its region.
  const isNear = saysNear(query.q);
  for (const [at, { place, texts, isWhole }] of textsBesidePlaces(query, options).slice(0, MAX_PLACES).entries()) {
    // "Birmingham alabama" is not Birmingham elsewhere, "kansas city" not a City, and "hong kong" not Kong.
    if (known.some((other) => other.startsWith(`${place} `) || other.endsWith(` ${place}`))) continue;
    const inAddresses = () => (isWhole && at < MAX_ADDRESS_AREAS ? findInAddresses(options, place) : undefined);
    const match = (await resolveKnown(options, place)) ?? (await inAddresses());
    if (match !== undefined || options.knownPlaces.citiesNamed(place).length > 0) known.push(place);
    if (match === undefined || !(isWhole || isWellKnown(options, match))) continue;
    if (isNear && !isWhole && match.kind === "region") continue;
    if (isWordBehindArticle(options, query.q, { place, match })) continue;
    const region = isNear ? undefined : await regionAround(options, match, place);
    for (const text of texts) {
      const read = { ...plan, ...placed(filters, match) };
      const found =
        (await askForText(read, text, options, query.q)) ??
        (await askWider(query, { ...read, text }, options)) ??
        (region && (await askForText({ ...plan, ...placed(filters, region) }, text, options, query.q)));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Whether a place may stand among unread words: the Eiffel Tower is not in Tower, Ireland. */
function isWellKnown({ knownPlaces }: LocationSources, match: LocationMatch): boolean {
  if (match.kind === "area") return match.population >= PEOPLE_OF_LARGE_CITY;
  return match.kind !== "city" || (knownCityOf(knownPlaces, match)?.population ?? 0) >= PEOPLE_OF_LARGE_CITY;
}

function textsBesidePlaces<F extends Found>(query: TypedQuery, options: ReadingOptions<F>): Beside[] {
  if (query.location !== "") return query.q === "" ? [] : [{ texts: [query.q], place: query.location, isWhole: true }];
  const text = withoutFillers(readModifiers(query.q).text, foldText);
  if (text.split(/\s+/).length > MAX_WORDS) return [];
  const ends = splitAtPlace(text).filter((split) => split.text !== "");
  const kinds = kindsWithin(text, options);
  const aroundKinds = kinds.flatMap((named) => placesAround(named).map((beside) => ({ ...beside, kind: named.kind })));
  const places = kinds.length > 0 ? aroundKinds : ends.map(({ place }) => ({ place, kind: undefined, isWhole: true }));
  return places
    .filter(({ place }) => !isCode(place) && !isFiller(place))
    .map(({ place, kind, isWhole }) => {
      const name = ends.find((split) => split.place === place)?.text;
      const brand = name === undefined ? undefined : brandWithin(name, options);
      return { place, texts: [...new Set([name, brand, kind].filter((words) => words !== undefined))], isWhole };
    });
}

/** A place by its name, an inflected form or an adjective of it. */
async function resolveKnown(sources: LocationSources, text: string): Promise<LocationMatch | undefined> {
  return (await resolveInflected(sources, text)) ?? resolveDerived(sources, text);
}

/** A place as the addresses of the directory know it, or without "station" or "ward" behind its name. */
async function findInAddresses<F extends Found>(
  options: ReadingOptions<F>,
  text: string,
): Promise<LocationMatch | undefined> {
  const { addressAreas } = options;
  const bare = text.replace(UNSPACED_WARD, "");
  const area = await addressAreas.named(text);
  if (area !== undefined || bare === text) return area;
  return (await resolveInflected(options, bare)) ?? addressAreas.named(bare);
}

/** The region of a town that the directory lacks, or that is named beside a city. */
async function regionAround(
  sources: LocationSources,
  match: LocationMatch,
  text: string,
): Promise<RegionMatch | undefined> {
  const code = regionCodeOf(sources, match, text);
  return code === undefined ? undefined : findRegion(sources, code);
}

function regionCodeOf({ knownPlaces }: LocationSources, match: LocationMatch, text: string): string | undefined {
  if (match.kind === "area") return match.within.kind === "country" ? match.regionCode : undefined;
  if (match.kind !== "city" || !foldText(text).startsWith(`${foldText(match.name)} `)) return undefined;
  return knownCityOf(knownPlaces, match)?.regionCode;
}

function knownCityOf(knownPlaces: PlaceLookup, { name, countryCode, slug }: Extract<LocationMatch, { kind: "city" }>) {
  return knownPlaces.citiesNamed(name, countryCode).find((city) => city.slug === slug);
}

/** The filters of a plan without its place, but with those the visitor chose. */
function unplacedFilters(query: TypedQuery, plan: QueryPlan, at: Date): IndexFilters {
  return { ...withoutPlace(plan.filters), ...planLiterally(query, at).filters };
}
