import { z } from "zod";
import { oneLine, type TestCounts, type TestFailure } from "./step.ts";

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: Spec[];
}

interface Spec {
  title: string;
  tests: { status: string; results?: { error?: { message?: string | undefined } | undefined }[] | undefined }[];
}

const testSchema = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })).optional(),
});

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  }),
);

const reportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Counts of Playwright's JSON report. A test that passed only when repeated has passed, and is named. */
export function readPlaywrightReport(json: string): TestCounts {
  const { suites, errors, stats } = reportSchema.parse(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected,
    skipped: stats.skipped,
    skippedNames: suites.flatMap((suite) => specsOf(suite, "skipped")).map(({ name }) => name),
    repeatedNames: suites.flatMap((suite) => specsOf(suite, "flaky")).map(({ name }) => name),
    failures: suites.flatMap((suite) => specsOf(suite, "unexpected")),
  };
}

/** Those of a state, each with the first error of its last try. */
function specsOf({ title, suites = [], specs }: Suite, status: string, parents = ""): TestFailure[] {
  const path = `${parents}${title} › `;
  const own = specs.flatMap((spec) => {
    const test = spec.tests.find((one) => one.status === status);
    const message = oneLine(test?.results?.at(-1)?.error?.message ?? "");
    return test === undefined ? [] : [{ name: path + spec.title, message }];
  });
  return [...own, ...suites.flatMap((suite) => specsOf(suite, status, path))];
}
