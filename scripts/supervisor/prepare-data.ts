import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureAdminCredential } from "../../services/admin/src/auth/password/ensure-credential.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { isDamage, startErrorOf } from "../../shared/engines/src/sqlite/database/sqlite-error.ts";
import { isUnavailable } from "../../shared/platform/src/app-error.ts";
import { failedJobOf, haveEnded, isUntouched, queueDemoImports } from "./seed-demo.ts";
import type { StartConfig } from "./start-config.ts";
import type { Terminal } from "./terminal.ts";

const IMPORT_POLL_MS = 250;

export interface PreparedData {
  engines: Engines;
  createdPassword: string | undefined;
  demoJobIds: readonly string[];
}

/**
 * Opens the data folder, makes sure there is an administrator, and queues the demo directory on the first start. `onOpened` is called
 * once the stores can be used. While they accept no changes, as on a full disk, existing data is still served.
 * Ingest checks the store when it starts. Throws ConfigError where damage is met before that.
 */
export async function prepareData(
  config: StartConfig,
  terminal: Terminal,
  onOpened: () => void = () => undefined,
): Promise<PreparedData> {
  const engines = await openEngines(config);
  onOpened();
  try {
    return { engines, ...(await fill(engines, config, terminal)) };
  } catch (error) {
    if (isDamage(error)) throw startErrorOf(error, join(config.DATA_DIR, "directory.db"));
    if (!isUnavailable(error)) throw error;
    terminal.problem(`  ${error.message}`);
    return { engines, createdPassword: undefined, demoJobIds: [] };
  }
}

async function fill(engines: Engines, config: StartConfig, terminal: Terminal): Promise<Omit<PreparedData, "engines">> {
  const { createdPassword } = await ensureAdminCredential(engines.credentials, {
    username: config.ADMIN_USERNAME,
    password: config.ADMIN_PASSWORD,
  });
  const count = config.DEMO_BUSINESSES;
  const demoJobIds =
    count > 0 && (await isUntouched(engines))
      ? await terminal.step(`Made up ${count.toLocaleString("en")} businesses`, () => queueDemoImports(engines, count))
      : [];
  return { createdPassword, demoJobIds };
}

/** The first visitor should see a full page: waits until the demo directory is imported and indexed. */
export async function awaitDemo({ engines, demoJobIds }: PreparedData, terminal: Terminal): Promise<void> {
  if (demoJobIds.length === 0) return;
  await terminal.step("Imported and indexed them", async () => {
    while (!(await haveEnded(engines.importJobs, demoJobIds))) await sleep(IMPORT_POLL_MS);
  });
  const failed = await failedJobOf(engines.importJobs, demoJobIds);
  if (failed !== undefined) terminal.problem(`The demo import failed: ${failed.failure?.code ?? "see the logs"}`);
}
