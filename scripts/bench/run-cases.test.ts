import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingProgram } from "./needs.ts";
import { type CaseResults, runCases } from "./run-cases.ts";
import { testsCase } from "./tests/tests-case.ts";

it("a case that fails says why in its rows and does not stop the others", async () => {
  const dir = await mkdtemp(join(tmpdir(), "meridian-bench-test-"));
  try {
    // A name that no process can run, though the table of targets has it.
    const broken = { ...testsCase, name: "overload" };
    const results: CaseResults[] = [];
    const context = { folder: join(dir, "200"), businesses: 200 };
    for await (const result of runCases([broken, testsCase], context)) results.push(result);
    expect(results.map(({ name, isFailed }) => [name, isFailed])).toEqual([
      ["overload", true],
      ["tests", false],
    ]);
    const reasons = results[0]?.rows.map(({ reason }) => reason);
    expect(reasons).toHaveLength(5);
    for (const reason of reasons ?? []) expect(reason).toMatch(/^failed: There is no case overload/);
    expect(results[1]?.rows.map(({ what }) => what)).toContain("npm test");
  } finally {
    await rm(dir, { recursive: true });
  }
}, 60_000);

it("a case whose program is not installed is named instead of run", () => {
  const environment = { PATH: "/nowhere" };
  expect(missingProgram(["directory", "meilisearch"], environment)).toBe("meilisearch is not installed");
  expect(missingProgram(["directory", "index"], environment)).toBeUndefined();
});
