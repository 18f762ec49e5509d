import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkConfiguredPassword } from "../services/admin/src/auth/password/configured-password.ts";
import { loadConfig } from "../shared/platform/src/load-config.ts";
import { writeProcessList } from "./cluster/process-list.ts";
import { buildKnowledgeWhenStale } from "./knowledge/build-knowledge.ts";
import { buildWebWhenStale } from "./supervisor/build-web.ts";
import { checkPorts } from "./supervisor/check-ports.ts";
import { lockDataDir } from "./supervisor/data-dir-lock.ts";
import { awaitDemo, prepareData } from "./supervisor/prepare-data.ts";
import { type ProcessPlan, processPlans } from "./supervisor/processes.ts";
import { Site } from "./supervisor/site.ts";
import { endWith, messageOf, stopOnSignals } from "./supervisor/site-end.ts";
import { loadEnvFile, type StartConfig, startConfigSchema } from "./supervisor/start-config.ts";
import { createTerminal, noRoomText, type Terminal, welcomeText } from "./supervisor/terminal.ts";
import { waitUntilReady } from "./supervisor/wait-until-ready.ts";

const READY_TIMEOUT_MS = 120_000;
const ROOT = resolve(import.meta.dirname, "..");

interface StartOptions {
  config: StartConfig;
  isDevelopment: boolean;
  isVerbose: boolean;
  terminal: Terminal;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: "boolean" }, verbose: { type: "boolean" } } });
  loadEnvFile(ROOT);
  const parsed = loadConfig(startConfigSchema, process.env);
  await checkConfiguredPassword(parsed);
  const config = { ...parsed, DATA_DIR: resolve(ROOT, parsed.DATA_DIR) };
  const plans = processPlans(config);
  const terminal = createTerminal();
  process.once(
    "exit",
    lockDataDir(config.DATA_DIR, () => terminal.problem(noRoomText(config.DATA_DIR))),
  );
  await checkPorts(plans);
  await run({ config, isDevelopment: values.dev === true, isVerbose: values.verbose === true, terminal }, plans);
}

async function run(options: StartOptions, plans: readonly ProcessPlan[]): Promise<void> {
  const { config, terminal, isDevelopment, isVerbose } = options;
  const site = new Site({
    plans,
    root: ROOT,
    dataDir: config.DATA_DIR,
    environment: environmentOf(options),
    isVerbose,
    isDevelopment,
    terminal,
    onChanged: () => writeProcessList(config.DATA_DIR, site.running()),
    onRefused: (message) => void endWith(site, terminal, message),
  });
  stopOnSignals(site, terminal, { isUnderNpm: process.env.npm_lifecycle_event !== undefined });
  try {
    await startAll(site, options, plans);
  } catch (error) {
    await endWith(site, terminal, messageOf(error));
  }
}

async function startAll(site: Site, options: StartOptions, plans: readonly ProcessPlan[]): Promise<void> {
  const { config, terminal, isDevelopment } = options;
  const startedAt = performance.now();
  const knowledge = buildKnowledgeWhenStale(ROOT);
  const built = isDevelopment ? Promise.resolve(false) : buildWebWhenStale(ROOT);
  const pages = built.then((isNew) => {
    if (isNew) terminal.line(`  ${"Built the pages".padEnd(44)} ${secondsSince(startedAt)} s`);
    site.start(["web"]);
  });
  // The gateway starts first, so that it can tell early visitors that the site is starting.
  const data = knowledge
    .then(() => prepareData(config, terminal, () => site.start(["gateway"])))
    .then((prepared) => {
      site.start(["catalogue", "admin", "ingest"]);
      return prepared;
    });
  const [prepared] = await Promise.all([data, pages]);
  const late = await waitUntilReady(plans, READY_TIMEOUT_MS);
  if (late.length === 0) await awaitDemo(prepared, terminal);
  const businesses = await prepared.engines.businesses.countListed();
  await prepared.engines.close();
  terminal.line(
    welcomeText({
      url: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ""),
      username: config.ADMIN_USERNAME,
      createdPassword: prepared.createdPassword,
      businesses,
      dataDir: config.DATA_DIR,
      late,
    }),
  );
}

/** One environment for all processes; their addresses derive from PORT. */
function environmentOf({ config, isDevelopment }: StartOptions): NodeJS.ProcessEnv {
  const { LISTEN_PORT: _port, INTERNAL_PORT: _internalPort, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: isDevelopment ? "development" : "production",
    PORT: String(config.PORT),
    DATA_DIR: config.DATA_DIR,
  };
}

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(1);

try {
  await main();
} catch (error) {
  console.error(`\n${messageOf(error)}\n`);
  process.exit(1);
}
