import { z } from "zod";
import type { TestCounts } from "./step.ts";

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; tests: { status: string }[] }[];
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
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
    skippedNames: suites.flatMap((suite) => namesOf(suite, "skipped")),
    repeatedNames: suites.flatMap((suite) => namesOf(suite, "flaky")),
  };
}

function namesOf({ title, suites = [], specs }: Suite, status: string, parents = ""): string[] {
  const path = `${parents}${title} › `;
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => path + spec.title);
  return [...own, ...suites.flatMap((suite) => namesOf(suite, status, path))];
}
