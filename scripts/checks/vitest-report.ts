import { z } from "zod";
import { oneLine, type TestCounts, type TestFailure } from "./step.ts";

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** One test file of vitest's JSON report; `name` is its absolute path. */
export type FileReport = z.infer<typeof reportSchema>["testResults"][number];

const SKIPPED_STATES = new Set(["skipped", "todo", "disabled"]);
/** Of a test that had not ended when its process died; its file counts as passed to vitest. */
const UNENDED_STATE = "pending";

export function readVitestReport(json: string): FileReport[] {
  return reportSchema.parse(JSON.parse(json)).testResults;
}

export function failedFiles(files: readonly FileReport[]): string[] {
  return files.filter((file) => failuresOf(file).length > 0).map(({ name }) => name);
}

/**
 * Counts of a run, in which the files of `again` ran a second time and count as they did then. A file that failed before its
 * first test counts as one failure.
 */
export function vitestCounts(files: readonly FileReport[], again: readonly FileReport[] = []): TestCounts {
  const repeated = new Map(again.map((file) => [file.name, file]));
  const final = files.map((file) => repeated.get(file.name) ?? file);
  const tests = final.flatMap(({ assertionResults }) => assertionResults);
  const failures = final.flatMap(failuresOf);
  const stillFailing = new Set(failures.map(({ name }) => name));
  const skippedNames = tests.filter(({ status }) => SKIPPED_STATES.has(status)).map(({ fullName }) => fullName.trim());
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    skipped: skippedNames.length,
    skippedNames,
    repeatedNames: files
      .filter(({ name }) => repeated.has(name))
      .flatMap(failuresOf)
      .map(({ name }) => name)
      .filter((name) => !stillFailing.has(name)),
    failures,
  };
}

function failuresOf({ name, status, message, assertionResults }: FileReport): TestFailure[] {
  const failed = assertionResults.filter((test) => test.status === "failed" || test.status === UNENDED_STATE);
  if (status === "failed" && failed.length === 0) return [{ name, message: oneLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: fullName.trim(),
    message: oneLine(failureMessages?.[0] ?? "it did not end"),
  }));
}
