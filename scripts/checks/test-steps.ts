import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FoundCluster } from "../../shared/testing/src/engines/cluster-namespace.ts";
import { findChromium } from "./find-chromium.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import { runCommand } from "./run-command.ts";
import { runStep, type StepOutcome, type StepResult, type TestReport } from "./step.ts";
import { countTests } from "./summary.ts";
import { CLUSTER_VARIABLE } from "./test-site.ts";
import { failedFiles, mergeRepeated, readVitestReport } from "./vitest-report.ts";

const CHECK_TIMEOUT_MS = 5 * 60_000;
/** Far above the usual duration: only a hanging run is killed. */
const RUNNER_TIMEOUT_MS = 50 * 60_000;
const MAX_REPEATED_FILES = 5;
/** Tests that load this run on a cluster; all others do the same on any engine. */
const USES_A_CLUSTER = "shared/testing/src/engines/cluster-namespace.ts";
const KINDS = [
  ["screens", "web/screen-tests/"],
  ["site", "web/site-tests/"],
] as const;

export interface TestRun {
  root: string;
  /** The folder for the runners' reports. */
  reports: string;
  /** The broker of this run's engines. */
  brokerUrl: string;
  /** Runs services and sites on these engines instead of the embedded ones. */
  cluster?: FoundCluster;
}

/** Runs a checker and shows its output only on failure. */
export async function check(root: string, program: string, args: readonly string[]): Promise<StepOutcome> {
  const { code, output } = await runCommand(program, args, { root, timeoutMs: CHECK_TIMEOUT_MS, isShown: false });
  if (code === 0) return { state: "passed" };
  console.log(output.trim());
  return { state: "failed" };
}

/** Both type checks at once: servers and pages. */
export function typeSteps(root: string): Promise<StepResult>[] {
  return [
    runStep("types", () => check(root, "tsc", ["--noEmit", "-p", "tsconfig.json"])),
    runStep("types of the pages", () => check(root, "tsc", ["--noEmit", "-p", "web/tsconfig.json"])),
  ];
}

/**
 * Runs all vitest projects: unit tests, screens and the site over HTTP. Failed files run again alone, unless so many failed that something
 * is broken.
 */
export async function vitestTests(run: TestRun): Promise<StepOutcome> {
  const first = await vitestRun(run, []);
  const failed = failedFiles(first.report);
  const isRepeated = failed.length > 0 && failed.length <= MAX_REPEATED_FILES;
  if (isRepeated) console.log(`\nOnce more: ${failed.join(", ")}`);
  const again = isRepeated ? await vitestRun(run, failed) : undefined;
  const report = again === undefined ? first.report : mergeRepeated(first.report, again.report);
  return { ...outcomeOf(report, (again ?? first).code), note: kindsText(report) };
}

async function vitestRun(
  { root, reports, brokerUrl, cluster }: TestRun,
  onlyFiles: readonly string[],
): Promise<{ code: number; report: TestReport }> {
  const path = join(reports, `vitest${onlyFiles.length === 0 ? "" : "-repeated"}.json`);
  const isRelated = cluster !== undefined && onlyFiles.length === 0;
  const selection = isRelated ? ["related", "--run", USES_A_CLUSTER] : ["run", ...onlyFiles];
  const args = ["--config", "scripts/vitest.config.ts", "--reporter=default", "--reporter=json"];
  const { code } = await runCommand("vitest", [...selection, ...args, `--outputFile.json=${path}`], {
    root,
    timeoutMs: RUNNER_TIMEOUT_MS,
    isShown: true,
    environment: {
      TEST_ENGINE_BROKER: brokerUrl,
      TEST_ENGINES: cluster === undefined ? "embedded" : "cluster",
      ...clusterEnvironment(cluster),
    },
  });
  return { code, report: readVitestReport(root, await readReport(path)) };
}

/** Runs the journeys in Chromium, with a site per worker. */
export async function browserTests({ root, reports, cluster }: TestRun): Promise<StepOutcome> {
  const chromium = findChromium(process.env);
  if (chromium === undefined) {
    return { state: "skipped", note: "no Chromium on this machine: install it or set CHROMIUM_PATH" };
  }
  const path = join(reports, "playwright.json");
  const { code } = await runCommand("playwright", ["test", "-c", "web/playwright.config.ts", "--reporter=list,json"], {
    root,
    timeoutMs: RUNNER_TIMEOUT_MS,
    isShown: true,
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...clusterEnvironment(cluster) },
  });
  return outcomeOf(readPlaywrightReport("web/e2e", await readReport(path)), code);
}

const clusterEnvironment = (cluster: FoundCluster | undefined) => ({
  [CLUSTER_VARIABLE]: cluster === undefined ? "" : JSON.stringify(cluster),
});

function readReport(path: string): Promise<string> {
  return readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error("The runner ended without a report", { cause });
  });
}

/** A run without a single test proves nothing and fails. */
function outcomeOf(report: TestReport, code: number): StepOutcome {
  const { passed, failed } = countTests(report);
  if (passed + failed === 0) return { state: "failed", report, note: "no test ran" };
  if (failed === 0 && code !== 0) return { state: "failed", report, note: `the runner exited with code ${code}` };
  return { state: failed === 0 ? "passed" : "failed", report };
}

/** The number of passed tests by kind: "unit 4000 · screens 200 · site 120". */
function kindsText({ tests }: TestReport): string {
  const kindOf = (file: string): string => KINDS.find(([, folder]) => file.startsWith(folder))?.[0] ?? "unit";
  const passed = tests.filter(({ state }) => state === "passed");
  const kinds = Map.groupBy(passed, ({ file }) => kindOf(file));
  return [...kinds].map(([kind, own]) => `${kind} ${own.length}`).join(" · ");
}
