import type { DocumentColumns } from "../index/document-columns.ts";
import { rowNumber } from "../index/search-schema.ts";
import type { Ranking } from "./ranking.ts";
import { topHits } from "./top-hits.ts";

/** A larger edge is cut by document number: reading all its ids would take longer than the search. */
const MAX_EDGE = 500;

interface Popularity {
  columns: Pick<DocumentColumns, "popularity">;
  ranking: Pick<Ranking, "idOf">;
}

/**
 * The `count` most popular of hits in row order. Rows are ordered by steps of popularity, and within a step by when a document came: of the
 * step at the edge, the exact popularity and then the id decide.
 */
export function mostPopular(
  numbers: readonly number[],
  count: number,
  { columns, ranking }: Popularity,
): readonly number[] {
  if (numbers.length <= count) return numbers;
  const popularity = (n: number | undefined) => columns.popularity[n ?? 0] ?? 0;
  const step = (n: number | undefined) => rowNumber(popularity(n), 0);
  const edgeStep = step(numbers[count]);
  const start = numbers.findIndex((n) => step(n) === edgeStep);
  const edge = numbers.slice(start, start + MAX_EDGE + 1).filter((n) => step(n) === edgeStep);
  if (start >= count || edge.length > MAX_EDGE) return numbers.slice(0, count);
  const chosen = topHits(
    { numbers: edge, keys: Float64Array.from(edge, popularity) },
    { offset: 0, limit: count - start },
    ranking.idOf,
  );
  return [...numbers.slice(0, start), ...chosen.map(({ n }) => n)];
}
