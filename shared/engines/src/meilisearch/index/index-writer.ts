import type { IndexChanges, IndexRebuild } from "@meridian/ports/search/search-index";
import { isMissingIndex, type MeilisearchLink } from "../connection/open-meilisearch.ts";
import { readMarker } from "./complete-marker.ts";
import { type IndexNames, type RunningRebuild, startRebuild } from "./index-rebuild.ts";
import { changeDocuments, enqueue, ensureIndex, type WriteTarget } from "./write-documents.ts";

export interface IndexWriter {
  /** Creates what is missing and updates settings that differ. */
  prepare(): Promise<void>;
  apply(changes: IndexChanges): Promise<void>;
  beginRebuild(): Promise<IndexRebuild>;
  compact(): Promise<void>;
}

export function createIndexWriter(link: MeilisearchLink, names: IndexNames): IndexWriter {
  const serving: WriteTarget = { uid: names.main, patternUid: names.patterns, reportedPatterns: new Set() };
  let generation: string | undefined;
  let rebuild: RunningRebuild | undefined;
  let lastApplied: Promise<void> = Promise.resolve();

  /** A rebuild by any process removes unused weeks, so what was reported before no longer counts. */
  async function forgetReplacedPatterns(): Promise<void> {
    const current = (await readMarker(link.change, names.patterns))?.generation;
    if (current === undefined || current !== generation) serving.reportedPatterns.clear();
    generation = current;
  }

  async function applyNow(changes: IndexChanges): Promise<void> {
    if (changes.length === 0) return;
    const last = new Map(Array.from(changes, ({ id, document }) => [id, document]));
    await ensureIndex(link, names.main);
    await forgetReplacedPatterns();
    const tasks = await changeDocuments(link, serving, last);
    if (rebuild !== undefined) tasks.push(...(await rebuild.follow(last)));
    await link.settle(tasks);
  }

  return {
    prepare: () => ensureIndex(link, names.main),
    apply(changes) {
      const applied = lastApplied.then(() => applyNow(changes));
      lastApplied = applied.catch(() => undefined);
      return applied;
    },
    async beginRebuild() {
      await rebuild?.abort();
      const started: RunningRebuild = await startRebuild(link, names, () => {
        if (rebuild === started) rebuild = undefined;
      });
      rebuild = started;
      return started;
    },
    async compact() {
      for (const uid of [names.main, names.patterns]) {
        // A task for an index without documents would fail only once it is awaited.
        const isThere = await link
          .change((client) => client.index(uid).getRawInfo())
          .then(
            () => true,
            (error: unknown) => {
              if (isMissingIndex(error)) return false;
              throw error;
            },
          );
        if (isThere) await link.settle([await enqueue(link, (client) => client.index(uid).compact())]);
      }
    },
  };
}
