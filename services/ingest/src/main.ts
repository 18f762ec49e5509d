import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { clusterConfigOf } from "@meridian/engines/engine-config";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { refuseDamagedStore } from "@meridian/engines/refuse-damaged-store";
import { openKnowledge, placingByKnowledge } from "@meridian/knowledge/open-knowledge";
import { publicOriginOf } from "@meridian/platform/http/public-url";
import { createEngineWatch } from "@meridian/platform/http/server/engine-watch";
import { loadProcessConfig, startProcess } from "@meridian/platform/http/server/start-process";
import { lowerPriority } from "@meridian/platform/lower-priority";
import { createIngest } from "./app.ts";
import { hostsOf, ingestConfigSchema } from "./config.ts";
import { keepIntegrityChecked } from "./integrity/keep-integrity-checked.ts";
import { readinessChecks } from "./readiness-checks.ts";

/** Enough for 150 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = HOUR_MS;
/**
 * A batch of new businesses changes up to 200 MB of pages in a large directory: with half of this, they are written and read back so often
 * that an import takes an eighth more time. A larger cache would add its size to the peak of an import, which has reached its 400 MB.
 */
const CACHE_MIB = 32;

lowerPriority();
const config = loadProcessConfig(ingestConfigSchema, process.env);
const { logger, metrics, serve } = startProcess("ingest", config);
const watch = createEngineWatch(metrics, logger);
const knowledge = openKnowledge();
const placing = placingByKnowledge(knowledge);
const engines = await openEngines(config, { watch, cacheMib: CACHE_MIB, ...placing });
await refuseDamagedStore(engines.integrity);
const index = await openSearchIndex(config, "writer", { watch });
const shared = { ...engines, ...placing, index, logger, metrics };
const ingest = createIngest({
  ...shared,
  arePlacedByKnowledge: true,
  // Embedded, there is a single ingest process, which resumes at once after being killed.
  indexHolder: clusterConfigOf(config) === undefined ? "ingest" : randomUUID(),
  session: { ...engines, publicOrigin: publicOriginOf(config) },
  leaseMs: config.IMPORT_LEASE_SECONDS * 1000,
  retentionMs: config.UPLOAD_RETENTION_DAYS * DAY_MS,
  allowedSourceHosts: hostsOf(config.SOURCE_ALLOWED_HOSTS),
});
await serve(ingest.app, {
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  checks: readinessChecks(engines, index),
  attach(server) {
    ingest.attachTo(server);
    ingest.start();
    return [
      { name: "integrity", run: keepIntegrityChecked(engines.integrity, logger) },
      { name: "ingest", run: ingest.drain },
    ];
  },
  closing: [
    { name: "index", run: () => index.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: async () => knowledge.close() },
  ],
});
