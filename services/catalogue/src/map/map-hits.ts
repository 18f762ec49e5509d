import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type {
  ClusteredAnswer,
  ClusterQuery,
  LocatedAnswer,
  LocatedHit,
  LocateQuery,
  SearchIndex,
} from "@meridian/ports/search/search-index";
import type { QueryPlan } from "../search/reading/query-plan.ts";
import { searchWithoutIndex } from "../search/search-without-index.ts";

/** The number of businesses the store examines without an index. */
const MAX_HITS_WITHOUT_INDEX = 200;

export interface HitsOptions {
  index: SearchIndex;
  businesses: BusinessStore;
  categoryOf: CategoryOf;
  logger: Logger;
}

/** A plan limited to a box. */
export type BoxedPlan = QueryPlan & Pick<ClusterQuery, "filters">;

export interface Hits extends LocatedAnswer {
  isDegraded: boolean;
}

/** Finds the best hits of a search in a box; by name in the store if the index is unavailable. */
export async function findHits(
  options: HitsOptions,
  plan: QueryPlan,
  choices: Pick<LocateQuery, "limit" | "allowTypos">,
): Promise<Hits> {
  const { text, filters } = plan;
  const located = await undefinedIfUnavailable(options, () => options.index.locate({ text, filters, ...choices }));
  return located === undefined ? findWithoutIndex(options, plan) : { ...located, isDegraded: false };
}

/** Counts hits per cell; undefined if the index is unavailable. */
export function clusterHits(
  options: HitsOptions,
  { text, filters }: BoxedPlan,
  choices: Pick<ClusterQuery, "level" | "maxCells">,
): Promise<ClusteredAnswer | undefined> {
  return undefinedIfUnavailable(options, () => options.index.cluster({ text, filters, ...choices }));
}

async function undefinedIfUnavailable<T>({ logger }: HitsOptions, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "map degraded: index unavailable");
    return undefined;
  }
}

export async function findWithoutIndex(
  { businesses, categoryOf }: HitsOptions,
  { text, filters }: QueryPlan,
): Promise<Hits> {
  const answer = await searchWithoutIndex(businesses, {
    text,
    filters,
    categoryOf,
    offset: 0,
    limit: MAX_HITS_WITHOUT_INDEX,
  });
  const found = await businesses.findByIds(answer.hits.map(({ id }) => id));
  const hits = found.flatMap(({ id, latitude: lat, longitude: lng }): LocatedHit[] =>
    lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
  );
  return { hits, total: answer.total, isTotalExact: answer.isTotalExact, isDegraded: true };
}
