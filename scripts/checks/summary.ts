import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { machineText, thisMachine } from "../bench/report/machine.ts";
import type { StepResult, TestReport, TestResult } from "./step.ts";

const MARKS = { passed: "✓", failed: "✗", skipped: "–" } as const;
const SLOW_FILES = 10;

/** The tests of a run or step. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The steps with their counts, the ten slowest files, the engines, and by name what was repeated, skipped or failed. */
export function summaryText(results: readonly StepResult[], engines: readonly string[], seconds: number): string {
  const steps = results.map(({ name, state, report, seconds: own, note }) => {
    const figures = report === undefined ? "" : figuresOf(countTests(report));
    const time = `${own.toFixed(1)} s`.padStart(9);
    return `  ${MARKS[state]} ${name.padEnd(22)} ${state.padEnd(8)} ${time}  ${[figures, note ?? ""].filter(Boolean).join("  ")}`.trimEnd();
  });
  const tests = results.flatMap(({ report }) => report?.tests ?? []);
  const unrun = results.filter(({ state, report }) => state === "skipped" && report === undefined);
  const named = [
    ...namedLines("Slowest files", slowestFiles(results)),
    ...namedLines("Passed only when repeated", namesOf(tests.filter(({ isRepeated }) => isRepeated))),
    ...namedLines("Skipped", [
      ...unrun.map(({ name, note }) => `${name}: ${note ?? "skipped"}`),
      ...namesOf(tests.filter(({ state }) => state === "skipped")),
    ]),
    ...namedLines("Failed", namesOf(tests.filter(({ state }) => state === "failed"))),
  ];
  const heading = ["", "Summary", ...steps, `    whole run ${seconds.toFixed(0)} s`];
  return [...heading, "", "Engines", ...engines, ...named].join("\n");
}

export const figuresOf = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function countTests({ tests }: TestReport): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { state } of tests) totals[state]++;
  return totals;
}

/** Tests by the runners' own counts. A step that failed without a failed test counts as one failure, a skipped step as one skipped. */
export function totalsOf(results: readonly StepResult[]): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { state, report } of results) {
    const own = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : countTests(report);
    totals.passed += own.passed;
    totals.failed += state === "failed" ? Math.max(1, own.failed) : own.failed;
    totals.skipped += state === "skipped" ? Math.max(1, own.skipped) : own.skipped;
  }
  return totals;
}

function slowestFiles(results: readonly StepResult[]): string[] {
  return results
    .flatMap(({ report }) => report?.files ?? [])
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, SLOW_FILES)
    .map(({ file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}`);
}

const namesOf = (tests: readonly TestResult[]): string[] =>
  tests.map(({ file, name, message }) => `${file} › ${name}${message === undefined ? "" : `: ${message}`}`);

function namedLines(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ["", title, ...names.map((name) => `  – ${name}`)];
}

/** Writes the duration of a run to `test-results`, for `npm run bench`. */
export async function writeRunSummary(root: string, file: string, startedAt: Date, totals: Totals): Promise<void> {
  const path = join(root, "test-results", file);
  const seconds = (Date.now() - startedAt.getTime()) / 1000;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ startedAt, seconds, ...totals, machine: machineText(thisMachine()) }));
}
