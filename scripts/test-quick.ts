import { resolve } from "node:path";
import { generateCode } from "../web/build/generated-code.ts";
import { runCommand } from "./checks/run-command.ts";
import { runStep, type StepResult } from "./checks/step.ts";
import { totalsOf, writeRunSummary } from "./checks/summary.ts";
import { check, typeSteps } from "./checks/test-steps.ts";

/**
 * `npm run test:quick`: types, lint, and the tests affected by uncommitted changes and the last commit. Tests under `scripts` start several
 * services, so nearly every change affects them; they run if `scripts` changed.
 */
const ROOT = resolve(import.meta.dirname, "..");
const TIMEOUT_MS = 10 * 60_000;
const LINTED = /\.(ts|tsx|json)$/;
const SOURCE = /\.tsx?$/;

async function changedFiles(): Promise<string[]> {
  const git = async (args: readonly string[]): Promise<string[]> =>
    (await runCommand("git", args, { root: ROOT, timeoutMs: TIMEOUT_MS, isShown: false })).output.split("\n");
  const changed = await git(["diff", "--name-only", "--diff-filter=d", "HEAD~1"]);
  const untracked = await git(["ls-files", "--others", "--exclude-standard"]);
  return [...new Set([...changed, ...untracked])].filter((file) => LINTED.test(file));
}

const files = await changedFiles();
const startedAt = new Date();
await generateCode();
const results: StepResult[] = await Promise.all([
  ...typeSteps(ROOT),
  runStep("lint and format", () =>
    check(ROOT, "biome", ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...files]),
  ),
  runStep("words", () => check(ROOT, "node", ["scripts/words.ts"])),
  runStep("affected tests", async () => {
    const args = ["related", "--run", "--config", "scripts/vitest.config.ts", "--passWithNoTests"];
    const projects = ["--project", "unit", "--project", "screens"];
    const sources = files.filter((file) => SOURCE.test(file));
    const haveScriptsChanged = files.some((file) => file.startsWith("scripts/"));
    const { code } = await runCommand("vitest", [...args, ...projects, ...sources], {
      root: ROOT,
      timeoutMs: TIMEOUT_MS,
      environment: haveScriptsChanged ? {} : { TEST_SCRIPTS: "no" },
      isShown: true,
    });
    return { state: code === 0 ? "passed" : "failed" };
  }),
]);
for (const { name, state, seconds } of results)
  console.log(`  ${name.padEnd(20)} ${state.padEnd(8)} ${seconds.toFixed(1)} s`);
const totals = totalsOf(results);
await writeRunSummary(ROOT, "summary-quick.json", startedAt, totals);
console.log(`  ${files.length} changed files, ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s`);
process.exitCode = totals.failed === 0 ? 0 : 1;
