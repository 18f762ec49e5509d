import type { CleanupJob } from "@meridian/contracts/admin/cleanup";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "./testing/start-test-catalogue.ts";

const PHONE = "+49305550199";
const AT = { latitude: 52.52, longitude: 13.4 };
const JOB = {
  id: "j1",
  kind: "delete_all" as const,
  processedCount: 0,
  changedCount: 0,
  startedBy: "admin",
  startedAt: "2026-03-04T17:00:00.000Z",
  checkpoint: "",
  ofJobId: null,
};
/** Each call and how many businesses, places or categories its answer names. */
const READS: readonly [path: string, count: (answer: Answer) => unknown][] = [
  ["/api/search?q=zenith", ({ totalCount }) => totalCount],
  ["/api/search?q=", ({ totalCount }) => totalCount],
  ["/api/search?q=", ({ facets }) => facets?.category?.length],
  ["/api/search?q=030%20555%2001%2099", ({ totalCount }) => totalCount],
  ["/api/search/facets/category?q=zenith&label=b", ({ values }) => values?.length],
  ["/api/suggest?q=zen", ({ businesses }) => businesses?.length],
  ["/api/suggest?q=ban", ({ categories }) => categories?.length],
  ["/api/suggest?q=berl", ({ places }) => places?.length],
  ["/api/map?bbox=13,52,14,53&zoom=16", ({ totalCount }) => totalCount],
  ["/api/map?bbox=13,52,14,53&zoom=16&q=zenith", ({ totalCount }) => totalCount],
  ["/api/homepage-data", ({ totals }) => totals?.businesses],
];

interface Answer {
  totalCount?: number;
  facets?: { category?: unknown[] };
  values?: unknown[];
  businesses?: unknown[];
  categories?: unknown[];
  places?: unknown[];
  totals?: { businesses: number };
}

let catalogue: TestCatalogue;

beforeEach(async () => {
  const bank = { type: "Bank", category: "Bank", city: "Berlin", country: "Germany", countryCode: "DE", ...AT };
  catalogue = await startTestCatalogue([
    { name: "Zenith Bank", ...bank, phoneE164: PHONE },
    { name: "Zenith Savings", ...bank },
  ]);
});
afterEach(() => catalogue.stop());

async function countEach(): Promise<unknown[]> {
  return Promise.all(READS.map(async ([path, count]) => count(await (await fetch(`${catalogue.url}${path}`)).json())));
}

async function saveJob(state: CleanupJob["state"]): Promise<void> {
  const { cleanupJobs, datasetVersion } = catalogue.engines;
  await cleanupJobs.add({ ...JOB, state, endedAt: null });
  await cleanupJobs.save({ ...JOB, state, endedAt: state === "running" ? null : "2026-03-04T17:01:00.000Z" });
  await datasetVersion.raise();
}

it("nothing is found, counted or suggested from the moment a deletion of everything begins, before the first is deleted", async () => {
  expect((await countEach()).filter((count) => typeof count !== "number" || count === 0)).toEqual([]);
  await saveJob("running");
  expect(await countEach()).toEqual(READS.map(() => 0));
});

it("what a stopped deletion left is found", async () => {
  await saveJob("running");
  await saveJob("stopped");
  expect(await countEach()).not.toContain(0);
});

it("nothing is found once all are deleted, though the index still lists them", async () => {
  const { businesses, editor, places } = catalogue.engines;
  const all = await businesses.scan("", 10);
  await editor.remove(all.map(({ id }) => id));
  await places.refresh();
  await saveJob("finished");
  expect(await countEach()).toEqual(READS.map(() => 0));
});
