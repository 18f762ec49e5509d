import { foldText } from "@meridian/domain/text/fold-text";
import { findCityAround } from "./find-places.ts";
import { type AskedFor, placed } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { QUERY_WORDS } from "./query-words.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import type { LocationSources } from "./resolve-region.ts";
import { QUOTES } from "./spoken-modifiers.ts";
import { typedWords } from "./typed-words.ts";

/** From the centre of a borough that has none of a kind. */
const AROUND_BOROUGH_KM = 5;
/** At least, around a district that has none of a kind. */
const AROUND_DISTRICT_KM = 6;
/** From the centre of a city, for visitors who ask for what is near it. */
const AROUND_CITY_KM = 25;
const NEAR: ReadonlySet<string> = new Set(QUERY_WORDS.near.map(foldText));

/**
 * Fallbacks if a place has none of a kind, the first that finds anything: a wider circle around a district, and its city; the surroundings of a borough, or of a
 * city if the text says "near"; related kinds; the city around a borough.
 */
export async function askWider<F extends Found>(
  query: AskedFor,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (plan.place === null || plan.text === "" || QUOTES.test(plan.text)) return undefined;
  const [city, circle] = aroundDistrict(query, plan);
  const [surroundings, larger] = city === undefined ? await aroundBorough(query, plan, options) : [city];
  const others = options.kinds.relatedTo(plan.text);
  const related = (wider: QueryPlan) => others.map((text) => ({ ...wider, text, replacedText: plan.text }));
  const readings = [
    circle,
    surroundings,
    ...related(city ?? plan),
    larger,
    ...(larger === undefined ? [] : related(larger)),
  ];
  return firstFound(
    readings.filter((wider) => wider !== undefined),
    options,
  );
}

/** The city around a district, and a circle twice as wide as the district; neither for any other place. */
function aroundDistrict({ near }: AskedFor, plan: QueryPlan): [city?: QueryPlan, circle?: QueryPlan] {
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

/**
 * The surroundings of a city that is part of a larger one (Queens, Shibuya), and the larger one; the surroundings of another city only if
 * the text says "near".
 */
async function aroundBorough(
  { q, city, near }: AskedFor,
  plan: QueryPlan,
  sources: LocationSources,
): Promise<QueryPlan[]> {
  const { cityKey, ...filters } = plan.filters;
  if (cityKey === undefined || city !== undefined || near !== undefined) return [];
  const known = await findCityAround(sources, cityKey);
  if (known === undefined) return [];
  const { name, latitude: lat, longitude: lng, within } = known;
  if (within === undefined) {
    const isNearSaid = typedWords(q).some((word) => NEAR.has(foldText(word)));
    return isNearSaid ? [{ ...plan, filters: { ...filters, near: { lat, lng, radiusKm: AROUND_CITY_KM } } }] : [];
  }
  const area = { lat, lng, radiusKm: AROUND_BOROUGH_KM };
  const nearby = placed(filters, { kind: "area", name, population: 0, near: area, within });
  return [
    { ...plan, ...nearby },
    { ...plan, ...placed(filters, within) },
  ];
}
