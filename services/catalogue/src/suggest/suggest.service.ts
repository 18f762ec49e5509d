import type { Business } from "@meridian/shared/contracts/business";
import type { SuggestAnswer, Suggestion } from "@meridian/shared/contracts/search";
import type { CategoryOf } from "@meridian/shared/domain/business-category";
import { foldText } from "@meridian/shared/domain/fold-text";
import { primaryCategoryOf } from "@meridian/shared/domain/search-document";
import { markWords, searchWordsOf } from "@meridian/shared/domain/search-words";
import { isAppError } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { NamedCount, PlaceMatch, PlaceStore } from "@meridian/shared/ports/place-store";
import type { IndexFilters, SearchIndex } from "@meridian/shared/ports/search-index";
import { placed } from "../search/query-plan.ts";
import { type LocationSources, resolveLocation } from "../search/resolve-location.ts";
import { searchWithoutIndex } from "../search/search-without-index.ts";

const MAX_BUSINESSES = 5;
const MAX_CATEGORIES = 4;
const MAX_PLACES = 4;
const NOTHING: SuggestAnswer = { businesses: [], categories: [], places: [] };

type Found = [businesses: Business[], categories: NamedCount[], places: PlaceMatch[]];

export interface SuggestService {
  /** With a location that names a place, what there is in it; places are then none. */
  suggest(query: { q: string; location: string }): Promise<SuggestAnswer>;
}

export interface SuggestServiceOptions extends LocationSources {
  businesses: BusinessStore;
  categoryOf: CategoryOf;
  places: PlaceStore;
  index: SearchIndex;
  logger: Logger;
}

export function createSuggestService(options: SuggestServiceOptions): SuggestService {
  return {
    async suggest({ q: text, location }) {
      const folded = foldText(text);
      if (folded === "") return NOTHING;
      const place = location === "" ? undefined : await resolveLocation(options, location);
      const [businesses, categories, found] = await (place === undefined
        ? suggestAnywhere(options, text, folded)
        : suggestIn(options, text, placed({}, place).filters));
      const words = searchWordsOf(text).map(({ word }) => word);
      const mark = (label: string, detail: string | null, path: string): Suggestion => ({
        label,
        detail,
        matches: markWords(label, words),
        path,
      });
      return {
        businesses: businesses.map((business) => mark(business.name, detailOf(business), `/business/${business.slug}`)),
        categories: categories.map(({ name, slug, count }) => mark(name, countOf(count), `/categories/${slug}`)),
        places: found.map((place) => mark(place.name, placeDetailOf(place), placePathOf(place))),
      };
    },
  };
}

async function suggestAnywhere(options: SuggestServiceOptions, text: string, folded: string): Promise<Found> {
  const { places } = options;
  return Promise.all([
    suggestBusinesses(options, text),
    places.suggestCategories(folded, MAX_CATEGORIES),
    suggestPlaces(options, text, folded),
  ]);
}

async function suggestIn(options: SuggestServiceOptions, text: string, filters: IndexFilters): Promise<Found> {
  const { index, businesses, categoryOf, logger } = options;
  const page = { text, filters, offset: 0, limit: MAX_BUSINESSES };
  try {
    const [{ hits }, { values }] = await Promise.all([
      index.search({ ...page, sort: "relevance", withFacets: false, allowTypos: false }),
      index.facetValues({ facet: "category", label: text, text: "", filters, limit: MAX_CATEGORIES }),
    ]);
    const found = await businesses.findByIds(hits.map(({ id }) => id));
    return [found, values.map(({ value, label, count }) => ({ name: label, slug: value, count })), []];
  } catch (error) {
    if (!isAppError(error) || error.code !== "unavailable") throw error;
    logger.warn({ err: error }, "suggested without the index");
    const { hits } = await searchWithoutIndex(businesses, { ...page, categoryOf });
    return [await businesses.findByIds(hits.map(({ id }) => id)), [], []];
  }
}

/** By how their name begins, after the place that the text names in another language: "münih". */
async function suggestPlaces(options: SuggestServiceOptions, text: string, folded: string): Promise<PlaceMatch[]> {
  const found = await options.places.suggestPlaces(folded, MAX_PLACES);
  const match = await resolveLocation(options, text);
  if (match === undefined || match.kind === "region") return found;
  const others = found.filter((place) => placePathOf(place) !== placePathOf(match));
  return [match, ...others].slice(0, MAX_PLACES);
}

async function suggestBusinesses(options: SuggestServiceOptions, text: string): Promise<Business[]> {
  const { index, businesses, logger } = options;
  try {
    const suggested = await index.suggest(text, MAX_BUSINESSES);
    return await businesses.findByIds(suggested.map(({ id }) => id));
  } catch (error) {
    if (!isAppError(error) || error.code !== "unavailable") throw error;
    logger.warn({ err: error }, "suggested without the index");
    return businesses.findByNamePrefix(text, MAX_BUSINESSES);
  }
}

/** "Pizza restaurant · Philadelphia", or what of it is known. */
function detailOf(business: Business): string | null {
  const parts = [primaryCategoryOf(business), business.city ?? business.country];
  return parts.filter((part) => part !== undefined).join(" · ") || null;
}

function placeDetailOf(place: PlaceMatch): string {
  return place.kind === "city" ? `${place.countryName} · ${countOf(place.count)}` : countOf(place.count);
}

function placePathOf(place: PlaceMatch): string {
  return place.kind === "city"
    ? `/cities/${place.countryCode.toLowerCase()}/${place.slug}`
    : `/countries/${place.slug}`;
}

function countOf(count: NamedCount["count"]): string {
  return count === 1 ? "1 business" : `${count.toLocaleString("en-US")} businesses`;
}
