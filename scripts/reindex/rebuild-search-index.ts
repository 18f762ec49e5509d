import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { findDrift } from "../../services/ingest/src/load/index-drift.ts";
import { type IndexGuard, withIndexLease } from "../../services/ingest/src/load/index-lease.ts";
import { indexPending } from "../../services/ingest/src/load/index-pending.ts";
import { rebuildIndex } from "../../services/ingest/src/load/rebuild-index.ts";
import { createCategoryOf } from "../../shared/domain/src/categories/business-category.ts";
import { rulesOf } from "../../shared/domain/src/categories/category-rules.ts";
import { clusterConfigOf, type EngineConfig } from "../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import type { SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { numeral } from "../move/progress.ts";
import { lockDataDir } from "../supervisor/data-dir-lock.ts";
import { StartError } from "../supervisor/start-error.ts";

const PROGRESS_EVERY_MS = 2_000;
const ASK_EVERY_MS = 200;
/** An operator who has waited this long for another rebuild wants to know. */
const WAIT_FOR_TURN_MS = 15 * 60_000;

export interface ReindexOptions {
  config: EngineConfig;
  print: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Rebuilds the index beside the one that serves and swaps it in. On the embedded engines the ingest process of a running site then
 * writes to the new one; a stopped site cannot start until the rebuild ends. On failure it throws and keeps the old index.
 */
export async function rebuildSearchIndex(options: ReindexOptions): Promise<void> {
  const { config } = options;
  const unlock = clusterConfigOf(config) === undefined ? keepFromStarting(config.DATA_DIR) : () => {};
  try {
    const engines = await openEngines(config);
    try {
      const index = await openSearchIndex(config, "writer");
      try {
        await inTurn(options, engines, (guard) => rebuild(options, engines, index, guard));
      } finally {
        await index.close();
      }
    } finally {
      await engines.close();
    }
  } finally {
    unlock();
  }
}

/** A folder that is locked belongs to a running site, whose ingest process takes turns with us. */
function keepFromStarting(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StartError) return () => {};
    throw error;
  }
}

async function inTurn(
  { print, signal }: ReindexOptions,
  { leases }: Engines,
  work: (guard: IndexGuard) => Promise<void>,
): Promise<void> {
  const lease = { leases, holder: `reindex-${randomUUID()}` };
  const until = Date.now() + WAIT_FOR_TURN_MS;
  for (let times = 0; Date.now() < until; times++) {
    signal.throwIfAborted();
    if (!(await withIndexLease(lease, work)).isBusy) return;
    if (times === 0) print("Waiting for the process that is writing the index");
    await delay(ASK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  throw new StartError("Another process keeps writing the index: try again when its rebuild or import has ended.");
}

async function rebuild(
  { print, signal: stopping }: ReindexOptions,
  { businesses, places, categoryRules, datasetVersion }: Engines,
  index: SearchIndex,
  guard: IndexGuard,
): Promise<void> {
  const signal = AbortSignal.any([stopping, guard.signal]);
  const listed = await businesses.countListed();
  const startedAt = performance.now();
  const report = createReport(print, listed, startedAt);
  print(`Rebuilding the index of ${numeral(listed)} businesses`);
  const knowledge = openKnowledge();
  const categoryOf = createCategoryOf(knowledge.kinds, rulesOf(await categoryRules.list()));
  const writing = { businesses, index, categoryOf, signal, guard };
  const documents = await rebuildIndex({ ...writing, onProgress: report.onRead });
  const { rows } = await indexPending({ ...writing, doubtful: new Set() });
  knowledge.close();
  await datasetVersion.raise();
  const seconds = (performance.now() - startedAt) / 1000;
  print(
    `${numeral(documents)} documents in ${seconds.toFixed(1)} s: ${numeral(Math.round(documents / seconds))} a second`,
  );
  if (rows > 0) print(`${numeral(rows)} changes made meanwhile are in it`);
  const drift = await findDrift({ businesses, places, index });
  if (drift !== undefined) {
    throw new StartError(
      `The index differs from the store by ${numeral(drift.drift)} businesses: ingest recounts them.`,
    );
  }
  print("The new index serves");
}

/** Says from time to time how far the reading is, and when all that is left is the engine's own work. */
function createReport(print: (line: string) => void, listed: number, startedAt: number) {
  let printedAt = startedAt;
  let isRead = false;
  return {
    onRead(documents: number): void {
      const now = performance.now();
      if (!isRead && documents >= listed) {
        isRead = true;
        print(`All ${numeral(documents)} documents handed over after ${((now - startedAt) / 1000).toFixed(1)} s`);
      }
      if (isRead || now - printedAt < PROGRESS_EVERY_MS) return;
      printedAt = now;
      const share = listed === 0 ? 100 : Math.round((100 * documents) / listed);
      print(`  ${numeral(documents)} documents handed over (${share} %)`);
    },
  };
}
