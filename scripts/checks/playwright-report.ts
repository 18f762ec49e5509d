import { z } from "zod";
import { oneLine, type TestReport, type TestResult } from "./step.ts";

interface Suite {
  title: string;
  file?: string | undefined;
  suites?: Suite[] | undefined;
  specs: Spec[];
}

interface Spec {
  title: string;
  tests: Test[];
}

const testSchema = z.object({
  status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
  results: z
    .array(
      z.object({
        duration: z.number().default(0),
        error: z.object({ message: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});
type Test = z.output<typeof testSchema>;

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string().optional(),
    suites: z.array(suiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  }),
);

const reportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const STATES = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" } as const;
const MS_PER_SECOND = 1000;

/** Reads Playwright's JSON report. `folder` is the test folder relative to the project's root. An error outside tests is a failure. */
export function readPlaywrightReport(folder: string, json: string): TestReport {
  const { suites, errors } = reportSchema.parse(JSON.parse(json));
  const tests = suites.flatMap((suite) => testsOf(suite, `${folder}/${suite.title}`, []));
  const broken = errors.map(
    ({ message = "" }): TestResult => ({
      ...{ file: folder, name: "the run itself", state: "failed", isRepeated: false },
      message: oneLine(message),
    }),
  );
  const isBroken = tests.every(({ state }) => state !== "failed");
  return {
    tests: isBroken ? [...tests, ...broken] : tests,
    files: suites.map((suite) => ({ file: `${folder}/${suite.title}`, seconds: secondsOf(suite) })),
  };
}

function testsOf({ suites = [], specs }: Suite, file: string, parents: readonly string[]): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const test = {
        file,
        name: [...parents, title].join(" › "),
        state: STATES[status],
        isRepeated: status === "flaky",
      };
      return status === "unexpected" ? { ...test, message: oneLine(results.at(-1)?.error?.message ?? "") } : test;
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file, [...parents, suite.title]))];
}

function secondsOf({ suites = [], specs }: Suite): number {
  const durations = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  const own = durations.reduce((sum, duration) => sum + duration, 0) / MS_PER_SECOND;
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}
