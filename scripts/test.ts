import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startBrowserSite } from "./checks/browser-site.ts";
import { findChromium } from "./checks/find-chromium.ts";
import { readPlaywrightReport } from "./checks/playwright-report.ts";
import { runCommand } from "./checks/run-command.ts";
import { runStep, type StepOutcome, type StepResult, type TestCounts } from "./checks/step.ts";
import { summaryText, totalsOf } from "./checks/summary.ts";
import { readVitestReport } from "./checks/vitest-report.ts";

const ROOT = resolve(import.meta.dirname, "..");
const CHECK_TIMEOUT_MS = 3 * 60_000;
/** Far above what they take: only a run that hangs is cut off. */
const RUNNER_TIMEOUT_MS = 15 * 60_000;

/** Quiet while it passes; shows its output when it fails. */
async function check(program: string, args: readonly string[]): Promise<StepOutcome> {
  const { code, output } = await runCommand(program, args, { root: ROOT, timeoutMs: CHECK_TIMEOUT_MS, isShown: false });
  if (code === 0) return { state: "passed" };
  console.log(output.trim());
  return { state: "failed" };
}

async function unitTests(reports: string): Promise<StepOutcome> {
  const report = join(reports, "vitest.json");
  const args = ["run", "--config", "scripts/vitest.config.ts", "--reporter=default", "--reporter=json"];
  const { code } = await runCommand("vitest", [...args, `--outputFile.json=${report}`], {
    root: ROOT,
    timeoutMs: RUNNER_TIMEOUT_MS,
    isShown: true,
  });
  return outcomeOf(readVitestReport(await readReport(report)), code);
}

async function browserTests(reports: string): Promise<StepOutcome> {
  const chromium = findChromium(process.env);
  if (chromium === undefined) {
    return { state: "skipped", note: "no Chromium on this machine: install it or set CHROMIUM_PATH" };
  }
  const report = join(reports, "playwright.json");
  const site = await startBrowserSite(ROOT);
  try {
    const { code } = await runCommand(
      "playwright",
      ["test", "-c", "web/playwright.config.ts", "--reporter=list,json"],
      {
        root: ROOT,
        timeoutMs: RUNNER_TIMEOUT_MS,
        isShown: true,
        environment: {
          MERIDIAN_URL: site.url,
          ADMIN_USERNAME: site.username,
          ADMIN_PASSWORD: site.password,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    const outcome = outcomeOf(readPlaywrightReport(await readReport(report)), code);
    if (outcome.state === "failed") for (const problem of await site.readProblems()) console.log(problem);
    return outcome;
  } finally {
    await site.stop();
  }
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

const reports = await mkdtemp(join(tmpdir(), "meridian-test-"));
const results: StepResult[] = [];
const steps: readonly (readonly [string, () => Promise<StepOutcome>])[] = [
  ["types", () => check("tsc", ["--noEmit", "-p", "tsconfig.json"])],
  ["types of the pages", () => check("tsc", ["--noEmit", "-p", "web/tsconfig.json"])],
  ["lint and format", () => check("biome", ["check", "--error-on-warnings", "."])],
  ["unused code", () => check("knip", [])],
  ["unit and services", () => unitTests(reports)],
  ["browser", () => browserTests(reports)],
];
try {
  for (const [name, work] of steps) results.push(await runStep(name, work));
} finally {
  await rm(reports, { recursive: true, force: true });
}

const { passed, failed, skipped } = totalsOf(results);
console.log(summaryText(results));
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
