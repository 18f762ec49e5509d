import { resolve } from "node:path";
import { checkConfiguredPassword } from "../services/admin/src/auth/password/configured-password.ts";
import { ensureAdminCredential } from "../services/admin/src/auth/password/ensure-credential.ts";
import { openEngines } from "../shared/engines/src/open-engines.ts";
import { EX_CONFIG } from "../shared/platform/src/end-on-failure.ts";
import { ConfigError, loadConfig } from "../shared/platform/src/load-config.ts";
import { loadEnvFile, startConfigSchema } from "./supervisor/start-config.ts";

/** Migrates the stores to this version and ensures that an administrator exists, before any process serves; then exits. */
const ROOT = resolve(import.meta.dirname, "..");

async function main(): Promise<void> {
  loadEnvFile(ROOT);
  const config = loadConfig(startConfigSchema, process.env);
  await checkConfiguredPassword(config);
  const startedAt = performance.now();
  const engines = await openEngines({ ...config, DATA_DIR: resolve(ROOT, config.DATA_DIR) });
  try {
    const { createdPassword } = await ensureAdminCredential(engines.credentials, {
      username: config.ADMIN_USERNAME,
      password: config.ADMIN_PASSWORD,
    });
    console.log(`The stores are ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    if (createdPassword !== undefined) {
      console.log(`Log in as ${config.ADMIN_USERNAME} with the password ${createdPassword} (shown this once)`);
    }
  } finally {
    await engines.close();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? EX_CONFIG : 1);
}
