import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { type ComparedAnswer, type Comparison, shareOf } from "./compare-answers.ts";

/** The figures of many comparisons, and each disagreement, for a person to read. */
export function describeComparisons(
  title: string,
  comparisons: readonly Comparison[],
  documents: readonly SearchDocument[],
): string {
  const names = new Map(documents.map((document) => [document.id, describeDocument(document)]));
  const naming = comparisons.filter(({ query }) => query.namesBusiness);
  const exact = comparisons.filter(({ areBothExact }) => areBothExact);
  const overlap = comparisons.reduce((sum, comparison) => sum + comparison.overlap, 0) / comparisons.length;
  const figures = [
    `first hit ${percent(shareOf(naming, ({ isFirstHitEqual }) => isFirstHitEqual))} of ${naming.length} that name a business`,
    `${percent(shareOf(comparisons, ({ isFirstHitEqual }) => isFirstHitEqual))} of all ${comparisons.length}`,
    `totals ${percent(shareOf(exact, ({ isTotalEqual }) => isTotalEqual))} and facets ${percent(shareOf(exact, ({ differingFacets }) => differingFacets.length === 0))} of ${exact.length} that both call exact`,
    `first 20 hits alike ${percent(overlap)}`,
    `understood alike ${percent(shareOf(comparisons, ({ isUnderstoodAlike }) => isUnderstoodAlike))}`,
  ];
  const disagreements = comparisons.filter(disagrees).map((comparison) => describeComparison(comparison, names));
  return [`${title}: ${figures.join(", ")}.`, ...disagreements].join("\n");
}

function disagrees({ isFirstHitEqual, areBothExact, isTotalEqual, ...comparison }: Comparison): boolean {
  const differs = !isTotalEqual || comparison.differingFacets.length > 0;
  return !isFirstHitEqual || !comparison.isUnderstoodAlike || comparison.overlap < 1 || (areBothExact && differs);
}

function describeComparison(
  { query, embedded, cluster, overlap, differingFacets }: Comparison,
  names: ReadonlyMap<string, string>,
): string {
  const answered = (engine: string, { hits, total, isTotalExact, understood }: ComparedAnswer): string => {
    const first = names.get(hits[0]?.id ?? "") ?? "no hit";
    return `    ${engine} ${isTotalExact ? "" : "about "}${total}, first ${first}; ${understood}`;
  };
  const facets = differingFacets.length === 0 ? "" : `, facets differ: ${differingFacets.join(", ")}`;
  return [
    `  ${query.kind} ${new URLSearchParams(query.parameters)}: ${percent(overlap)} of the page alike${facets}`,
    answered("embedded", embedded),
    answered("cluster ", cluster),
  ].join("\n");
}

function describeDocument({ name, cityName = "", categories, popularity }: SearchDocument): string {
  return `"${name}" ${cityName} (${categories[0]?.name ?? ""}, popularity ${popularity})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
