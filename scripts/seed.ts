import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openEngines } from "../shared/engines/src/open-engines.ts";
import { loadConfig } from "../shared/platform/src/load-config.ts";
import { queueDemoImports } from "./supervisor/seed-demo.ts";
import { loadEnvFile, startConfigSchema } from "./supervisor/start-config.ts";

const { values } = parseArgs({ options: { businesses: { type: "string" } } });
const root = resolve(import.meta.dirname, "..");
loadEnvFile(root);
const environment = { ...process.env, DEMO_BUSINESSES: values.businesses ?? process.env.DEMO_BUSINESSES };
const parsed = loadConfig(startConfigSchema, environment);
const config = { ...parsed, DATA_DIR: resolve(root, parsed.DATA_DIR) };

const engines = await openEngines(config);
try {
  const jobIds = await queueDemoImports(engines, config.DEMO_BUSINESSES);
  console.log(`Queued ${config.DEMO_BUSINESSES.toLocaleString("en")} made-up businesses in ${config.DATA_DIR}.`);
  console.log(
    `${jobIds.length === 1 ? "Import" : "Imports"} ${jobIds.join(", ")}: a running site imports them now, another one at its next start.`,
  );
} finally {
  await engines.close();
}
