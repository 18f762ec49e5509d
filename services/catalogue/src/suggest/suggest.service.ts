import type { Business } from "@meridian/contracts/businesses/business";
import { type SearchQuery, searchQuerySchema } from "@meridian/contracts/search/search";
import type { SuggestAnswer, Suggestion } from "@meridian/contracts/search/suggest";
import { primaryCategoryOf } from "@meridian/domain/businesses/search-document";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { categoryLabel } from "@meridian/domain/categories/category-label";
import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced, markWords, searchWordsOf } from "@meridian/domain/text/search-words";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { NamedCount, PlaceStore } from "@meridian/ports/places/place-store";
import type { IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";
import type { AddressAreas } from "../search/meaning/address-areas.ts";
import type { DirectoryBrands } from "../search/meaning/directory-brands.ts";
import type { DirectoryKinds } from "../search/meaning/directory-kinds.ts";
import { type LocationMatch, resolveLocation } from "../search/reading/places/resolve-location.ts";
import type { LocationSources } from "../search/reading/places/resolve-region.ts";
import { placed } from "../search/reading/plan-text.ts";
import { planLiterally, planQuery, type QueryPlan, relaxed } from "../search/reading/query-plan.ts";
import { countHits, firstFound } from "../search/reading/read-query.ts";
import { askWider } from "../search/reading/wider-readings.ts";
import { withoutDetails } from "../search/reading/words/detail-words.ts";
import { searchWithoutIndex } from "../search/search-without-index.ts";
import { categoryPathIn, countOf, suggestKind, suggestKindBeyond, suggestKindInBegun } from "./suggest-kind.ts";
import { detailOfPlace, nameOf, pathOf, type SuggestedPlace, suggestPlaces } from "./suggest-places.ts";

/** A shorter word holds no kind beside a place, as "coffeeshopamsterdam" does. */
const MIN_JOINED_LETTERS = 6;
const MAX_BUSINESSES = 5;
const MAX_CATEGORIES = 4;
const PAGE = { sort: "relevance", offset: 0, limit: MAX_BUSINESSES, withFacets: false } as const;
const NOTHING: SuggestAnswer = { businesses: [], categories: [], places: [] };

type Found = [businesses: Business[], categories: NamedCount[], places: SuggestedPlace[]];

export interface SuggestService {
  /** If the location names a place, suggestions are limited to it and name no places. */
  suggest(query: { q: string; location: string }): Promise<SuggestAnswer>;
}

export interface SuggestServiceOptions extends LocationSources {
  businesses: BusinessStore;
  categoryOf: CategoryOf;
  places: PlaceStore;
  index: SearchIndex;
  kinds: DirectoryKinds;
  brands: DirectoryBrands;
  addressAreas: AddressAreas;
  logger: Logger;
  now: () => Date;
}

export function createSuggestService(options: SuggestServiceOptions): SuggestService {
  return {
    async suggest({ q: text, location }) {
      const folded = foldText(text);
      if (folded === "") return NOTHING;
      const words = searchWordsOf(text).map(({ word }) => word);
      const place = location === "" ? undefined : await resolveLocation(options, location);
      const query = searchQuerySchema.parse({ q: text, location: place === undefined ? "" : location });
      const isShortWord = text.length < MIN_JOINED_LETTERS && words.length === 1 && !isUnspaced(text);
      const at = options.now();
      const planned = isShortWord ? Promise.resolve(planLiterally(query, at)) : planQuery(query, { ...options, at });
      const inPlace = planned.then((plan) => suggestKind(options, plan));
      const [asPlanned, direct] = await Promise.all([
        place === undefined
          ? inPlace.then((found) => (found.length > 0 ? found : suggestKindInBegun(options, query)))
          : inPlace,
        place === undefined ? suggestAnywhere(options, text, folded) : suggestIn(options, text, place),
      ]);
      const isNothing = words.length > 1 && asPlanned.length === 0 && direct.every((found) => found.length === 0);
      const read = isNothing ? await suggestFallback(options, query, await planned) : undefined;
      const { kindInPlace, businesses } = read ?? { kindInPlace: asPlanned, businesses: direct[0] };
      const [, categories, found] = direct;
      const isLacking = [kindInPlace, businesses, categories, found].every((each) => each.length === 0);
      const kinds = isLacking ? await suggestKindBeyond(options, await planned) : kindInPlace;
      const mark = (label: string, detail: string | null, path: string): Suggestion => ({
        label,
        detail,
        matches: markWords(label, words),
        path,
      });
      return {
        businesses: businesses.map((business) => mark(business.name, detailOf(business), `/business/${business.slug}`)),
        categories: [
          ...kinds.map(({ label, detail, path }) => mark(label, detail, path)),
          ...categories
            .map(({ name, slug, count }) =>
              place === undefined
                ? mark(name, countOf(count), `/categories/${slug}`)
                : mark(`${name} in ${nameOf(place)}`, countOf(count), categoryPathIn(pathOf(place), slug)),
            )
            .filter(({ path }) => !kinds.some((kind) => kind.path === path)),
        ].slice(0, MAX_CATEGORIES),
        places: found.map((place) => mark(nameOf(place), detailOfPlace(place), pathOf(place))),
      };
    },
  };
}

async function suggestAnywhere(options: SuggestServiceOptions, text: string, folded: string): Promise<Found> {
  return Promise.all([
    suggestBusinesses(options, text),
    suggestCategories(options, text, folded),
    suggestPlaces(options, text, folded),
  ]);
}

/** By name prefix; otherwise by the kind the text names in another language. */
async function suggestCategories(options: SuggestServiceOptions, text: string, folded: string): Promise<NamedCount[]> {
  const { places, kinds } = options;
  const found = await places.suggestCategories(folded, MAX_CATEGORIES);
  if (found.length > 0) return found;
  const slugs = kinds.categoriesFor(text).slice(0, MAX_CATEGORIES);
  const categories = await Promise.all(slugs.map((slug) => places.getCategory(slug, { topCountries: 0 })));
  return categories.flatMap((category) =>
    category === undefined ? [] : [{ name: category.name, slug: category.slug, count: category.businessCount }],
  );
}

/**
 * If nothing begins with the text: the name it asks about ("hiltl menu"), or what else there is around a kind in a place. Half a word finds
 * nothing in any reading, so no other is tried.
 */
async function suggestFallback(options: SuggestServiceOptions, query: SearchQuery, planned: QueryPlan) {
  const { index, businesses, kinds, logger, now } = options;
  try {
    const rest = withoutDetails(query.q);
    const plan = rest === undefined ? planned : await planQuery({ ...query, q: rest }, { ...options, at: now() });
    const isKind = rest === undefined && plan.place !== null && kinds.kindIn(plan.text) !== undefined;
    if (rest === undefined && !isKind) return undefined;
    const lenient = { ...(relaxed(query, plan) ?? plan), amenities: [], open: null, isOpenNow: false };
    const reading = { ...options, at: now(), ask: countHits(index) };
    const found = isKind
      ? ((await firstFound([lenient], reading)) ?? (await askWider(query, lenient, reading)))
      : undefined;
    const read = found?.plan ?? lenient;
    const { hits } = await index.search({ ...PAGE, text: read.text, filters: read.filters });
    const listed = await businesses.findByIds(hits.map(({ id }) => id));
    return { kindInPlace: await suggestKind(options, read), businesses: listed };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "suggestions degraded: index unavailable");
    return undefined;
  }
}

