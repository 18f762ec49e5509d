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

/** Counts of Playwright's JSON report. A test that passed only when repeated has failed. */
export function readPlaywrightReport(json: string): TestCounts {
  const { suites, errors, stats } = reportSchema.parse(JSON.parse(json));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
    skippedNames: suites.flatMap((suite) => skippedOf(suite, "")),
  };
}

function skippedOf({ title, suites = [], specs }: Suite, parents: string): string[] {
  const path = `${parents}${title} › `;
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
    .map((spec) => path + spec.title);
  return [...own, ...suites.flatMap((suite) => skippedOf(suite, path))];
}
