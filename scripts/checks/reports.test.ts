import { describe, expect, it } from "vitest";
import type { EngineName, EngineUnderTest } from "../../shared/src/testing/engines/engine-under-test.ts";
import { engineLines } from "./cluster-engines.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { StepResult } from "./step.ts";
import { summaryText, totalsOf } from "./summary.ts";
import { readVitestReport } from "./vitest-report.ts";

const file = (status: string, tests: readonly [string, string][]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
});

describe("vitest's report", () => {
  it("is counted test by test, with the names of what was skipped", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        file("passed", [
          ["a", "passed"],
          ["b", "passed"],
          ["real files are absent", "skipped"],
        ]),
        file("failed", [
          ["c", "failed"],
          ["later", "todo"],
        ]),
      ],
    };
    expect(readVitestReport(JSON.stringify(report))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      skippedNames: ["real files are absent", "later"],
    });
  });

  it("counts a file that broke before its first test as a failure", () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file("failed", [])] };
    expect(readVitestReport(JSON.stringify(report)).failed).toBe(1);
  });
});

describe("Playwright's report", () => {
  const suites = [
    {
      title: "home.spec.ts",
      specs: [],
      suites: [
        { title: "phone", specs: [{ title: "maps", tests: [{ status: "skipped" }] }] },
        { title: "desktop", specs: [{ title: "menus", tests: [{ status: "flaky" }] }] },
      ],
    },
  ];

  it("counts a test that passed only when repeated, and names it", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
    expect(readPlaywrightReport(JSON.stringify({ suites, errors: [], stats }))).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      skippedNames: ["home.spec.ts › phone › maps"],
      repeatedNames: ["home.spec.ts › desktop › menus"],
    });
  });

  it("fails when the run itself broke", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: "no server" }], stats })).failed).toBe(
      1,
    );
  });
});

describe("a run", () => {
  const results: StepResult[] = [
    { name: "types", state: "failed", seconds: 1 },
    { name: "lint", state: "passed", seconds: 1 },
    {
      name: "unit",
      state: "failed",
      seconds: 2,
      counts: { passed: 7, failed: 2, skipped: 1, skippedNames: ["far engine"], repeatedNames: ["slow map"] },
    },
    { name: "browser", state: "skipped", seconds: 0, note: "no Chromium" },
  ];

  it("adds failed checks to the runners' own counts", () => {
    expect(totalsOf(results)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });

  it("fails when a runner ran no test at all", () => {
    const counts = { passed: 0, failed: 0, skipped: 0, skippedNames: [] };
    expect(totalsOf([{ name: "unit", state: "failed", seconds: 1, counts, note: "no test ran" }]).failed).toBe(1);
  });

  it("names what was repeated and what was skipped", () => {
    expect(summaryText(results, [])).toMatch(
      /only when repeated\n.*slow map[\s\S]*far engine[\s\S]*browser: no Chromium/,
    );
  });

  it("names the servers that it met, and why others were not reached", () => {
    const redis = { isFound: true as const, source: "redis-server 7.0.15 of this machine", url: "redis://x" };
    const found = engineLines(
      new Map<EngineName, EngineUnderTest>([
        ["redis", { ...redis, passedOver: ["REDIS_URL is not set"], stop: async () => {} }],
        ["meilisearch", { isFound: false, reason: "meilisearch is not installed" }],
      ]),
    );
    const text = summaryText(results, found);
    expect(text).toMatch(/Redis +redis-server 7\.0\.15 of this machine \(before it: REDIS_URL is not set\)/);
    expect(text).toMatch(/Meilisearch +not reached: meilisearch is not installed/);
    expect(text).toMatch(/MongoDB +not asked for/);
  });
});
