import { clusterConfigOf } from "@meridian/engines/engine-config";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { openKnowledge, placingByKnowledge } from "@meridian/knowledge/open-knowledge";
import { publicOriginOf } from "@meridian/platform/http/public-url";
import { createEngineWatch } from "@meridian/platform/http/server/engine-watch";
import { loadProcessConfig, startProcess } from "@meridian/platform/http/server/start-process";
import { createAdminApp } from "./app.ts";
import { checkConfiguredPassword } from "./auth/password/configured-password.ts";
import { ensureAdminCredential } from "./auth/password/ensure-credential.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { adminConfigSchema } from "./config.ts";

/** Jobs write every business; with a memory-mapped file, all pages they touch would stay in memory. */
const CACHE_MIB = 16;

const config = loadProcessConfig(adminConfigSchema, process.env);
await checkConfiguredPassword(config);
const { logger, metrics, serve } = startProcess("admin", config);
const watch = createEngineWatch(metrics, logger);
const knowledge = openKnowledge();
const placing = placingByKnowledge(knowledge);
const engines = await openEngines(config, { watch, cacheMib: CACHE_MIB, ...placing });
const { ADMIN_USERNAME: name, ADMIN_PASSWORD: password } = config;
const { username, createdPassword } = await ensureAdminCredential(engines.credentials, { username: name, password });
if (createdPassword !== undefined) {
  process.stdout.write(`Log in as ${username} with the password ${createdPassword} (shown this once)\n`);
}
// The embedded store has its own text index.
const index = clusterConfigOf(config) === undefined ? undefined : await openSearchIndex(config, "reader", { watch });
const sitemaps = await openSitemapStore(config, watch);
const jobs = startBackgroundJobs(config, engines, { logger, metrics, knowledgeRelease: knowledge.release });
const settings = {
  publicOrigin: publicOriginOf(config),
  areSnippetsAllowed: config.SNIPPETS === "on",
  isPasswordConfigured: password !== undefined,
};
const stores = { ...engines, ...placing, index, sitemaps };
const app = createAdminApp({ ...stores, ...jobs, ...settings, kinds: knowledge.kinds, logger, metrics });
await serve(app, {
  checks: [
    { name: "integrity", check: () => engines.integrity.confirm().then(() => ({})) },
    { name: "store", check: async () => ({ hasCredential: (await engines.credentials.get()) !== undefined }) },
    { name: "sessions", check: async () => ({ datasetVersion: await engines.datasetVersion.current() }) },
  ],
  closing: [
    { name: "inbox", run: jobs.stopUpkeep },
    { name: "cleanup", run: jobs.stopCleanup },
    { name: "sitemaps", run: () => sitemaps.close() },
    { name: "index", run: async () => index?.close() },
    { name: "engines", run: () => engines.close() },
    { name: "knowledge", run: async () => knowledge.close() },
  ],
});
