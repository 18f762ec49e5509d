import { openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { createHealthApp, createMetrics } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { startServer } from "@meridian/shared/http/start-server";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { createCatalogueApp } from "./app.ts";
import { catalogueConfigSchema } from "./config.ts";

const config = loadConfig(catalogueConfigSchema, process.env);
const logger = createLogger({ service: "catalogue", level: config.LOG_LEVEL });
const metrics = createMetrics("catalogue");
const address = listenAddressOf("catalogue", config);

const engines = await openEngines(config);
const index = await openSearchIndex(config, "reader");
const { businesses, places } = engines;
const app = createCatalogueApp({ businesses, places, index, logger, metrics });
/** Without an index the catalogue still answers, so a missing one is told but does not make it unready. */
const health = createHealthApp(metrics, [
  { name: "store", check: async () => ({ businesses: (await places.totals()).businesses }) },
  { name: "index", check: async () => ({ ...(await index.status().catch(() => ({ isReady: false }))) }) },
]);

const server = await startServer(app, address);
const internal = await startServer(health, { ...address, port: address.internalPort });
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "server", run: () => server.close() },
    { name: "index", run: () => index.close() },
    { name: "engines", run: () => engines.close() },
    { name: "internal server", run: () => internal.close() },
  ],
});
