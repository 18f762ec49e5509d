import { ensureAdminCredential } from "../../services/admin/src/auth/ensure-credential.ts";
import { type Engines, openEngines } from "../../shared/src/engines/open-engines.ts";
import { isUntouched, queueDemoImports } from "./seed-demo.ts";
import type { StartConfig } from "./start-config.ts";
import type { Terminal } from "./terminal.ts";

export interface PreparedData {
  engines: Engines;
  createdPassword: string | undefined;
  demoJobIds: readonly string[];
}

/** Opens the data folder, makes sure there is an administrator, and queues the demo directory on the first start. */
export async function prepareData(config: StartConfig, terminal: Terminal): Promise<PreparedData> {
  const engines = await openEngines(config);
  const { createdPassword } = await ensureAdminCredential(engines.credentials, {
    username: config.ADMIN_USERNAME,
    password: config.ADMIN_PASSWORD,
  });
  const count = config.DEMO_BUSINESSES;
  const demoJobIds =
    count > 0 && (await isUntouched(engines))
      ? await terminal.step(`Made up ${count.toLocaleString("en")} businesses`, () => queueDemoImports(engines, count))
      : [];
  return { engines, createdPassword, demoJobIds };
}
