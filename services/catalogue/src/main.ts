import { randomUUID } from "node:crypto";
import { openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { openSitemapStore } from "@meridian/shared/engines/open-sitemap-store";
import { createEngineWatch } from "@meridian/shared/http/engine-watch";
import { createHealthApp, createMetrics, describeIndex } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { startServer } from "@meridian/shared/http/start-server";
import { endOnFailure } from "@meridian/shared/kernel/end-on-failure";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { openKnowledge } from "@meridian/shared/knowledge/open-knowledge";
import { createCatalogueApp } from "./app.ts";
import { createShownCategories } from "./category/shown-categories.ts";
import { catalogueConfigSchema, siteOriginOf } from "./config.ts";
import { rememberPlaces } from "./remember-places.ts";
import { createSitemapKeeper } from "./sitemap/sitemap-keeper.ts";
import { createVisitRecorder } from "./visits/visit-recorder.ts";

endOnFailure();
const config = loadConfig(catalogueConfigSchema, process.env);
const logger = createLogger({ service: "catalogue", level: config.LOG_LEVEL });
const metrics = createMetrics("catalogue");
const address = listenAddressOf("catalogue", config);

const watch = createEngineWatch(metrics, logger);
const engines = await openEngines(config, { watch });
const { businesses, places, map, synonyms, datasetVersion, cache, leases } = engines;
const index = await openSearchIndex(config, "reader", { watch, datasetVersion, cache });
const knowledge = openKnowledge();
const knownPlaces = knowledge.places;
const remembered = rememberPlaces(places, datasetVersion);
const shown = createShownCategories({ ...engines, kinds: knowledge.kinds });
const site = { businesses, sitemaps: await openSitemapStore(config, watch), origin: siteOriginOf(config), logger };
const visits = createVisitRecorder({ visitCounts: engines.visitCounts, logger, now: () => new Date() });
const app = createCatalogueApp({
  ...site,
  visits,
  places: remembered,
  map,
  index,
  synonyms,
  shown,
  datasetVersion,
  brands: knowledge.brands,
  kinds: knowledge.kinds,
  knownPlaces,
  metrics,
});
const holder = randomUUID();
const lists = { places: shown.placesOf(places), knownPlaces, kinds: knowledge.kinds };
const keeper = createSitemapKeeper({ ...site, ...lists, datasetVersion, leases, holder, metrics });
/** The catalogue still answers without an index, so a missing one is reported but does not make it unready. */
const health = createHealthApp(metrics, [
  { name: "integrity", check: () => engines.integrity.confirm().then(() => ({})) },
  { name: "store", check: async () => ({ businesses: (await places.totals()).businesses }) },
  { name: "index", check: () => describeIndex(() => index.status()) },
]);

const server = await startServer(app, address);
const internal = await startServer(health, { ...address, port: address.internalPort });
const stopKeeper = keeper.start();
const stopVisits = visits.start();
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "server", run: () => server.close() },
    { name: "visits", run: stopVisits },
    { name: "sitemaps", run: () => stopKeeper().then(() => site.sitemaps.close()) },
    { name: "index", run: () => index.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: () => knowledge.close() },
    { name: "internal server", run: () => internal.close() },
  ],
});
