import { randomUUID } from "node:crypto";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { createEngineWatch } from "@meridian/platform/http/server/engine-watch";
import { describeIndex } from "@meridian/platform/http/server/health-routes";
import { loadProcessConfig, startProcess } from "@meridian/platform/http/server/start-process";
import { createCatalogueApp } from "./app.ts";
import { createShownCategories } from "./category/shown-categories.ts";
import { catalogueConfigSchema, siteOriginOf } from "./config.ts";
import { readOncePerTurn } from "./remember-by-version.ts";
import { rememberPlaces } from "./remember-places.ts";
import { createSitemapKeeper } from "./sitemap/sitemap-keeper.ts";
import { createVisitRecorder } from "./visits/visit-recorder.ts";

const config = loadProcessConfig(catalogueConfigSchema, process.env);
const { logger, metrics, serve } = startProcess("catalogue", config);
const watch = createEngineWatch(metrics, logger);
const engines = await openEngines(config, { watch });
const { businesses, places, map, synonyms, cache, cleanupJobs, leases } = engines;
const datasetVersion = readOncePerTurn(engines.datasetVersion);
const index = await openSearchIndex(config, "reader", { watch, datasetVersion: engines.datasetVersion, cache });
const knowledge = openKnowledge();
const { brands, kinds, places: knownPlaces } = knowledge;
const shown = createShownCategories({ ...engines, datasetVersion, kinds });
const site = { businesses, sitemaps: await openSitemapStore(config, watch), origin: siteOriginOf(config), logger };
const visits = createVisitRecorder({ visitCounts: engines.visitCounts, logger, now: () => new Date() });
const remembered = rememberPlaces(places, datasetVersion);
const known = { brands, kinds, knownPlaces };
const shared = { ...site, ...known, datasetVersion, metrics };
const app = createCatalogueApp({ ...shared, visits, places: remembered, map, index, synonyms, shown, cleanupJobs });
const keeper = createSitemapKeeper({ ...shared, places: shown.placesOf(places), leases, holder: randomUUID() });
await serve(app, {
  checks: [
    { name: "integrity", check: () => engines.integrity.confirm().then(() => ({})) },
    { name: "store", check: async () => ({ businesses: (await places.totals()).businesses }) },
    // Without an index the catalogue still answers, so a missing one is reported but leaves it ready.
    { name: "index", check: () => describeIndex(() => index.status()) },
  ],
  closing: [
    { name: "visits", run: () => stopVisits() },
    { name: "sitemaps", run: () => stopKeeper().then(() => site.sitemaps.close()) },
    { name: "index", run: () => index.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: () => knowledge.close() },
  ],
});
const stopKeeper = keeper.start();
const stopVisits = visits.start();
