import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAdminApp } from "../../services/admin/src/app.ts";
import { ensureAdminCredential } from "../../services/admin/src/auth/password/ensure-credential.ts";
import { startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import type { ImportJob } from "../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { hashToken } from "../../shared/platform/src/http/require-session.ts";
import { createMetrics } from "../../shared/platform/src/http/server/health-routes.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";
import { startTestApp } from "../../shared/testing/src/start-test-app.ts";
import { queueFile } from "../../shared/testing/src/stores-under-test.ts";
import { generateBusinesses } from "../demo/generate-businesses.ts";
import { businessCsvChunks } from "../demo/write-business-csv.ts";
import { contentOf, countsOf } from "../export-import/two-directories.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const ADMIN = { username: "admin", password: "correct horse battery" };
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 };
const ROWS = 2_000;
const BATCH_ROWS = 50;
/** Short, so that the restored site soon resumes the import. */
const LEASE_MS = 3_000;
const SOON = { timeout: 60_000, interval: 5 };
const logger = createLogger({ service: "test", level: "silent" });
const print = (): void => {};

let folder: string;
let source: TestIngest;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  source = await startTestIngest({ config: { DATA_DIR: join(folder, "site") }, leaseMs: LEASE_MS });
  await source.engines.credentials.put({ username: "admin", passwordHash: "unused" });
  await ensureAdminCredential(source.engines.credentials, ADMIN, QUICK_COST);
});
afterEach(async () => {
  await source.stop();
});

async function queueImport(engines: Engines, fileName: string): Promise<string> {
  const csv = businessCsvChunks(generateBusinesses({ count: ROWS, seed: 7 }));
  return (await queueFile(engines, csv, { fileName, batchSizeRows: BATCH_ROWS })).id;
}

async function jobOf({ importJobs }: Engines, id: string): Promise<ImportJob> {
  const job = await importJobs.get(id);
  if (job === undefined) throw new Error("The import is gone");
  return job;
}

async function statusOfLogin(engines: Engines): Promise<number> {
  const knowledge = openKnowledge();
  const admin = await startTestApp(
    createAdminApp({ ...engines, kinds: knowledge.kinds, logger, metrics: createMetrics("admin") }),
  );
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${admin.url}/api/admin/login`, { method: "POST", headers, body: JSON.stringify(ADMIN) });
  await admin.close();
  knowledge.close();
  return answer.status;
}

it("a backup taken during an import restores to the same site, which completes the import, accepts logins and finds all", {
  timeout: 180_000,
}, async () => {
  const id = await queueImport(source.engines, "places.csv");
  await expect.poll(async () => (await jobOf(source.engines, id)).checkpointRow, SOON).toBeGreaterThan(0);
  const { folder: backup } = await writeBackup({
    config: source.config,
    to: join(folder, "backups"),
    keep: 1,
    programVersion: "0.0.0",
    now: new Date(),
    print,
  });
  await expect.poll(async () => (await jobOf(source.engines, id)).state, SOON).toBe("succeeded");

  const config = { DATA_DIR: join(folder, "restored") };
  await restoreBackup({ backup, config, print });
  const engines = await openEngines(config);
  const half = await jobOf(engines, id);
  expect(half.state).toBe("running");
  expect(half.counters.rowsRead).toBeLessThan(ROWS);
  expect(await engines.businesses.countAll()).toBe(half.counters.created);
  const stored = await contentOf({ engines });
  const original = await contentOf(source);
  for (const [key, business] of stored) expect(original.get(key)).toEqual(business);
  const session = hashToken(source.cookie.split("=")[1] ?? "");
  expect(await source.engines.sessions.find(session)).toBeDefined();
  expect(await engines.sessions.find(session)).toBeUndefined();
  expect(await statusOfLogin(engines)).toBe(200);
  const index = await openSearchIndex(config, "reader");
  expect((await index.status()).documents).toBe(await engines.businesses.countListed());
  await index.close();
  await engines.close();

  const restored = await startTestIngest({ config });
  try {
    await expect.poll(async () => (await jobOf(restored.engines, id)).state, SOON).toBe("succeeded");
    expect((await jobOf(restored.engines, id)).counters).toEqual((await jobOf(source.engines, id)).counters);
    expect(await countsOf(restored)).toEqual(await countsOf(source));
    const listed = await source.engines.businesses.countListed();
    await expect.poll(async () => (await restored.index.status()).documents, SOON).toBe(listed);
    const [[key, business] = []] = stored;
    const { hits } = await restored.index.search(indexQuery(business?.name ?? ""));
    expect(hits.map((hit) => hit.id)).toContain(key);
  } finally {
    await restored.stop();
  }
});
