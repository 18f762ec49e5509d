import { describe, expect, it } from "vitest";
import type { EngineName, EngineUnderTest } from "../../shared/src/testing/engines/engine-under-test.ts";
import { engineLines } from "./cluster-engines.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { StepResult } from "./step.ts";
import { summaryText, totalsOf } from "./summary.ts";
import { type FileReport, failedFiles, readVitestReport, vitestCounts } from "./vitest-report.ts";

const file = (name: string, status: string, tests: readonly [string, string][]): FileReport => ({
  name,
  status,
  message: tests.length === 0 ? "no such module" : "",
  assertionResults: tests.map(([fullName, state]) => ({
    fullName,
    status: state,
    failureMessages: state === "failed" ? [`${fullName}: \u001b[31mexpected 1,\n  got 2\u001b[39m`] : null,
  })),
});

describe("vitest's report", () => {
  const reading = file("reading.test.ts", "passed", [
    ["a", "passed"],
    ["b", "passed"],
    ["real files are absent", "skipped"],
  ]);
  const writing = file("writing.test.ts", "failed", [
    ["c", "failed"],
    ["d", "failed"],
    ["later", "todo"],
  ]);
  const broken = file("broken.test.ts", "failed", []);

  it("is counted test by test, with the names of what failed and what was skipped", () => {
    expect(vitestCounts(readVitestReport(JSON.stringify({ testResults: [reading, writing] })))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 2,
      skippedNames: ["real files are absent", "later"],
      repeatedNames: [],
      failures: [
        { name: "c", message: "c: expected 1, got 2" },
        { name: "d", message: "d: expected 1, got 2" },
      ],
    });
  });

  it("counts a file that broke before its first test as a failure", () => {
    const counts = vitestCounts([reading, broken]);
    expect(counts.failed).toBe(1);
    expect(counts.failures).toEqual([{ name: "broken.test.ts", message: "no such module" }]);
    expect(failedFiles([reading, broken])).toEqual(["broken.test.ts"]);
  });

  it("counts a test that its process left unended as a failure, though its file passed", () => {
    const left = file("parser.test.ts", "passed", [["dies alone", "pending"]]);
    expect(failedFiles([reading, left])).toEqual(["parser.test.ts"]);
    expect(vitestCounts([left]).failures).toEqual([{ name: "dies alone", message: "it did not end" }]);
  });

  it("counts files that ran once more as they did then, and names what passed only so", () => {
    const again = [
      file("writing.test.ts", "failed", [
        ["c", "passed"],
        ["d", "failed"],
        ["later", "todo"],
      ]),
      file("broken.test.ts", "passed", [["e", "passed"]]),
    ];
    const counts = vitestCounts([reading, writing, broken], again);
    expect(counts).toMatchObject({ passed: 4, failed: 1, skipped: 2, repeatedNames: ["c", "broken.test.ts"] });
    expect(counts.failures?.map(({ name }) => name)).toEqual(["d"]);
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
        {
          title: "tablet",
          specs: [
            { title: "turns", tests: [{ status: "unexpected", results: [{}, { error: { message: "no\nheading" } }] }] },
          ],
        },
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
      failures: [{ name: "home.spec.ts › tablet › turns", message: "no heading" }],
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
      counts: {
        passed: 7,
        failed: 2,
        skipped: 1,
        skippedNames: ["far engine"],
        repeatedNames: ["slow map"],
        failures: [{ name: "write", message: "lost" }],
      },
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

  it("names what was repeated, what was skipped and what failed", () => {
    expect(summaryText(results, [])).toMatch(
      /only when repeated\n.*slow map[\s\S]*far engine[\s\S]*browser: no Chromium[\s\S]*Failed\n.*write: lost/,
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
