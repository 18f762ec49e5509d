import { createCategoryOf } from "@meridian/shared/domain/business-category";
import { createPlaceOf } from "@meridian/shared/domain/business-place";
import { clusterConfigOf } from "@meridian/shared/engines/engine-config";
import { openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { openSitemapStore } from "@meridian/shared/engines/open-sitemap-store";
import { createEngineWatch } from "@meridian/shared/http/engine-watch";
import { createHealthApp, createMetrics } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { publicOriginOf } from "@meridian/shared/http/public-url";
import { startServer } from "@meridian/shared/http/start-server";
import { endOnFailure } from "@meridian/shared/kernel/end-on-failure";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { openKnowledge } from "@meridian/shared/knowledge/open-knowledge";
import { createAdminApp } from "./app.ts";
import { createActionNotes } from "./audit/action-notes.ts";
import { checkConfiguredPassword } from "./auth/configured-password.ts";
import { ensureAdminCredential } from "./auth/ensure-credential.ts";
import { createChangeAnnouncer } from "./change-announcer.ts";
import { createApplyRules } from "./cleanup/apply-rules.ts";
import { createCleanupRunner, keepCleanupGoing } from "./cleanup/cleanup-runner.ts";
import { keepTrashPurged } from "./cleanup/purge-trash.ts";
import { adminConfigSchema, metricsUrlsOf, processNamesOf } from "./config.ts";
import { keepInboxSwept } from "./inbox/sweep-inbox.ts";
import { mailSettingsOf } from "./mail/mail-config.ts";
import { createMailOutbox } from "./mail/mail-outbox.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { keepCountsDaily } from "./reports/keep-counts.ts";
import { measureBackups } from "./system/backup-metrics.ts";
import { createBlockedSourceLog } from "./system/blocked-source-log.ts";
import { createSystemWatch } from "./system/system-watch.ts";

endOnFailure();
const config = loadConfig(adminConfigSchema, process.env);
await checkConfiguredPassword(config);
const logger = createLogger({ service: "admin", level: config.LOG_LEVEL });
const metrics = createMetrics("admin");
const address = listenAddressOf("admin", config);

const watch = createEngineWatch(metrics, logger);
const knowledge = openKnowledge();
const placeOf = createPlaceOf(knowledge.places);
const engines = await openEngines(config, {
  watch,
  // Jobs write every business; with a memory-mapped file, all pages they touch would stay in memory.
  mapsFile: false,
  placeOf,
  createCategoryOf: (rules) => createCategoryOf(knowledge.kinds, rules),
});
const { username, createdPassword } = await ensureAdminCredential(engines.credentials, {
  username: config.ADMIN_USERNAME,
  password: config.ADMIN_PASSWORD,
});
if (createdPassword !== undefined) {
  process.stdout.write(`Log in as ${username} with the password ${createdPassword} (shown this once)\n`);
}

// The embedded store has its own text index.
const index = clusterConfigOf(config) === undefined ? undefined : await openSearchIndex(config, "reader", { watch });
const sitemaps = await openSitemapStore(config, watch);
const publicOrigin = publicOriginOf(config);
const mail = mailSettingsOf(config);
const outbox =
  mail === undefined
    ? undefined
    : createMailOutbox({ ...engines, mailer: createSmtpMailer(mail, publicOrigin), logger });
const stopSweeping = keepInboxSwept(engines.inbox, logger);
const stopCounting = keepCountsDaily(engines, logger);
const notes = createActionNotes(engines.auditLog, () => new Date());
const cleanup = createCleanupRunner({
  ...engines,
  notes,
  announcer: createChangeAnnouncer(engines.datasetVersion, logger),
  logger,
  now: () => new Date(),
});
const applyRules = createApplyRules({ ...engines, runner: cleanup });
const stopResuming = keepCleanupGoing(
  { ...engines, runner: cleanup, applyRules, knowledgeRelease: knowledge.release },
  logger,
);
const stopPurging = keepTrashPurged({ ...engines, notes }, logger);
measureBackups(metrics, engines.backups);
const system = createSystemWatch({
  metricsUrls: metricsUrlsOf(config),
  names: processNamesOf(config),
  dataDir: config.DATA_DIR,
  backups: engines.backups,
  blockedLog: createBlockedSourceLog({ ...engines, now: () => new Date() }),
  now: () => new Date(),
});
const stopWatching = system.run();

const app = createAdminApp({
  ...engines,
  placeOf,
  kinds: knowledge.kinds,
  index,
  sitemaps,
  publicOrigin,
  areSnippetsAllowed: config.SNIPPETS === "on",
  isPasswordConfigured: config.ADMIN_PASSWORD !== undefined,
  outbox,
  cleanup,
  system,
  logger,
  metrics,
});
const health = createHealthApp(metrics, [
  { name: "integrity", check: () => engines.integrity.confirm().then(() => ({})) },
  { name: "store", check: async () => ({ hasCredential: (await engines.credentials.get()) !== undefined }) },
  { name: "sessions", check: async () => ({ datasetVersion: await engines.datasetVersion.current() }) },
]);

const server = await startServer(app, address);
const internal = await startServer(health, { ...address, port: address.internalPort });
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "server", run: () => server.close() },
    {
      name: "inbox",
      run: async () => {
        stopSweeping();
        stopCounting();
        stopWatching();
        await outbox?.stop();
      },
    },
    {
      name: "cleanup",
      run: async () => {
        stopResuming();
        stopPurging();
        await cleanup.stop();
      },
    },
    { name: "sitemaps", run: () => sitemaps.close() },
    { name: "index", run: async () => index?.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: async () => knowledge.close() },
    { name: "internal server", run: () => internal.close() },
  ],
});
