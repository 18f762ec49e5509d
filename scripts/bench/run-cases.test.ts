import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingProgram } from "./needs.ts";
import { runCases } from "./run-cases.ts";
import { testsCase } from "./tests/tests-case.ts";

it("a case that fails says why in its rows and does not stop the others", async () => {
  const dir = await mkdtemp(join(tmpdir(), "meridian-bench-test-"));
  try {
    // A name that no process can run, though the table of targets has it.
    const broken = { ...testsCase, name: "overload" };
    const { rows, failed } = await runCases([broken, testsCase], { folder: join(dir, "200"), businesses: 200 });
    expect(failed).toEqual(["overload"]);
    const reasons = rows.filter(({ caseName }) => caseName === "overload").map(({ reason }) => reason);
    expect(reasons).toHaveLength(5);
    for (const reason of reasons) expect(reason).toMatch(/^failed: There is no case overload/);
    expect(rows.map(({ what }) => what)).toContain("npm test");
  } finally {
    await rm(dir, { recursive: true });
  }
}, 60_000);

it("a case whose program is not installed is named instead of run", () => {
  const environment = { PATH: "/nowhere" };
  expect(missingProgram(["directory", "meilisearch"], environment)).toBe("meilisearch is not installed");
  expect(missingProgram(["directory", "index"], environment)).toBeUndefined();
});
