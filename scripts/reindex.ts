import { resolve } from "node:path";
import { engineConfigSchema } from "../shared/engines/src/engine-config.ts";
import { ConfigError, loadConfig } from "../shared/platform/src/load-config.ts";
import { rebuildSearchIndex } from "./reindex/rebuild-search-index.ts";
import { loadEnvFile } from "./supervisor/start-config.ts";
import { StartError } from "./supervisor/start-error.ts";

/** Rebuilds the search index from the store, whether the site runs or not; exits with 0 only when the new index serves. */
const ROOT = resolve(import.meta.dirname, "..");

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => stopping.abort(new StartError("Stopped. The index that served still does.")));
}

try {
  loadEnvFile(ROOT);
  const config = loadConfig(engineConfigSchema, process.env);
  await rebuildSearchIndex({
    config: { ...config, DATA_DIR: resolve(ROOT, config.DATA_DIR) },
    print: (line) => console.log(line),
    signal: stopping.signal,
  });
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
}
