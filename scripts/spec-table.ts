import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { TestResult } from "./checks/step.ts";
import { writeTable } from "./spec-table/specification-step.ts";

/** `npm run spec-table`: which tests of the last `npm test` check which row of the specifications. */
const ROOT = resolve(import.meta.dirname, "..");

const json = await readFile(join(ROOT, "test-results/reports/tests.json"), "utf8").catch(() => undefined);
if (json === undefined) {
  console.error("The table needs the results of a whole run. Run `npm test` first.");
  process.exit(1);
}
const tests: TestResult[] = JSON.parse(json);
const { line, problems } = await writeTable(ROOT, tests);
for (const problem of problems) console.log(problem);
console.log(line);
process.exitCode = problems.length === 0 ? 0 : 1;
