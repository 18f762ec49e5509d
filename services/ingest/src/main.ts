import { randomUUID } from "node:crypto";
import { createCategoryOf, type Placing } from "@meridian/shared/domain/business-category";
import { createPlaceOf } from "@meridian/shared/domain/business-place";
import { clusterConfigOf } from "@meridian/shared/engines/engine-config";
import { openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { refuseDamagedStore } from "@meridian/shared/engines/refuse-damaged-store";
import { createEngineWatch } from "@meridian/shared/http/engine-watch";
import { createHealthApp, createMetrics, describeIndex } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { publicOriginOf } from "@meridian/shared/http/public-url";
import { startServer } from "@meridian/shared/http/start-server";
import { endOnFailure } from "@meridian/shared/kernel/end-on-failure";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { openKnowledge } from "@meridian/shared/knowledge/open-knowledge";
import { createIngest } from "./app.ts";
import { hostsOf, ingestConfigSchema } from "./config.ts";
import { MAX_COUNTED_LAG_ROWS } from "./ingest-metrics.ts";
import { keepIntegrityChecked } from "./integrity/keep-integrity-checked.ts";
import { lowerPriority } from "./lower-priority.ts";

/** Enough for 150 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

endOnFailure();
lowerPriority();
const config = loadConfig(ingestConfigSchema, process.env);
const logger = createLogger({ service: "ingest", level: config.LOG_LEVEL });
const metrics = createMetrics("ingest");
const watch = createEngineWatch(metrics, logger);
const knowledge = openKnowledge();
const placeOf = createPlaceOf(knowledge.places);
const placing: Placing = { placeOf, createCategoryOf: (rules) => createCategoryOf(knowledge.kinds, rules) };
const engines = await openEngines(config, { watch, mapsFile: false, ...placing });
await refuseDamagedStore(engines.integrity);
const index = await openSearchIndex(config, "writer", { watch });

const ingest = createIngest({
  ...engines,
  ...placing,
  index,
  // Embedded, there is a single ingest process, which resumes at once after being killed.
  indexHolder: clusterConfigOf(config) === undefined ? "ingest" : randomUUID(),
  session: { ...engines, publicOrigin: publicOriginOf(config) },
  logger,
  metrics,
  leaseMs: config.IMPORT_LEASE_SECONDS * 1000,
  retentionMs: config.UPLOAD_RETENTION_DAYS * DAY_MS,
  allowedSourceHosts: hostsOf(config.SOURCE_ALLOWED_HOSTS),
});
const health = createHealthApp(metrics, [
  { name: "integrity", check: () => engines.integrity.confirm().then(() => ({})) },
  { name: "store", check: async () => ({ businesses: await engines.businesses.countListed() }) },
  { name: "sessions", check: async () => ({ datasetVersion: await engines.datasetVersion.current() }) },
  {
    name: "index",
    check: () =>
      describeIndex(async () => ({
        ...(await index.status()),
        lagRows: await engines.businesses.countUnindexed(MAX_COUNTED_LAG_ROWS),
      })),
  },
]);

const { host, port, internalPort } = listenAddressOf("ingest", config);
const internalServer = await startServer(health, { host, port: internalPort });
const server = await startServer(ingest.app, { host, port, requestTimeoutMs: REQUEST_TIMEOUT_MS });
ingest.attachTo(server);
ingest.start();
const stopChecking = keepIntegrityChecked(engines.integrity, logger);
logger.info({ host, port, internalPort }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    {
      name: "ingest",
      async run() {
        stopChecking();
        await ingest.drain();
      },
    },
    { name: "server", run: server.close },
    { name: "internal server", run: internalServer.close },
    { name: "index", run: () => index.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: async () => knowledge.close() },
  ],
});
