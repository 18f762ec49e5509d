import { describe, expect, it } from "vitest";
import type { EngineName, EngineUnderTest } from "../../shared/testing/src/engines/engine-under-test.ts";
import { engineLines } from "./cluster-engines.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { StepResult, TestResult } from "./step.ts";
import { summaryText, totalsOf } from "./summary.ts";
import { failedFiles, mergeRepeated, readVitestReport } from "./vitest-report.ts";

const ROOT = "/project";

function vitestFile(name: string, status: string, tests: readonly [string, string][]) {
  return {
    name: `${ROOT}/${name}`,
    status,
    message: tests.length === 0 ? "no such module" : "",
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: tests.map(([fullName, state]) => ({
      fullName,
      status: state,
      failureMessages: state === "failed" ? [`${fullName}: \u001b[31mexpected 1,\n  got 2\u001b[39m`] : null,
    })),
  };
}
const vitestReport = (...testResults: ReturnType<typeof vitestFile>[]) =>
  readVitestReport(ROOT, JSON.stringify({ testResults }));

const test = (file: string, name: string, state: TestResult["state"], rest: Partial<TestResult> = {}): TestResult => ({
  ...{ file, name, state, isRepeated: false },
  ...rest,
});

describe("readVitestReport", () => {
  it("lists every test with its file and each failure on one line", () => {
    const { tests, files } = vitestReport(
      vitestFile("writing.test.ts", "failed", [
        ["a", "passed"],
        ["b", "failed"],
        ["later", "todo"],
      ]),
    );
    expect(tests).toEqual([
      test("writing.test.ts", "a", "passed"),
      test("writing.test.ts", "b", "failed", { message: "b: expected 1, got 2" }),
      test("writing.test.ts", "later", "skipped"),
    ]);
    expect(files).toEqual([{ file: "writing.test.ts", seconds: 2.5 }]);
  });

  it("counts a file that broke before its first test as a failure", () => {
    const report = vitestReport(vitestFile("broken.test.ts", "failed", []));
    expect(report.tests).toEqual([test("broken.test.ts", "broken.test.ts", "failed", { message: "no such module" })]);
    expect(failedFiles(report)).toEqual(["broken.test.ts"]);
  });

  it("counts a test that its process left unfinished as a failure, though its file passed", () => {
    const { tests } = vitestReport(vitestFile("parser.test.ts", "passed", [["dies alone", "pending"]]));
    expect(tests).toEqual([test("parser.test.ts", "dies alone", "failed", { message: "it did not end" })]);
  });
});

it("mergeRepeated takes the second result of repeated files and marks what passed only then", () => {
  const first = vitestReport(
    vitestFile("reading.test.ts", "passed", [["a", "passed"]]),
    vitestFile("writing.test.ts", "failed", [
      ["b", "failed"],
      ["c", "failed"],
    ]),
    vitestFile("broken.test.ts", "failed", []),
  );
  const again = vitestReport(
    vitestFile("writing.test.ts", "failed", [
      ["b", "passed"],
      ["c", "failed"],
    ]),
    vitestFile("broken.test.ts", "passed", [["d", "passed"]]),
  );
  expect(mergeRepeated(first, again).tests).toEqual([
    test("reading.test.ts", "a", "passed"),
    test("writing.test.ts", "b", "passed", { isRepeated: true }),
    test("writing.test.ts", "c", "failed", { message: "c: expected 1, got 2" }),
    test("broken.test.ts", "d", "passed", { isRepeated: true }),
  ]);
});

describe("readPlaywrightReport", () => {
  const suites = [
    {
      title: "home.spec.ts",
      specs: [],
      suites: [
        { title: "phone", specs: [{ title: "maps", tests: [{ status: "skipped" }] }] },
        {
          title: "desktop",
          specs: [{ title: "menus", tests: [{ status: "flaky", results: [{ duration: 900 }, { duration: 600 }] }] }],
        },
        {
          title: "tablet",
          specs: [
            { title: "turns", tests: [{ status: "unexpected", results: [{}, { error: { message: "no\nheading" } }] }] },
          ],
        },
      ],
    },
  ];

  it("names each test by its file and titles, and marks one that passed only when repeated", () => {
    expect(readPlaywrightReport("web/e2e", JSON.stringify({ suites, errors: [] }))).toEqual({
      tests: [
        test("web/e2e/home.spec.ts", "phone › maps", "skipped"),
        test("web/e2e/home.spec.ts", "desktop › menus", "passed", { isRepeated: true }),
        test("web/e2e/home.spec.ts", "tablet › turns", "failed", { message: "no heading" }),
      ],
      files: [{ file: "web/e2e/home.spec.ts", seconds: 1.5 }],
    });
  });

  it("counts a run that broke outside of its tests as a failure", () => {
    const report = readPlaywrightReport("web/e2e", JSON.stringify({ suites: [], errors: [{ message: "no server" }] }));
    expect(report.tests).toEqual([test("web/e2e", "the run itself", "failed", { message: "no server" })]);
  });
});

describe("a run's summary", () => {
  const results: StepResult[] = [
    { name: "types", state: "failed", seconds: 1 },
    { name: "lint", state: "passed", seconds: 1 },
    {
      name: "unit",
      state: "failed",
      seconds: 2,
      report: {
        tests: [
          test("map.test.ts", "slow map", "passed", { isRepeated: true }),
          test("map.test.ts", "far engine", "skipped"),
          test("store.test.ts", "write", "failed", { message: "lost" }),
        ],
        files: Array.from({ length: 11 }, (_, seconds) => ({ file: `file-${seconds}.test.ts`, seconds })),
      },
    },
    { name: "browser", state: "skipped", seconds: 0, note: "no Chromium" },
  ];

  it("counts a failed check as one failure and a skipped step as one skipped", () => {
    expect(totalsOf(results)).toEqual({ passed: 1, failed: 2, skipped: 2 });
  });

  it("counts a runner that ran no test as a failure", () => {
    const report = { tests: [], files: [] };
    expect(totalsOf([{ name: "unit", state: "failed", seconds: 1, report, note: "no test ran" }]).failed).toBe(1);
  });

  it("names what was repeated, skipped and failed", () => {
    expect(summaryText(results, [], 4)).toMatch(
      /only when repeated\n.*slow map[\s\S]*browser: no Chromium[\s\S]*far engine[\s\S]*Failed\n.*write: lost/,
    );
  });

  it("names the ten slowest files, the slowest first", () => {
    const text = summaryText(results, [], 4);
    expect(text).toMatch(/Slowest files\n.*10\.0 s {2}file-10\.test\.ts\n.*9\.0 s {2}file-9\.test\.ts/);
    expect(text).not.toContain("file-0.test.ts");
  });

  it("names the engines that were used, and why others were not reached", () => {
    const redis = { isFound: true as const, source: "redis-server 7.0.15 of this machine", url: "redis://x" };
    const found = engineLines(
      new Map<EngineName, EngineUnderTest>([
        ["redis", { ...redis, passedOver: ["REDIS_URL is not set"], stop: async () => {} }],
        ["meilisearch", { isFound: false, reason: "meilisearch is not installed" }],
      ]),
    );
    const text = summaryText(results, found, 4);
    expect(text).toMatch(/Redis +redis-server 7\.0\.15 of this machine \(before it: REDIS_URL is not set\)/);
    expect(text).toMatch(/Meilisearch +not reached: meilisearch is not installed/);
    expect(text).toMatch(/MongoDB +not asked for/);
  });
});
