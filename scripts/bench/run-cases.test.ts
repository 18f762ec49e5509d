import { join } from "node:path";
import { expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { mapCase } from "./map/map-case.ts";
import { missingProgram } from "./needs.ts";
import { type CaseResults, runCases } from "./run-cases.ts";
import { testsCase } from "./tests/tests-case.ts";

it("a case that fails says why in its rows and does not stop the others", async () => {
  const dir = makeTemporaryFolder();
  // The map of a directory that was not prepared.
  const broken = { ...mapCase, needs: [] };
  const results: CaseResults[] = [];
  const run = { folder: join(dir, "200"), businesses: 200, seconds: 1, print: () => {} };
  for await (const result of runCases([broken, testsCase], run)) results.push(result);
  expect(results.map(({ name, isFailed }) => [name, isFailed])).toEqual([
    ["map", true],
    ["tests", false],
  ]);
  const reasons = results[0]?.rows.map(({ reason }) => reason);
  expect(reasons).toHaveLength(5);
  for (const reason of reasons ?? []) expect(reason).toBe("failed: unable to open database file");
  expect(results[1]?.rows.map(({ what }) => what)).toContain("npm test");
}, 60_000);

it("a case whose program is not installed is named instead of run", () => {
  const environment = { PATH: "/nowhere" };
  expect(missingProgram(["directory", "meilisearch"], environment)).toBe("meilisearch is not installed");
  expect(missingProgram(["directory", "index"], environment)).toBeUndefined();
});
