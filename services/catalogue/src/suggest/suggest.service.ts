import type { Business } from "@meridian/shared/contracts/business";
import type { SuggestAnswer, Suggestion } from "@meridian/shared/contracts/search";
import { foldText } from "@meridian/shared/domain/fold-text";
import { primaryCategoryOf } from "@meridian/shared/domain/search-document";
import { markWords, searchWordsOf } from "@meridian/shared/domain/search-words";
import { isAppError } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { NamedCount, PlaceMatch, PlaceStore } from "@meridian/shared/ports/place-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { otherCityNames } from "../search/city-names.ts";

const MAX_BUSINESSES = 5;
const MAX_CATEGORIES = 4;
const MAX_PLACES = 4;
const NOTHING: SuggestAnswer = { businesses: [], categories: [], places: [] };

export interface SuggestService {
  suggest(text: string): Promise<SuggestAnswer>;
}

export interface SuggestServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  index: SearchIndex;
  logger: Logger;
}

export function createSuggestService(options: SuggestServiceOptions): SuggestService {
  const { places } = options;
  return {
    async suggest(text) {
      const folded = foldText(text);
      if (folded === "") return NOTHING;
      const [businesses, categories, found] = await Promise.all([
        suggestBusinesses(options, text),
        places.suggestCategories(folded, MAX_CATEGORIES),
        suggestPlaces(places, text, folded),
      ]);
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

/** By how their name begins, after the city that the text names otherwise: "münchen". */
async function suggestPlaces(places: PlaceStore, text: string, folded: string): Promise<PlaceMatch[]> {
  const found = await places.suggestPlaces(folded, MAX_PLACES);
  for (const name of otherCityNames(text)) {
    const match = await places.resolvePlace(name);
    if (match === undefined) continue;
    const others = found.filter((place) => placePathOf(place) !== placePathOf(match));
    return [match, ...others].slice(0, MAX_PLACES);
  }
  return found;
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
