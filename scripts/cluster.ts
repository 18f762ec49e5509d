import { resolve } from "node:path";
import { checkConfiguredPassword } from "../services/admin/src/auth/password/configured-password.ts";
import { loadConfig } from "../shared/platform/src/load-config.ts";
import { parseClusterOptions, requireClusterEngines } from "./cluster/cluster-options.ts";
import { clusterPlans, urlsOfProcess } from "./cluster/cluster-plans.ts";
import { writeProcessList } from "./cluster/process-list.ts";
import { restartUnready } from "./cluster/restart-unready.ts";
import { startCluster } from "./cluster/start-cluster.ts";
import { buildKnowledgeWhenStale } from "./knowledge/build-knowledge.ts";
import { buildWebWhenStale } from "./supervisor/build-web.ts";
import { lockDataDir } from "./supervisor/data-dir-lock.ts";
import { awaitDemo, prepareData } from "./supervisor/prepare-data.ts";
import { Site } from "./supervisor/site.ts";
import { endWith, messageOf, stopOnSignals } from "./supervisor/site-end.ts";
import { loadEnvFile, startConfigSchema } from "./supervisor/start-config.ts";
import { createTerminal, noRoomText } from "./supervisor/terminal.ts";

/** Runs the compose topology as plain processes: any number of each service, on the engines in the environment. */
const ROOT = resolve(import.meta.dirname, "..");

async function main(): Promise<void> {
  const { size, isVerbose, isRestarting } = parseClusterOptions(process.argv.slice(2));
  loadEnvFile(ROOT);
  requireClusterEngines(process.env);
  const parsed = loadConfig(startConfigSchema, { ...process.env, DEMO_BUSINESSES: process.env.DEMO_BUSINESSES ?? "0" });
  await checkConfiguredPassword(parsed);
  const config = { ...parsed, DATA_DIR: resolve(ROOT, parsed.DATA_DIR) };
  const terminal = createTerminal();
  process.once(
    "exit",
    lockDataDir(config.DATA_DIR, () => terminal.problem(noRoomText(config.DATA_DIR))),
  );
  const plans = await clusterPlans(size, config.LISTEN_HOST ?? "127.0.0.1");
  const site = new Site({
    plans,
    root: ROOT,
    dataDir: config.DATA_DIR,
    environment: { ...process.env, NODE_ENV: "production", DATA_DIR: config.DATA_DIR },
    isVerbose,
    isDevelopment: false,
    isRestarting,
    onChanged: () => writeProcessList(config.DATA_DIR, site.running()),
    terminal,
    onRefused: (message) => void endWith(site, terminal, message),
  });
  stopOnSignals(site, terminal, { isUnderNpm: process.env.npm_lifecycle_event !== undefined });
  try {
    await buildKnowledgeWhenStale(ROOT);
    const { prepared, late } = await startCluster({
      site,
      plans,
      build: () => buildWebWhenStale(ROOT),
      prepare: () => prepareData(config, terminal),
      isRestarting,
    });
    if (isRestarting) restartUnready({ running: () => site.running(), show: (text) => terminal.problem(text) });
    if (late.length === 0) await awaitDemo(prepared, terminal);
    await prepared.engines.close();
    for (const url of urlsOfProcess(plans, "gateway")) terminal.line(`Gateway    ${url}`);
    if (prepared.createdPassword !== undefined) {
      terminal.line(
        `Log in as ${config.ADMIN_USERNAME} with the password ${prepared.createdPassword} (shown this once)`,
      );
    }
    const state = late.length === 0 ? `${plans.length} processes are ready` : `Not ready yet: ${late.join(", ")}`;
    terminal.line(`${state}; their logs are in ${config.DATA_DIR}/logs. ctrl-C stops them.`);
  } catch (error) {
    await endWith(site, terminal, messageOf(error));
  }
}

try {
  await main();
} catch (error) {
  console.error(`\n${messageOf(error)}\n`);
  process.exit(1);
}
