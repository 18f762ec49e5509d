import type { Business } from "@meridian/contracts/businesses/business";
import { SEARCH_MAX_HITS } from "@meridian/contracts/page";
import type { SearchAnswer, SearchHit, SearchQuery } from "@meridian/contracts/search/search";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { markWords } from "@meridian/domain/text/search-words";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore, ListingScope } from "@meridian/ports/businesses/business-store";
import type { IndexAnswer, SearchIndex } from "@meridian/ports/search/search-index";
import { toPublicListItem } from "../business/present-business.ts";
import { type BranchFields, groupBranches, NO_BRANCHES } from "./branch-groups.ts";
import { isFoundByWordsAlone } from "./found-by-words-alone.ts";
import { categoryTree } from "./listing/category-tree.ts";
import { findListing } from "./listing/listing-scope.ts";
import type { AddressAreas } from "./meaning/address-areas.ts";
import type { DirectoryKinds } from "./meaning/directory-kinds.ts";
import { planLiterally, planQuery, type QueryPlan, type QueryReading } from "./reading/query-plan.ts";
import type { Found as FoundByReading } from "./reading/read-query.ts";
import { tryReadings } from "./reading/try-readings.ts";
import { phonesOf } from "./reading/words/phone-query.ts";
import { findInstead } from "./search-instead.ts";
import { searchWithoutIndex } from "./search-without-index.ts";

export interface SearchService {
  /** Never fails for lack of an index: the store answers instead, and the answer says so. */
  search(query: SearchQuery): Promise<SearchAnswer>;
}

export interface SearchServiceOptions extends Omit<QueryReading, "at"> {
  kinds: DirectoryKinds;
  addressAreas: AddressAreas;
  businesses: BusinessStore;
  index: SearchIndex;
  categoryOf: CategoryOf;
  logger: Logger;
  now: () => Date;
}

interface Found extends FoundByReading {
  answer: IndexAnswer;
  isDegraded: boolean;
  /** Every page is available: the hits are those of a listing. */
  isListing?: boolean;
}

interface Outcome extends Found {
  plan: QueryPlan;
}

export function createSearchService(options: SearchServiceOptions): SearchService {
  const { now } = options;
  return {
    async search(query) {
      const at = now();
      const outcome = (await findByPhone(options, query, at)) ?? (await findRead(options, query, at));
      const [hits, instead] = await Promise.all([hydrate(options, query, outcome, at), insteadOf(options, outcome)]);
      const isIndexBehind = !outcome.isDegraded && outcome.answer.hits.length > 0 && hits.length === 0;
      if (!isIndexBehind) return present(options, outcome, query, { hits, instead });
      // Right after a mass deletion the index may list only deleted businesses; the store knows what is left.
      const stored = { plan: outcome.plan, ...(await searchStore(options, query, outcome.plan)) };
      return present(options, stored, query, { hits: await hydrate(options, query, stored, at), instead: null });
    },
  };
}

/** The owners of the phone number that was typed; undefined if it is not a number, or nobody's. */
async function findByPhone(
  { businesses }: SearchServiceOptions,
  query: SearchQuery,
  at: Date,
): Promise<Outcome | undefined> {
  const numbers = phonesOf(query.q);
  if (numbers.length === 0) return undefined;
  const owners = await businesses.findByPhones(numbers, query.limit);
  if (owners.length === 0) return undefined;
  const total = owners.length;
  const hits = query.page === 1 ? owners.map(({ id }) => ({ id })) : [];
  const answer = { hits, total, isTotalExact: true, facets: NO_FACETS, words: [] };
  return { plan: planLiterally(query, at), total, answer, isDegraded: false };
}

async function findRead(options: SearchServiceOptions, query: SearchQuery, at: Date): Promise<Outcome> {
  const reading = { ...options, at };
  const { plan, found } = await tryReadings(query, await planQuery(query, reading), {
    ...reading,
    ask: (plan, { allowTypos }) => ask(options, query, { ...plan, allowTypos }),
  });
  return { plan, ...found };
}

async function ask(
  options: SearchServiceOptions,
  query: SearchQuery,
  { text, filters, allowTypos }: Pick<QueryPlan, "text" | "filters"> & { allowTypos: boolean },
): Promise<Found> {
  const { index, logger } = options;
  const scope = findListing(query, { text, filters });
  try {
    const answer = await index.search({
      text,
      filters,
      sort: query.sort,
      ...(query.near === undefined ? {} : { origin: query.near }),
      ...(scope === undefined ? { offset: offsetOf(query), limit: query.limit } : { offset: 0, limit: 0 }),
      withFacets: true,
      allowTypos,
    });
    if (scope === undefined) {
      const isByWordsAlone = await isFoundByWordsAlone(options, query, { text, filters }, answer);
      return { ...toTotals(answer), isByWordsAlone, answer, isDegraded: false };
    }
    const hits = await listPage(options, query, { scope, total: answer.total });
    return { total: answer.total, answer: { ...answer, hits }, isDegraded: false, isListing: true };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "search degraded: index unavailable");
    return searchStore(options, query, { text, filters });
  }
}

