import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { rebuildIndex } from "../../../services/ingest/src/load/rebuild-index.ts";
import { createCategoryOf } from "../../../shared/domain/src/categories/business-category.ts";
import { openMeilisearchIndex } from "../../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { openKnowledge } from "../../../shared/knowledge/src/open-knowledge.ts";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";

const PROGRAM = "meilisearch";
const START_TIMEOUT_MS = 60_000;
const PROBE_INTERVAL_MS = 100;
/** A loopback server that lives as long as the bench: nobody else reaches it. */
const API_KEY = "meridian-bench-meilisearch";

/** A Meilisearch with its index beside the shared directory, started with the flags of the compose file. */
export interface MeilisearchProcess {
  url: string;
  apiKey: string;
  pid: number;
  /** The size of its files on disk. */
  sizeMb(): Promise<number>;
  stop(): Promise<void>;
}

export async function startBenchMeilisearch(directory: string): Promise<MeilisearchProcess> {
  const folder = join(directory, "meilisearch");
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const data = join(folder, "data.ms");
  const url = `http://127.0.0.1:${port}`;
  const serving = ["--env", "production", "--no-analytics", "--http-addr", `127.0.0.1:${port}`, "--db-path", data];
  const indexing = ["--experimental-no-edition-2024-for-settings", "--max-indexing-memory", "512MiB"];
  const quiet = ["--master-key", API_KEY, "--log-level", "ERROR"];
  const child = spawn(PROGRAM, [...serving, ...indexing, ...quiet], { cwd: folder, stdio: "ignore" });
  const ended = once(child, "exit");
  const killWithUs = (): void => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok === true) break;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${PROGRAM} did not start`);
    await delay(PROBE_INTERVAL_MS);
  }
  return {
    url,
    apiKey: API_KEY,
    pid: child.pid ?? 0,
    sizeMb: () => sizeMbOf(data),
    async stop() {
      process.removeListener("exit", killWithUs);
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Starts it with the index of the shared directory, building it if no earlier case has. */
export async function openBenchMeilisearch(directory: string): Promise<MeilisearchProcess> {
  const isBuilt = existsSync(join(directory, "meilisearch", "data.ms"));
  const server = await startBenchMeilisearch(directory);
  if (!isBuilt) await buildMeilisearch(server, directory);
  return server;
}

/** Rebuilds the index from the store of the shared directory. */
export async function buildMeilisearch({ url, apiKey }: MeilisearchProcess, directory: string): Promise<void> {
  const engines = await openEngines({ DATA_DIR: directory });
  const index = await openMeilisearchIndex({ url, apiKey, role: "writer" });
  try {
    const categoryOf = createCategoryOf(openKnowledge().kinds);
    await rebuildIndex({ businesses: engines.businesses, index, categoryOf, signal: new AbortController().signal });
  } finally {
    await index.close();
    await engines.close();
  }
}

async function sizeMbOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let blocks = 0;
  for (const entry of entries) if (entry.isFile()) blocks += (await stat(join(entry.parentPath, entry.name))).blocks;
  return (blocks * 512) / 2 ** 20;
}
