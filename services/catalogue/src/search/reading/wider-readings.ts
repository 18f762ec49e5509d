import { foldText } from "@meridian/domain/text/fold-text";
import { findCityAround } from "./places/find-places.ts";
import { findOthersNamed } from "./places/others-named.ts";
import type { LocationMatch } from "./places/resolve-location.ts";
import type { LocationSources } from "./places/resolve-region.ts";
import { countryCodeOf, placed, type TypedQuery } from "./plan-text.ts";
import { type QueryPlan, withoutPlace } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import { QUOTES } from "./spoken/spoken-modifiers.ts";
import { QUERY_WORDS, typedWords } from "./words/query-words.ts";

/** From the centre of a borough that has none of a kind. */
const AROUND_BOROUGH_KM = 5;
/** At least, around a district that has none of a kind. */
const AROUND_DISTRICT_KM = 6;
/** From the centre of a city that has none of a kind: its suburbs, then the towns around it. */
const AROUND_CITY_KM = { near: 10, wider: 15, far: 25 };
const NEAR: ReadonlySet<string> = new Set(QUERY_WORDS.near.map(foldText));

/**
 * Fallbacks if a place has none of a kind, the first that finds anything: another place of that name; a wider circle around a district, and
 * its city; the surroundings of a borough, the suburbs of any other city, and the towns around it if the text says "near"; related kinds;
 * the city around a borough, or the towns around a city.
 */
export async function askWider<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (plan.place === null || plan.text === "" || QUOTES.test(plan.text)) return undefined;
  const { apart, around } = await inNamesakes(plan, plan.place, options);
  const elsewhere = await firstFound(apart, options);
  if (elsewhere !== undefined && elsewhere.found.isByWordsAlone !== true) return elsewhere;
  const [city, circle] = aroundDistrict(query, plan);
  const { first, last } = city === undefined ? await aroundCity(query, plan, options) : { first: [city] };
  const others = options.kinds.relatedTo(plan.text);
  const withRelated = (wider: QueryPlan | undefined) =>
    wider === undefined ? [] : [wider, ...others.map((text) => ({ ...wider, text, replacedText: plan.text }))];
  const [, ...related] = withRelated(city ?? plan);
  const readings = [circle, ...(first ?? []), ...around, ...related, ...withRelated(last)];
  const wider = await firstFound(
    readings.filter((reading) => reading !== undefined),
    options,
  );
  return wider ?? elsewhere;
}

/** Whether a query asks for the surroundings of a place: "hotels near Central Park". */
export function saysNear(query: string): boolean {
  return typedWords(query).some((word) => NEAR.has(foldText(word)));
}

/** In other places of that name, apart from this one or around it: the suburbs of Porto come before the district of Porto. */
async function inNamesakes(
  { placeText, ...plan }: QueryPlan,
  place: NonNullable<QueryPlan["place"]>,
  options: LocationSources,
): Promise<{ apart: QueryPlan[]; around: QueryPlan[] }> {
  if (placeText === undefined) return { apart: [], around: [] };
  const filters = withoutPlace(plan.filters);
  const others = await findOthersNamed(options, placeText, place);
  const code = countryCodeOf(place);
  const isAround = (match: LocationMatch) => match.kind === "region" && match.code.startsWith(`${code}-`);
  const { true: around = [], false: apart = [] } = Object.groupBy(others, (match) => `${isAround(match)}`);
  const asPlans = (matches: readonly LocationMatch[]) =>
    matches.map((match) => ({ ...plan, ...placed(filters, match) }));
  return { apart: asPlans(apart), around: asPlans(around) };
}

/** The city around a district, and a circle twice as wide as the district; neither for any other place. */
function aroundDistrict({ near }: TypedQuery, plan: QueryPlan): [city?: QueryPlan, circle?: QueryPlan] {
  const { place, filters } = plan;
  if (near !== undefined || filters.near === undefined || place?.kind !== "city") return [];
  const { near: district, ...others } = filters;
  const [, ...label] = place.label.split(", ");
  const radiusKm = Math.max(AROUND_DISTRICT_KM, 2 * district.radiusKm);
  return [
    { ...plan, place: { ...place, label: label.join(", ") }, filters: { ...others, cityKey: place.value } },
    { ...plan, filters: { ...filters, near: { ...district, radiusKm } } },
  ];
}

/** Of a city that is part of a larger one (Queens, Shibuya), its surroundings, then the larger one; of any other only its surroundings. */
async function aroundCity(
  { q, city, near }: TypedQuery,
  plan: QueryPlan,
  sources: LocationSources,
): Promise<{ first?: QueryPlan[]; last?: QueryPlan }> {
  const { cityKey, ...filters } = plan.filters;
  if (cityKey === undefined || city !== undefined || near !== undefined) return {};
  const known = await findCityAround(sources, cityKey);
  if (known === undefined) return {};
  const { name, latitude: lat, longitude: lng, within } = known;
  if (within === undefined) {
    const within = (radiusKm: number) => ({
      ...plan,
      isAround: true,
      filters: { ...filters, near: { lat, lng, radiusKm } },
    });
    const suburbs = [within(AROUND_CITY_KM.near), within(AROUND_CITY_KM.wider)];
    const towns = within(AROUND_CITY_KM.far);
    return saysNear(q) ? { first: [...suburbs, towns] } : { first: suburbs, last: towns };
  }
  const area = { lat, lng, radiusKm: AROUND_BOROUGH_KM };
  const nearby = placed(filters, { kind: "area", name, population: 0, near: area, within });
  return { first: [{ ...plan, ...nearby }], last: { ...plan, ...placed(filters, within) } };
}
