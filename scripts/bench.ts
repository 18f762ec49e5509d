import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { FULL_SIZE } from "./bench/bench-case.ts";
import { CASES, findCase } from "./bench/cases.ts";
import { type BenchReport, benchReportSchema } from "./bench/report/bench-report.ts";
import { machineText, thisMachine } from "./bench/report/machine.ts";
import { compareReports, reportTable, toTable } from "./bench/report/table.ts";
import { runCases, unwrittenRows } from "./bench/run-cases.ts";
import { buildKnowledgeWhenStale } from "./knowledge/build-knowledge.ts";

/**
 * `npm run bench`: every figure beside its target and its peer. `-- search map` runs two cases, `-- list` lists all, `-- compare A B`
 * compares the reports of two runs. Fails if a case fails, not if a target is missed.
 */
const REPORTS = resolve(import.meta.dirname, "../test-results");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    businesses: { type: "string", default: String(FULL_SIZE) },
    /** The duration of cases that sustain a load. */
    seconds: { type: "string", default: "120" },
    /** Keeps the generated directory here for the next run. */
    dir: { type: "string" },
    /** Where to write the report instead of `test-results`. */
    report: { type: "string" },
  },
});
const [command, ...files] = positionals;
if (command === "list") list();
else if (command === "compare") await compare(files);
else await run(positionals);

function list(): void {
  const lines = CASES.map(({ name, about, needs }) => [name, about, needs.join(", ")]);
  console.log(toTable(["Case", "Measures", "Needs"], lines));
}

async function compare([before, after]: readonly string[]): Promise<void> {
  if (before === undefined || after === undefined) throw new Error("compare takes the files of two runs");
  console.log(compareReports(await readReport(before), await readReport(after)));
}

async function readReport(path: string): Promise<BenchReport> {
  return benchReportSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

async function run(names: readonly string[]): Promise<void> {
  const businesses = Number(values.businesses);
  if (!Number.isSafeInteger(businesses) || businesses < 1)
    throw new Error("--businesses must be a whole number above 0");
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error("--seconds must be a number above 0");
  const cases = names.length === 0 ? CASES : names.map(findCase);
  const report: BenchReport = { startedAt: new Date().toISOString(), businesses, machine: thisMachine(), rows: [] };
  const heading = `${machineText(report.machine)}; ${businesses.toLocaleString("en")} businesses`;
  const path = values.report ?? join(REPORTS, `bench-${report.startedAt.slice(0, 19).replaceAll(":", "-")}.json`);
  await mkdir(dirname(path), { recursive: true });
  await buildKnowledgeWhenStale(resolve(import.meta.dirname, ".."));
  const failed: string[] = [];
  console.log(heading);
  if (names.length === 0) report.rows.push(...unwrittenRows(CASES));
  const dir = values.dir === undefined ? await temporaryFolder() : resolve(values.dir);
  const results = runCases(cases, { folder: join(dir, String(businesses)), businesses, seconds, print: console.log });
  for await (const { name, rows, isFailed } of results) {
    report.rows.push(...rows);
    if (isFailed) failed.push(name);
    // After every case, so that an interrupted run keeps what it measured.
    await writeFile(path, `${JSON.stringify(report, undefined, 2)}\n`);
  }
  console.log(`\n${heading}\n\n${reportTable(report)}\n\nWritten to ${path}`);
  if (failed.length === 0) return;
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}

/** A folder removed with this process. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}
