import { z } from "zod";
import type { TestCounts } from "./step.ts";

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const SKIPPED_STATES = new Set(["skipped", "pending", "todo", "disabled"]);

/** Counts of vitest's JSON report. A file that failed before its first test counts as one failure. */
export function readVitestReport(json: string): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(json));
  const skippedNames: string[] = [];
  let brokenFiles = 0;
  for (const { status, assertionResults } of testResults) {
    const isBroken = status === "failed" && !assertionResults.some((test) => test.status === "failed");
    if (isBroken) brokenFiles++;
    for (const test of assertionResults) if (SKIPPED_STATES.has(test.status)) skippedNames.push(test.fullName.trim());
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: skippedNames.length,
    skippedNames,
  };
}
