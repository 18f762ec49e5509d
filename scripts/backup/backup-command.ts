import { resolve } from "node:path";
import { type EngineConfig, engineConfigSchema } from "../../shared/engines/src/engine-config.ts";
import { loadConfig } from "../../shared/platform/src/load-config.ts";
import { problemOf } from "../move/move-ends.ts";
import { loadEnvFile } from "../supervisor/start-config.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
const ADVICE = "Put that right and run the same command again.";

/**
 * Runs a command on the site's stores and exits with 0, or with 1 and one message. Everything it writes is readable by this user only.
 * `readConfig` reads the site's settings; it throws ConfigError.
 */
export async function runBackupCommand(command: (readConfig: () => EngineConfig) => Promise<void>): Promise<never> {
  const readConfig = (): EngineConfig => {
    const config = loadConfig(engineConfigSchema, process.env);
    return { ...config, DATA_DIR: resolve(ROOT, config.DATA_DIR) };
  };
  try {
    process.umask(0o077);
    loadEnvFile(ROOT);
    await command(readConfig);
    process.exit(0);
  } catch (error) {
    console.error(`\n${problemOf(error, ADVICE)}\n`);
    process.exit(1);
  }
}
