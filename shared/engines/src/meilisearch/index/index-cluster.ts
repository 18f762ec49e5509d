import { distanceKm } from "@meridian/domain/places/geo";
import { coarsen, groupPoints } from "@meridian/domain/places/map-groups";
import { planText } from "@meridian/domain/text/search-text";
import { readingsOf } from "@meridian/domain/text/synonyms";
import { isUnavailable } from "@meridian/platform/app-error";
import type {
  ClusteredAnswer,
  ClusterQuery,
  IndexFilters,
  LocatedAnswer,
  LocatedHit,
  LocateQuery,
} from "@meridian/ports/search/search-index";
import { MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import { countedQuestions } from "../facets/counted-questions.ts";
import { cellsOfCircle } from "../map/circle-cells.ts";
import { type CountedQuestions, clusterAll, readPoints } from "../map/count-cells.ts";
import type { FilterPlan } from "../query/filter-expression.ts";
import type { CellSource } from "../query/hit-source.ts";
import { mayBeMisspelt } from "../query/query-text.ts";
import { FEW_HITS } from "../query/search-limits.ts";

interface IndexClusterOptions {
  cells: CellSource;
  plan(filters: IndexFilters): Promise<FilterPlan>;
  locate(query: LocateQuery): Promise<LocatedAnswer>;
}

/** A few cells are fast; finer ones are used if too many documents lie on the circle's edge. */
const CELLS_OF_CIRCLES = [1_024, 16_384];

type Circle = NonNullable<IndexFilters["near"]>;

/** Clusters are counted by the engine if it can decide alone; otherwise they come from the hits that can be read. */
export function createIndexCluster({ cells, plan, locate }: IndexClusterOptions) {
  async function countAll({ level, maxCells, ...search }: ClusterQuery): Promise<ClusteredAnswer | undefined> {
    const { near, ...filters } = search.filters;
    const readings = readingsOf(planText(search.text, search), search);
    const questions = countedQuestions(readings, await plan(filters));
    if (questions === undefined) return undefined;
    if (near === undefined) return clusterAll(cells, { questions, others: [] }, { level, maxCells });
    for (const limit of CELLS_OF_CIRCLES) {
      const { inside, edge } = cellsOfCircle(near, limit);
      const others = await pointsOnEdge(questions, near, edge);
      if (others === undefined) continue;
      return clusterAll(cells, { questions: narrowed(questions, inside), others }, { level, maxCells });
    }
    return undefined;
  }

  /** Undefined if there are too many to read. */
  async function pointsOnEdge(
    { any }: CountedQuestions,
    near: Circle,
    edge: string,
  ): Promise<LocatedHit[] | undefined> {
    const points = await readPoints(cells, any, [edge]);
    if (points.length >= MAX_REACHABLE_HITS) return undefined;
    return points.filter(({ lat, lng }) => distanceKm(near, lat, lng) <= near.radiusKm);
  }

  return async (query: ClusterQuery): Promise<ClusteredAnswer> => {
    let canCount = true;
    const counted = await countAll(query).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      canCount = false;
      return undefined;
    });
    const mayFindMore = query.allowTypos !== false && mayBeMisspelt(planText(query.text, query));
    if (counted !== undefined && (counted.total >= FEW_HITS || !mayFindMore)) return counted;
    const { level, maxCells, ...search } = query;
    const { hits, total, isTotalExact } = await locate({ ...search, limit: MAX_REACHABLE_HITS });
    const { level: drawn, groups } = coarsen(groupPoints(hits, level), maxCells);
    const isCut = total > hits.length || !isTotalExact;
    const answer: ClusteredAnswer = { level: drawn, cells: groups, total, isTotalExact, isCut };
    return isCut && !canCount ? { ...answer, isDegraded: true } : answer;
  };
}

function narrowed({ any, signed }: CountedQuestions, condition: string): CountedQuestions {
  const within = ({ q, conditions }: CountedQuestions["any"][number]) => ({
    q,
    conditions: [...conditions, condition],
  });
  return { any: any.map(within), signed: signed.map(({ request, sign }) => ({ request: within(request), sign })) };
}
