import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startEngineBroker } from "../shared/testing/src/engines/engine-broker.ts";
import { generateCode } from "../web/build/generated-code.ts";
import { embeddedLine, engineLines, findCluster } from "./checks/cluster-engines.ts";
import { runStep, type StepOutcome, type StepResult } from "./checks/step.ts";
import { summaryText, totalsOf, writeRunSummary } from "./checks/summary.ts";
import { seededData } from "./checks/test-site.ts";
import { browserTests, check, type TestRun, typeSteps, vitestTests } from "./checks/test-steps.ts";
import { specificationStep } from "./spec-table/specification-step.ts";

/**
 * `npm test`: all checks, with the services on the embedded engines. `--engines cluster` runs services, site and browser on the
 * cluster's engines instead and fails where one is missing; `--engines both` runs everything and skips what misses one.
 */
const ROOT = resolve(import.meta.dirname, "..");
const REPORTS = join(ROOT, "test-results/reports");
const SETS = ["embedded", "cluster", "both"];

async function embeddedSteps(run: TestRun): Promise<StepResult[]> {
  const checks = await Promise.all([
    ...typeSteps(ROOT),
    runStep("lint and format", () => check(ROOT, "biome", ["check", "--error-on-warnings", "."])),
    runStep("words", () => check(ROOT, "node", ["scripts/words.ts"])),
    runStep("unused code", () => check(ROOT, "knip", [])),
    // Shared by site tests and journeys; building them within either would leave one core idle.
    runStep("pages and demo data", async () => {
      await seededData(ROOT);
      return { state: "passed" };
    }),
  ]);
  const tests = [
    await runStep("unit, screens and site", () => vitestTests(run)),
    await runStep("browser", () => browserTests(run)),
  ];
  return [...checks, ...tests, await runStep("specification", () => specificationStep(ROOT, tests))];
}

async function clusterSteps(run: TestRun, withoutEngines: "failed" | "skipped"): Promise<StepResult[]> {
  const found = await findCluster(broker);
  const onCluster = async (work: (run: TestRun) => Promise<StepOutcome>): Promise<StepOutcome> =>
    "engines" in found
      ? work({ ...run, cluster: found.engines })
      : { state: withoutEngines, note: `nothing ran, an engine is missing: ${found.missing}` };
  return [
    await runStep("services on a cluster", () => onCluster(vitestTests)),
    await runStep("browser on a cluster", () => onCluster(browserTests)),
  ];
}

const { values } = parseArgs({ options: { engines: { type: "string", default: "embedded" } } });
if (!SETS.includes(values.engines)) {
  console.error(`--engines takes one of ${SETS.join(", ")}, not ${values.engines}`);
  process.exit(1);
}
const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST } = process.env;
const broker = await startEngineBroker({ MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void broker.close().finally(() => process.exit(1)));
}
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const startedAt = new Date();
await generateCode();
const run = { root: ROOT, reports: REPORTS, brokerUrl: broker.url };
const results = [
  ...(values.engines === "cluster" ? [] : await embeddedSteps(run)),
  ...(values.engines === "embedded"
    ? []
    : await clusterSteps(run, values.engines === "cluster" ? "failed" : "skipped")),
];
const servers = engineLines(await broker.used());
await broker.close();

const seconds = (Date.now() - startedAt.getTime()) / 1000;
const totals = totalsOf(results);
await writeFile(join(REPORTS, "tests.json"), JSON.stringify(results.flatMap(({ report }) => report?.tests ?? [])));
await writeRunSummary(ROOT, "summary.json", startedAt, totals);
const { CI_STARTED_AT } = process.env;
if (CI_STARTED_AT !== undefined) await writeRunSummary(ROOT, "summary-ci.json", new Date(CI_STARTED_AT), totals);
console.log(summaryText(results, values.engines === "cluster" ? servers : [embeddedLine(), ...servers], seconds));
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 ? 0 : 1;
