import type { SearchAnswer } from "@meridian/contracts/search/search";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";
import { openStateOf } from "../business/open-state-of.ts";
import type { QueryPlan } from "./reading/query-plan.ts";
import { type KindSources, kindOrBrand, kindsWithin } from "./reading/words/kind-within.ts";

/** Of a longer text no words are left out. */
const MAX_WORDS = 6;
const MAX_TEXTS = 3;
const MAX_CITIES = 6;
/** Values of one filter left out one at a time. */
const MAX_VALUES = 8;
/** Businesses examined for when they open. */
const MAX_CLOSED = 50;
const SPACES = /\s+/;

type Instead = SearchAnswer["instead"];

type Without = NonNullable<NonNullable<Instead>["without"]>;
interface FilterName {
  /** As in the search call. */
  name: Without["filter"];
  key: keyof IndexFilters;
}

const FILTERS: readonly FilterName[] = [
  { name: "openNow", key: "openAt" },
  { name: "open", key: "openDuring" },
  { name: "minRating", key: "minRating" },
  { name: "verified", key: "isVerified" },
  { name: "has", key: "has" },
  { name: "amenity", key: "amenities" },
  { name: "category", key: "categorySlug" },
];
/** Visitors give up the place last. */
const PLACES: readonly FilterName[] = [
  { name: "bbox", key: "box" },
  { name: "near", key: "near" },
  { name: "city", key: "cityKey" },
  { name: "region", key: "regionCode" },
  { name: "country", key: "countryCode" },
];

export interface InsteadOptions extends KindSources {
  index: SearchIndex;
  businesses: Pick<BusinessStore, "findByIds">;
}

/** Finds alternatives for a plan without hits: the kind in its text, or else the text without one word; one filter less; other cities. */
export async function findInstead(options: InsteadOptions, { text, filters }: QueryPlan): Promise<Instead> {
  const { index } = options;
  const texts = kindOrBrand(text, options) === undefined ? await otherTexts(options, text, filters) : [];
  const cities = await otherCities(index, text, filters);
  const without = await withoutOneFilter(index, text, filters);
  if (texts.length + cities.length === 0 && without === null) return null;
  const isTooMany = without?.filter === "openNow" && without.count > MAX_CLOSED;
  const closed = without === null || isTooMany ? null : await findClosed(options, text, filters);
  const nearestKm = without?.filter === "near" ? await findNearest(index, text, filters) : null;
  return { texts, cities, without, closed, nearestKm };
}

type Count = (filters: IndexFilters) => Promise<number>;

/** The single filter that excludes the most. */
async function withoutOneFilter(index: SearchIndex, text: string, filters: IndexFilters): Promise<Without | null> {
  const count: Count = async (others) =>
    (await index.search({ ...PAGE, text, filters: others, allowTypos: false })).total;
  return (await bestWithout(FILTERS, filters, count)) ?? (await bestWithout(PLACES, filters, count)) ?? null;
}

async function bestWithout(names: readonly FilterName[], filters: IndexFilters, count: Count) {
  let best: Without | undefined;
  for (const { name, key } of names) {
    const { [key]: dropped, ...others } = filters;
    if (dropped === undefined) continue;
    const found = (await withoutOneValue({ name, key }, filters, count)) ?? {
      filter: name,
      count: await count(others),
    };
    if (found.count > (best?.count ?? 0)) best = found;
  }
  return best;
}

/** Of several amenities, the one that excludes the most. */
async function withoutOneValue({ name, key }: FilterName, filters: IndexFilters, count: Count) {
  const values = filters[key];
  if (!Array.isArray(values) || values.length < 2 || values.length > MAX_VALUES) return undefined;
  let best: Without | undefined;
  for (const value of values) {
    const found = await count({ ...filters, [key]: values.filter((other) => other !== value) });
    if (found > (best?.count ?? 0)) best = { filter: name, value, count: found };
  }
  return best;
}

/** Of the businesses that match except for the hour: whether all are closed, and until when. */
async function findClosed({ index, businesses }: InsteadOptions, text: string, { openAt, ...filters }: IndexFilters) {
  if (openAt === undefined) return null;
  const { hits, total } = await index.search({ ...PAGE, text, filters, limit: MAX_CLOSED, allowTypos: false });
  if (total === 0 || total > MAX_CLOSED) return null;
  const found = await businesses.findByIds(hits.map(({ id }) => id));
  const states = found.map((business) => ({ ...openStateOf(business, openAt), timeZone: business.timeZone ?? null }));
  const [first] = states
    .filter(({ changesAt }) => changesAt !== null)
    .toSorted((one, other) => (one.changesAt ?? "").localeCompare(other.changesAt ?? ""));
  return {
    count: states.filter(({ state }) => state === "closed").length,
    unknownCount: states.filter(({ state }) => state === "unknown").length,
    opensAt: first?.changesAt ?? null,
    timeZone: first?.timeZone ?? null,
  };
}

async function findNearest(index: SearchIndex, text: string, { near, ...filters }: IndexFilters) {
  if (near === undefined) return null;
  const nearest = { ...PAGE, text, filters, limit: 1, sort: "distance", origin: near, allowTypos: false } as const;
  const { hits } = await index.search(nearest);
  return hits[0]?.distanceKm ?? null;
}

async function otherTexts({ index, ...sources }: InsteadOptions, text: string, filters: IndexFilters) {
  const texts: { text: string; count: number }[] = [];
  const kinds = kindsWithin(text, sources).map(({ kind }) => kind);
  for (const other of new Set(kinds.length > 0 ? kinds : shorterTexts(text))) {
    const { total } = await index.search({ ...PAGE, text: other, filters, allowTypos: false });
    if (total > 0) texts.push({ text: other, count: total });
  }
  return texts.sort((a, b) => b.count - a.count).slice(0, MAX_TEXTS);
}

function shorterTexts(text: string): string[] {
  const words = text.split(SPACES).filter((word) => word !== "");
  const isShort = words.length > 1 && words.length <= MAX_WORDS;
  return isShort ? words.map((_, left) => words.filter((__, at) => at !== left).join(" ")) : [];
}

async function otherCities(index: SearchIndex, text: string, { cityKey, ...filters }: IndexFilters) {
  if (cityKey === undefined) return [];
  const countryCode = cityKey.slice(0, 2).toUpperCase();
  const { facets } = await index.search({ ...PAGE, text, filters: { ...filters, countryCode }, withFacets: true });
  return facets.city.slice(0, MAX_CITIES);
}

const PAGE = { sort: "relevance", offset: 0, limit: 0, withFacets: false } as const;
