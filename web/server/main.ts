import { createHealthApp, createMetrics, type ReadinessCheck } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { createReplicas } from "@meridian/shared/http/replicas";
import { startServer } from "@meridian/shared/http/start-server";
import { endOnFailure } from "@meridian/shared/kernel/end-on-failure";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { createWebApp } from "./app.ts";
import { catalogueUrlsOf, isDevelopment, pageConfigOf, webConfigSchema } from "./config.ts";
import { openBuiltPages, openSourcePages } from "./page-renderer.ts";
import { openTilesFile } from "./tiles-file.ts";

const HMR_PORT_OFFSET = 10;

endOnFailure();
const config = loadConfig(webConfigSchema, process.env);
const logger = createLogger({ service: "web", level: config.LOG_LEVEL });
const metrics = createMetrics("web");
const address = listenAddressOf("web", config);

const renderer = isDevelopment(config)
  ? await openSourcePages(address.internalPort + HMR_PORT_OFFSET)
  : await openBuiltPages();
const tilesFile = config.MAP_TILES_FILE === undefined ? undefined : await openTilesFile(config.MAP_TILES_FILE);
const app = createWebApp({
  logger,
  metrics,
  renderer,
  config: pageConfigOf(config, tilesFile),
  catalogue: createReplicas(catalogueUrlsOf(config)),
  tilesFile,
});
const pages: ReadinessCheck = { name: "pages", check: async () => ({ routes: await countRoutes() }) };

const server = await startServer(app, address);
const internal = await startServer(createHealthApp(metrics, [pages]), { ...address, port: address.internalPort });
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "server", run: () => server.close() },
    { name: "pages", run: () => renderer.close() },
    { name: "internal server", run: () => internal.close() },
  ],
});

async function countRoutes(): Promise<number> {
  const { assets } = await renderer.load();
  return Object.keys(assets.preloads).length;
}
