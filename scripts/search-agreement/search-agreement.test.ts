import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachEngine } from "../../shared/testing/src/engines/reach-engine.ts";
import { type Comparison, shareOf } from "./compare-answers.ts";
import { describeComparisons } from "./describe-comparisons.ts";
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
