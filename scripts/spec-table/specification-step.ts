import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StepOutcome, StepResult, TestResult } from "../checks/step.ts";
import { coverageTable, coverRows, readRules } from "./coverage.ts";

const TABLE = "test-results/specification.md";

/** Writes the coverage table of a run. Fails if a row has no passed test, or a title names an unknown row. */
export async function specificationStep(root: string, results: readonly StepResult[]): Promise<StepOutcome> {
  const tests = results.flatMap(({ report }) => report?.tests ?? []);
  const { line, problems } = await writeTable(root, tests);
  const unrun = results.find(({ state, report }) => state === "skipped" && report === undefined);
  if (unrun !== undefined) return { state: "skipped", note: `${line}; ${unrun.name} did not run` };
  for (const problem of problems) console.log(problem);
  return { state: problems.length === 0 ? "passed" : "failed", note: line };
}

/** Writes the table beside the reports; returns its totals and faults. */
export async function writeTable(
  root: string,
  tests: readonly TestResult[],
): Promise<{ line: string; problems: string[] }> {
  const coverage = coverRows(readRules(), tests);
  await writeFile(join(root, TABLE), coverageTable(coverage));
  const open = coverage.rows.filter(({ state }) => state !== "passed");
  return {
    line: `${coverage.rows.length - open.length} of ${coverage.rows.length} rows pass: ${TABLE}`,
    problems: [
      ...open.map(({ id, subject, rule, state }) => `${id} ${state}: ${subject}: ${rule}`),
      ...coverage.unknownIds.map((id) => `${id} is in a test's title and in no specification`),
    ],
  };
}