/** One page of a listing; the index supplied its total. */
async function listPage(
  { businesses }: Pick<SearchServiceOptions, "businesses">,
  { page, limit }: SearchQuery,
  { scope, total }: { scope: ListingScope; total: number },
): Promise<IndexAnswer["hits"]> {
  const offset = (page - 1) * limit;
  const listed = offset < total ? await businesses.list({ scope, offset, limit }) : [];
  return listed.map(({ id }) => ({ id }));
}

/** What the store finds without the index. */
async function searchStore(
  { businesses, categoryOf }: Pick<SearchServiceOptions, "businesses" | "categoryOf">,
  query: SearchQuery,
  { text, filters }: Pick<QueryPlan, "text" | "filters">,
): Promise<Found> {
  const offset = offsetOf(query);
  const answer = await searchWithoutIndex(businesses, { text, filters, categoryOf, offset, limit: query.limit });
  return { ...toTotals(answer), answer, isDegraded: true };
}

function offsetOf({ page, limit }: SearchQuery): number {
  return (Math.min(page, lastPageOf(limit)) - 1) * limit;
}

/** The last page whose hits are within the limit. */
function lastPageOf(limit: number): number {
  return Math.floor(SEARCH_MAX_HITS / limit);
}

function toTotals({ total, correctedText }: IndexAnswer): Pick<Found, "total" | "correctedText"> {
  return correctedText === undefined ? { total } : { total, correctedText };
}

/** Reads the hits from the store in order and drops those deleted since the index was updated. */
async function hydrate(
  options: SearchServiceOptions,
  { sort }: SearchQuery,
  outcome: Outcome,
  at: Date,
): Promise<SearchHit[]> {
  const { answer } = outcome;
  const found = await options.businesses.findByIds(answer.hits.map(({ id }) => id));
  const branches = sort === "relevance" && !outcome.isDegraded ? await branchesOf(options, outcome, found) : undefined;
  const distances = new Map(answer.hits.map(({ id, distanceKm }) => [id, distanceKm]));
  return found.map((business) => ({
    ...toPublicListItem(business, at, options.categoryOf),
    highlights: markWords(business.name, answer.words),
    distanceKm: distances.get(business.id) ?? null,
    ...(branches?.get(business.id) ?? NO_BRANCHES),
  }));
}

/** If the index is unavailable, hits are not grouped. */
async function branchesOf(
  options: SearchServiceOptions,
  { plan, total }: Outcome,
  businesses: readonly Business[],
): Promise<ReadonlyMap<string, BranchFields> | undefined> {
  try {
    return await groupBranches(options, plan.filters, { businesses, total });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    options.logger.warn({ err: error }, "branch grouping degraded: index unavailable");
    return undefined;
  }
}

/** Help for a search without hits; if it fails, the search still answers. */
async function insteadOf(options: SearchServiceOptions, { plan, answer, isDegraded }: Outcome) {
  if (answer.total > 0 || isDegraded) return null;
  try {
    return await findInstead(options, plan);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    options.logger.warn({ err: error }, "suggestions for an empty result degraded: index unavailable");
    return null;
  }
}

function present(
  { categoryOf }: Pick<SearchServiceOptions, "categoryOf">,
  { plan, answer, isDegraded, isListing = false }: Outcome,
  { page, limit, category }: SearchQuery,
  { hits, instead }: Pick<SearchAnswer, "hits" | "instead">,
): SearchAnswer {
  const lastPage = isListing ? Number.POSITIVE_INFINITY : lastPageOf(limit);
  const { total, isTotalExact, facets, areFacetsMissing = false, correctedText } = answer;
  return {
    hits: page > lastPage ? [] : hits,
    page,
    pageSize: limit,
    totalPages: Math.min(Math.ceil(total / limit), lastPage),
    totalCount: total,
    isTotalExact,
    facets: { ...facets, category: categoryTree(facets.category, categoryOf, category) },
    understood: {
      text: correctedText ?? plan.text,
      place: plan.place,
      correctedFrom: plan.replacedText ?? (correctedText === undefined ? null : plan.text),
      isOpenNow: plan.isOpenNow,
      amenities: [...plan.amenities],
      open: plan.open,
      isRelaxed: plan.isRelaxed ?? false,
      isAround: plan.isAround ?? false,
      isNearMe: plan.isNearMe,
    },
    instead,
    isDegraded,
    areFacetsMissing,
  };
}
