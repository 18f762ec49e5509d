import { createReplicas } from "@meridian/platform/http/replicas/replicas";
import { loadProcessConfig, startProcess } from "@meridian/platform/http/server/start-process";
import { createWebApp } from "./app.ts";
import { catalogueUrlsOf, isDevelopment, pageConfigOf, webConfigSchema } from "./config.ts";
import { openBuiltPages, openSourcePages } from "./page-renderer.ts";
import { openTilesFile } from "./tiles-file.ts";

const HMR_PORT_OFFSET = 10;

const config = loadProcessConfig(webConfigSchema, process.env);
const { logger, metrics, address, serve } = startProcess("web", config);

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
await serve(app, {
  checks: [{ name: "pages", check: async () => ({ routes: await countRoutes() }) }],
  closing: [{ name: "pages", run: () => renderer.close() }],
});

async function countRoutes(): Promise<number> {
  const { assets } = await renderer.load();
  return Object.keys(assets.preloads).length;
}
