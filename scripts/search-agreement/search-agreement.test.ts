import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachEngine } from "../../shared/testing/src/engines/reach-engine.ts";
import { type ComparedAnswer, type Comparison, shareOf } from "./compare-answers.ts";
import { agreementQueries } from "./name-queries.ts";
import { type BothSearches, openBothSearches } from "./open-both-searches.ts";

const BUSINESSES = 20_000;
const QUERIES = 300;
const OPEN_TIMEOUT_MS = 300_000;
const LEAST_FIRST_HITS = 0.98;
const LEAST_OVERLAP = 0.98;

const { isFound, name, url, apiKey } = await reachEngine("meilisearch");

describe.skipIf(!isFound)(
  `${QUERIES} queries over ${BUSINESSES} businesses, on the embedded engine and on ${name}`,
  () => {
    let both: BothSearches;
    beforeAll(async () => {
      both = await openBothSearches(apiKey === undefined ? { url } : { url, apiKey }, BUSINESSES);
    }, OPEN_TIMEOUT_MS);
    afterAll(() => both.close());

    it.each([
      ["search index", "compareIndexes"],
      ["search of the catalogue", "compareServices"],
    ] as const)("the %s answers alike", { timeout: OPEN_TIMEOUT_MS }, async (title, compare) => {
      const queries = agreementQueries(both.documents);
      expect(queries).toHaveLength(QUERIES);
      const comparisons: Comparison[] = [];
      for (const query of queries) comparisons.push(await both[compare](query));
      const report = describeComparisons(title, comparisons, both.documents);
      process.stdout.write(`${report}\n`);
      expectAgreement(comparisons, report);
    });
  },
);

function expectAgreement(comparisons: readonly Comparison[], report: string): void {
  const naming = comparisons.filter(({ query }) => query.namesBusiness);
  expect(naming.length).toBeGreaterThanOrEqual(QUERIES / 2);
  expect(
    shareOf(naming, ({ isFirstHitEqual }) => isFirstHitEqual),
    report,
  ).toBeGreaterThanOrEqual(LEAST_FIRST_HITS);
  const exact = comparisons.filter(({ areBothExact }) => areBothExact);
  expect(exact.length / comparisons.length, report).toBeGreaterThan(0.95);
  expect(exact.filter(({ isTotalEqual, differingFacets }) => !isTotalEqual || differingFacets.length > 0)).toEqual([]);
  const overlap = comparisons.reduce((sum, comparison) => sum + comparison.overlap, 0) / comparisons.length;
  expect(overlap, report).toBeGreaterThan(LEAST_OVERLAP);
  expect(
    comparisons.every(({ isUnderstoodAlike }) => isUnderstoodAlike),
    report,
  ).toBe(true);
}

/** The figures of many comparisons, and each disagreement, for a person to read. */
function describeComparisons(
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
