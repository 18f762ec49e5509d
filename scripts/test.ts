import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { FoundCluster } from "../shared/src/testing/engines/cluster-namespace.ts";
import { startEngineBroker } from "../shared/src/testing/engines/engine-broker.ts";
import { embeddedLine, engineLines, findCluster } from "./checks/cluster-engines.ts";
import { runStep, type StepOutcome, type StepResult } from "./checks/step.ts";
import { summaryText, totalsOf } from "./checks/summary.ts";
import { browserTests, check, type TestRun, unitTests } from "./checks/test-steps.ts";

/**
 * `npm test`: all checks, with the services on the embedded engines. `--engines cluster` runs services and browser on the
 * cluster's engines instead, and fails where one is missing; `--engines both` runs everything, and skips what misses one.
 */
const ROOT = resolve(import.meta.dirname, "..");
const SETS = ["embedded", "cluster", "both"];

type Step = readonly [name: string, work: () => Promise<StepOutcome>];

function embeddedSteps(run: TestRun): Step[] {
  return [
    ["types", () => check(ROOT, "tsc", ["--noEmit", "-p", "tsconfig.json"])],
    ["types of the pages", () => check(ROOT, "tsc", ["--noEmit", "-p", "web/tsconfig.json"])],
    ["lint and format", () => check(ROOT, "biome", ["check", "--error-on-warnings", "."])],
    ["unused code", () => check(ROOT, "knip", [])],
    ["unit and services", () => unitTests(run, "embedded")],
    ["browser", () => browserTests(run)],
  ];
}

function clusterSteps(run: TestRun, withoutEngines: "failed" | "skipped"): Step[] {
  const onCluster = async (work: (found: FoundCluster) => Promise<StepOutcome>): Promise<StepOutcome> => {
    const found = await findCluster(broker);
    if ("engines" in found) return work(found.engines);
    return { state: withoutEngines, note: `nothing ran, an engine is missing: ${found.missing}` };
  };
  return [
    ["services on a cluster", () => onCluster(() => unitTests(run, "cluster"))],
    ["browser on a cluster", () => onCluster((engines) => browserTests(run, engines))],
  ];
}

const { values } = parseArgs({ options: { engines: { type: "string", default: "embedded" } } });
if (!SETS.includes(values.engines)) {
  console.error(`--engines takes one of ${SETS.join(", ")}, not ${values.engines}`);
  process.exit(1);
}
const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST } = process.env;
const broker = await startEngineBroker({ MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST });
const reports = await mkdtemp(join(tmpdir(), "meridian-test-"));
const stop = async (): Promise<void> => {
  await broker.close();
  await rm(reports, { recursive: true, force: true });
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)));
}

const run = { root: ROOT, reports, brokerUrl: broker.url };
const results: StepResult[] = [];
const steps = [
  ...(values.engines === "cluster" ? [] : embeddedSteps(run)),
  ...(values.engines === "embedded" ? [] : clusterSteps(run, values.engines === "cluster" ? "failed" : "skipped")),
];
for (const [name, work] of steps) results.push(await runStep(name, work));
const servers = engineLines(await broker.used());
const engines = values.engines === "cluster" ? servers : [embeddedLine(), ...servers];
await stop();

const { passed, failed, skipped } = totalsOf(results);
console.log(summaryText(results, engines));
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
