import { openEngines } from "@meridian/shared/engines/open-engines";
import { createHealthApp, createMetrics } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { publicOriginOf } from "@meridian/shared/http/public-url";
import { startServer } from "@meridian/shared/http/start-server";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { createAdminApp } from "./app.ts";
import { ensureAdminCredential } from "./auth/ensure-credential.ts";
import { adminConfigSchema } from "./config.ts";

const config = loadConfig(adminConfigSchema, process.env);
const logger = createLogger({ service: "admin", level: config.LOG_LEVEL });
const metrics = createMetrics("admin");
const address = listenAddressOf("admin", config);

const engines = await openEngines(config);
const { username, createdPassword } = await ensureAdminCredential(engines.credentials, {
  username: config.ADMIN_USERNAME,
  password: config.ADMIN_PASSWORD,
});
if (createdPassword !== undefined) {
  process.stdout.write(`Log in as ${username} with the password ${createdPassword} (shown this once)\n`);
}

const app = createAdminApp({
  ...engines,
  publicOrigin: publicOriginOf(config),
  logger,
  metrics,
});
const health = createHealthApp(metrics, [
  { name: "store", check: async () => ({ datasetVersion: await engines.datasetVersion.current() }) },
]);

const server = await startServer(app, address);
const internal = await startServer(health, { ...address, port: address.internalPort });
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "server", run: () => server.close() },
    { name: "engines", run: () => engines.close() },
    { name: "internal server", run: () => internal.close() },
  ],
});
