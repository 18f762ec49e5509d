import { FINEST_LEVEL, finestCellOf, parentCell, pointOfCell } from "@meridian/domain/places/map-grid";
import { coarsen, coarsenTo, type GroupedMap, groupPoints, type MapGroup } from "@meridian/domain/places/map-groups";
import type { ClusteredAnswer, ClusterQuery, LocatedHit } from "@meridian/ports/search/search-index";
import { MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import type { CellSource, Matching } from "../query/hit-source.ts";
import { MAX_COUNTED_VALUES } from "../query/search-limits.ts";
import { CELL_LEVELS, type CellLevel, cellAttribute } from "./map-cells.ts";

/**
 * With more cells, the next coarser level is counted instead. A cell holds four of the next finer level, so that many cells would have been
 * merged into fewer than 500 anyway.
 */
const MAX_CELLS = 2_000;

/** From this level on, a map's box usually holds so few hits that they are read directly and counted only if they are not. */
const CLOSE_LEVEL = 14;

/** Documents matched by any of several queries. */
export interface CountedQuestions {
  any: readonly Matching[];
  /** The same queries signed so that each document counts once: intersections are subtracted. */
  signed: readonly { request: Matching; sign: 1 | -1 }[];
}

/**
 * Clusters all matching documents by the cells stored with them. Small clusters are read hit by hit, so that they lie where their documents
 * are and single ones are known. `others` are the documents the queries omit. Undefined if the index has no cells.
 */
export async function clusterAll(
  source: CellSource,
  { questions, others }: { questions: CountedQuestions; others: readonly LocatedHit[] },
  { level, maxCells }: Pick<ClusterQuery, "level" | "maxCells">,
): Promise<ClusteredAnswer | undefined> {
  if (level >= CLOSE_LEVEL) {
    const points = await readPoints(source, questions.any, []);
    if (points.length < MAX_REACHABLE_HITS)
      return answerOf(coarsen(groupPoints([...points, ...others], level), maxCells));
  }
  const counted = await countCells(source, questions.signed, level);
  if (counted === undefined) return undefined;
  if (sumOf(counted.groups) <= MAX_REACHABLE_HITS) {
    const points = [...(await readPoints(source, questions.any, [])), ...others];
    return answerOf(coarsen(groupPoints(points, level), maxCells));
  }
  const cells = counted.groups.map(({ cell }) => cell);
  const all = [...counted.groups, ...groupPoints(others, counted.level).groups];
  const wide = coarsen(coarsenTo({ level: counted.level, groups: all }, level), maxCells);
  const small = smallestOf(wide.groups);
  const within = cells.filter((cell) => small.has(parentCell(cell, counted.level - wide.level)));
  const condition = `${cellAttribute(counted.level)} IN [${within.join(", ")}]`;
  const points = within.length === 0 ? [] : await readPoints(source, questions.any, [condition]);
  const large = wide.groups.filter(({ cell }) => !small.has(cell));
  const isSmall = (point: LocatedHit) => small.has(parentCell(finestCellOf(point), FINEST_LEVEL - wide.level));
  const { groups } = groupPoints([...points, ...others.filter(isSmall)], wide.level);
  return answerOf({ level: wide.level, groups: [...large, ...groups] });
}

type CountedMap = GroupedMap & { level: CellLevel };

/** By cells of the level, of the one just below, or of coarser ones if there are too many or no finer ones are stored. */
async function countCells(
  source: CellSource,
  signed: CountedQuestions["signed"],
  level: number,
): Promise<CountedMap | undefined> {
  const finest = CELL_LEVELS.find((counted) => counted >= level) ?? FINEST_LEVEL;
  for (const counted of CELL_LEVELS.toReversed().filter((coarser) => coarser <= finest)) {
    const limit = counted === CELL_LEVELS[0] ? Number.POSITIVE_INFINITY : MAX_CELLS;
    const each = await Promise.all(signed.map(({ request }) => readCells(source, request, { level: counted, limit })));
    if (each.includes(undefined)) return undefined;
    if (each.includes("many")) continue;
    const counts = new Map<number, number>();
    for (const [at, { sign }] of signed.entries()) {
      const found = each[at];
      if (found === undefined || found === "many") continue;
      for (const [cell, count] of found) counts.set(cell, (counts.get(cell) ?? 0) + sign * count);
    }
    return { level: counted, groups: groupsOf(counts, counted) };
  }
  return undefined;
}

/** Page by page; "many" above the limit. */
async function readCells(
  source: CellSource,
  { q, conditions }: Matching,
  { level, limit }: { level: CellLevel; limit: number },
): Promise<Map<number, number> | "many" | undefined> {
  const attribute = cellAttribute(level);
  const counts = new Map<number, number>();
  let last = -1;
  for (;;) {
    const above = last < 0 ? conditions : [...conditions, `${attribute} > ${last}`];
    const page = await source.cells({ q, conditions: above }, attribute);
    if (page === undefined) return undefined;
    for (const [cell, count] of page) {
      counts.set(cell, count);
      last = Math.max(last, cell);
    }
    if (page.size < MAX_COUNTED_VALUES) return counts;
    if (counts.size > limit) return "many";
  }
}

function groupsOf(counts: ReadonlyMap<number, number>, level: CellLevel): MapGroup[] {
  const present = [...counts].filter(([, count]) => count > 0);
  return present.map(([cell, count]) => ({ cell, count, ...pointOfCell(cell, level) }));
}

/** The cells of the smallest groups, as many as can be read hit by hit. */
function smallestOf(groups: readonly MapGroup[]): Set<number> {
  const small = new Set<number>();
  let hits = 0;
  for (const { cell, count } of groups.toSorted((a, b) => a.count - b.count)) {
    hits += count;
    if (hits > MAX_REACHABLE_HITS) break;
    small.add(cell);
  }
  return small;
}

/** As many as can be read. */
export async function readPoints(
  source: CellSource,
  any: readonly Matching[],
  within: readonly string[],
): Promise<LocatedHit[]> {
  const found = await Promise.all(
    any.map(({ q, conditions }) => source.points({ q, conditions: [...conditions, ...within] }, MAX_REACHABLE_HITS)),
  );
  return [...new Map(found.flat().map((point) => [point.id, point])).values()];
}

function answerOf({ level, groups }: GroupedMap): ClusteredAnswer {
  return { level, cells: groups, total: sumOf(groups), isTotalExact: true, isCut: false };
}

function sumOf(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
