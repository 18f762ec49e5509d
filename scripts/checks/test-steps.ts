import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FoundCluster } from "../../shared/src/testing/engines/cluster-namespace.ts";
import { type BrowserSite, startBrowserSite, startClusterSite } from "./browser-site.ts";
import { findChromium } from "./find-chromium.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import { runCommand } from "./run-command.ts";
import type { StepOutcome, TestCounts } from "./step.ts";
import { type FileReport, failedFiles, readVitestReport, vitestCounts } from "./vitest-report.ts";

const CHECK_TIMEOUT_MS = 3 * 60_000;
/** Far above what they take: only a run that hangs is cut off. */
const RUNNER_TIMEOUT_MS = 50 * 60_000;
const MAX_REPEATED_FILES = 5;

export interface TestRun {
  root: string;
  /** Folder for the runners' reports. */
  reports: string;
  /** The broker that keeps the engines of this run. */
  brokerUrl: string;
}

/** Quiet while it passes; shows its output when it fails. */
export async function check(root: string, program: string, args: readonly string[]): Promise<StepOutcome> {
  const { code, output } = await runCommand(program, args, { root, timeoutMs: CHECK_TIMEOUT_MS, isShown: false });
  if (code === 0) return { state: "passed" };
  console.log(output.trim());
  return { state: "failed" };
}

/**
 * Every test beside the code; with "cluster" those of the services alone, on the cluster's engines. A file that failed runs once
 * more, with the machine to itself, unless so many did that something is broken.
 */
export async function unitTests(run: TestRun, engineSet: "embedded" | "cluster"): Promise<StepOutcome> {
  const first = await vitestRun(run, engineSet, []);
  const failed = failedFiles(first.files);
  if (failed.length === 0 || failed.length > MAX_REPEATED_FILES)
    return outcomeOf(vitestCounts(first.files), first.code);
  console.log(`\nOnce more: ${failed.join(", ")}`);
  const again = await vitestRun(run, engineSet, failed);
  return outcomeOf(vitestCounts(first.files, again.files), again.code);
}

async function vitestRun(
  { root, reports, brokerUrl }: TestRun,
  engineSet: "embedded" | "cluster",
  onlyFiles: readonly string[],
): Promise<{ code: number; files: FileReport[] }> {
  const report = join(reports, `vitest-${engineSet}${onlyFiles.length === 0 ? "" : "-repeated"}.json`);
  const args = ["run", "--config", "scripts/vitest.config.ts", "--reporter=default", "--reporter=json"];
  const { code } = await runCommand("vitest", [...args, `--outputFile.json=${report}`, ...onlyFiles], {
    root,
    timeoutMs: RUNNER_TIMEOUT_MS,
    isShown: true,
    environment: { TEST_ENGINE_BROKER: brokerUrl, TEST_ENGINES: engineSet },
  });
  return { code, files: readVitestReport(await readReport(report)) };
}

/** The journeys in a browser, on a cluster of processes where engines for one are given. */
export async function browserTests(run: TestRun, engines?: FoundCluster): Promise<StepOutcome> {
  const chromium = findChromium(process.env);
  if (chromium === undefined) {
    return { state: "skipped", note: "no Chromium on this machine: install it or set CHROMIUM_PATH" };
  }
  const site = await (engines === undefined ? startBrowserSite(run.root) : startClusterSite(run.root, engines));
  try {
    const report = join(run.reports, `playwright-${engines === undefined ? "embedded" : "cluster"}.json`);
    return await journeys({ root: run.root, report, site, chromium });
  } finally {
    await site.stop();
  }
}

interface Journeys {
  root: string;
  report: string;
  site: BrowserSite;
  chromium: string;
}

async function journeys({ root, report, site, chromium }: Journeys): Promise<StepOutcome> {
  const { code } = await runCommand("playwright", ["test", "-c", "web/playwright.config.ts", "--reporter=list,json"], {
    root,
    timeoutMs: RUNNER_TIMEOUT_MS,
    isShown: true,
    environment: {
      MERIDIAN_URL: site.url,
      ADMIN_USERNAME: site.username,
      ADMIN_PASSWORD: site.password,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const outcome = outcomeOf(readPlaywrightReport(await readReport(report)), code);
  if (outcome.state === "failed") for (const problem of await site.readProblems()) console.log(problem);
  return outcome;
}

function readReport(path: string): Promise<string> {
  return readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error("The runner ended without a report", { cause });
  });
}

/** A run without a single test proves nothing and fails. */
function outcomeOf(counts: TestCounts, code: number): StepOutcome {
  if (counts.passed + counts.failed === 0) return { state: "failed", counts, note: "no test ran" };
  if (counts.failed === 0 && code !== 0) return { state: "failed", counts, note: `the runner ended with code ${code}` };
  return { state: counts.failed === 0 ? "passed" : "failed", counts };
}