async function suggestIn(options: SuggestServiceOptions, text: string, place: LocationMatch): Promise<Found> {
  const { index, businesses, categoryOf, logger } = options;
  const filters: IndexFilters = placed({}, place).filters;
  const page = { text, filters, offset: 0, limit: MAX_BUSINESSES };
  try {
    const [{ hits }, { values }] = await Promise.all([
      index.search({ ...page, sort: "relevance", withFacets: false, allowTypos: false }),
      index.facetValues({ facet: "category", label: text, text: "", filters, limit: MAX_CATEGORIES }),
    ]);
    const found = await businesses.findByIds(hits.map(({ id }) => id));
    return [found, values.map(({ value, label, count }) => ({ name: label, slug: value, count })), []];
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "suggestions degraded: index unavailable");
    const { hits } = await searchWithoutIndex(businesses, { ...page, categoryOf });
    return [await businesses.findByIds(hits.map(({ id }) => id)), [], []];
  }
}

async function suggestBusinesses(options: SuggestServiceOptions, text: string): Promise<Business[]> {
  const { index, businesses, logger } = options;
  try {
    const suggested = await index.suggest(text, MAX_BUSINESSES);
    const [brand] = suggested.length > 0 ? [] : await options.brands.otherNamesFor(text);
    if (brand !== undefined) suggested.push(...(await index.suggest(brand, MAX_BUSINESSES)));
    return await businesses.findByIds(suggested.map(({ id }) => id));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "suggestions degraded: index unavailable");
    return businesses.findByNamePrefix(text, MAX_BUSINESSES);
  }
}

/** "Pizza restaurant · Philadelphia", as far as known. */
function detailOf(business: Business): string | null {
  const category = primaryCategoryOf(business);
  const parts = [categoryLabel(category), business.city ?? business.country];
  return parts.filter((part) => part !== undefined).join(" · ") || null;
}
