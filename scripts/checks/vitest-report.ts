import { relative } from "node:path";
import { z } from "zod";
import { oneLine, type TestReport, type TestResult } from "./step.ts";

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** One test file in vitest's JSON report; `name` is its absolute path. */
type FileReport = z.infer<typeof reportSchema>["testResults"][number];

/** `pending`: the process died before the test ended; vitest itself counts its file as passed. */
const FAILED_STATES = new Set(["failed", "pending"]);

/** Reads vitest's JSON report. A file that failed before its first test counts as one failure under its own name. */
export function readVitestReport(root: string, json: string): TestReport {
  const { testResults } = reportSchema.parse(JSON.parse(json));
  return {
    tests: testResults.flatMap((file) => testsOf(root, file)),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.max(0, endTime - startTime) / 1000,
    })),
  };
}

/** Files with a failure, relative to the project's root. */
export function failedFiles({ tests }: TestReport): string[] {
  return [...new Set(tests.filter(({ state }) => state === "failed").map(({ file }) => file))];
}

/** The first run with its repeated files replaced; tests that failed only the first time are marked as repeated. */
export function mergeRepeated(first: TestReport, again: TestReport): TestReport {
  const repeated = new Set(again.files.map(({ file }) => file));
  const failedBefore = new Set(first.tests.filter(({ state }) => state === "failed").map(keyOf));
  const kept = first.tests.filter(({ file }) => !repeated.has(file));
  const second = again.tests.map((test) => {
    const wasFailure = failedBefore.has(keyOf(test)) || failedBefore.has(`${test.file} ${test.file}`);
    return { ...test, isRepeated: test.state === "passed" && wasFailure };
  });
  return { tests: [...kept, ...second], files: first.files };
}

const keyOf = ({ file, name }: TestResult): string => `${file} ${name}`;

function testsOf(root: string, { name, status, message, assertionResults }: FileReport): TestResult[] {
  const file = relative(root, name);
  const tests = assertionResults.map(({ fullName, status: state, failureMessages }): TestResult => {
    const test = { file, name: fullName.trim(), isRepeated: false };
    if (!FAILED_STATES.has(state)) return { ...test, state: state === "passed" ? "passed" : "skipped" };
    return { ...test, state: "failed", message: oneLine(failureMessages?.[0] ?? "it did not end") };
  });
  const isBroken = status === "failed" && tests.every(({ state }) => state !== "failed");
  return isBroken
    ? [...tests, { file, name: file, state: "failed", isRepeated: false, message: oneLine(message) }]
    : tests;
}
