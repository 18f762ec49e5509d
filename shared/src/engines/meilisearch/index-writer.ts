import { randomBytes } from "node:crypto";
import type { EnqueuedTask } from "meilisearch";
import { conflict } from "../../kernel/app-error.ts";
import type { IndexChange, IndexRebuild, SearchDocument } from "../../ports/search-index.ts";
import { type IndexDocument, toIndexDocument } from "./index-document.ts";
import { hasIndexSettings, INDEX_SETTINGS } from "./index-settings.ts";
import { isMissingIndex, type MeilisearchLink } from "./open-meilisearch.ts";
import { newPatternsOf } from "./open-patterns.ts";

const BATCH_DOCUMENTS = 50_000;
const MAX_TOLD_PATTERNS = 100_000;
const MAX_LISTED_INDEXES = 1_000;
/** A rebuild in which nothing happened for so long was left behind by a process that died. */
const LEFT_BEHIND_MS = 60 * 60_000;

export interface IndexNames {
  /** The index that serves. */
  main: string;
  /** Distinct weeks and zones. */
  patterns: string;
  rebuild(suffix: string): string;
}

export interface IndexWriter {
  /** Creates what is missing, and changes settings where they differ. */
  prepare(): Promise<void>;
  apply(changes: readonly IndexChange[]): Promise<void>;
  /** One rebuild at a time: a second one ends the first. */
  beginRebuild(): Promise<IndexRebuild>;
}

interface Rebuild {
  uid: string;
  /** Changed since it began: what is added later is older. */
  touched: Set<string>;
  pending: SearchDocument[];
  tasks: number[];
}

export function createIndexWriter(link: MeilisearchLink, names: IndexNames): IndexWriter {
  const toldPatterns = new Set<string>();
  let rebuild: Rebuild | undefined;

  async function enqueue(work: Parameters<typeof link.change<EnqueuedTask>>[0]): Promise<number> {
    return (await link.change(work)).taskUid;
  }

  /** Settings before documents: they are built once. */
  async function ensureIndex(uid: string): Promise<void> {
    const settings = await link
      .change((client) => client.index(uid).getSettings())
      .catch((error: unknown) => {
        if (isMissingIndex(error)) return undefined;
        throw error;
      });
    if (settings !== undefined && hasIndexSettings(settings)) return;
    // A server that was emptied has forgotten the weeks as well; a new index is a good moment to tell them again anyway.
    toldPatterns.clear();
    const tasks: number[] = [];
    if (settings === undefined) tasks.push(await enqueue((client) => client.createIndex(uid, { primaryKey: "id" })));
    tasks.push(await enqueue((client) => client.index(uid).updateSettings(INDEX_SETTINGS)));
    // Another process may have created it meanwhile: then only the settings matter, and they were the same.
    await link.settle(tasks.slice(-1));
  }

  async function addPatterns(documents: readonly IndexDocument[]): Promise<number[]> {
    const fresh = newPatternsOf(documents, toldPatterns);
    if (fresh.length === 0) return [];
    if (toldPatterns.size > MAX_TOLD_PATTERNS) toldPatterns.clear();
    const task = await enqueue((client) => client.index(names.patterns).addDocuments(fresh, { primaryKey: "id" }));
    for (const { id } of fresh) toldPatterns.add(id);
    return [task];
  }

  async function addDocuments(uid: string, documents: readonly SearchDocument[]): Promise<number[]> {
    const indexed = documents.map(toIndexDocument);
    const tasks = await addPatterns(indexed);
    for (let start = 0; start < indexed.length; start += BATCH_DOCUMENTS) {
      const lines = indexed.slice(start, start + BATCH_DOCUMENTS).map((document) => JSON.stringify(document));
      const ndjson = `${lines.join("\n")}\n`;
      tasks.push(
        await enqueue((client) =>
          client.index(uid).addDocumentsFromString(ndjson, "application/x-ndjson", { primaryKey: "id" }),
        ),
      );
    }
    return tasks;
  }

  async function enqueueChanges(
    uid: string,
    changes: ReadonlyMap<string, SearchDocument | undefined>,
  ): Promise<number[]> {
    const documents = [...changes.values()].filter((document) => document !== undefined);
    const removed = [...changes].filter(([, document]) => document === undefined).map(([id]) => id);
    const tasks = await addDocuments(uid, documents);
    if (removed.length > 0) tasks.push(await enqueue((client) => client.index(uid).deleteDocuments(removed)));
    return tasks;
  }

  async function dropIndex(uid: string): Promise<void> {
    await link.settle([await enqueue((client) => client.deleteIndex(uid))]);
  }

  async function dropLeftBehind(): Promise<void> {
    const { results } = await link.change((client) => client.getRawIndexes({ limit: MAX_LISTED_INDEXES }));
    const before = Date.now() - LEFT_BEHIND_MS;
    for (const { uid, updatedAt } of results) {
      if (uid.startsWith(names.rebuild("")) && Date.parse(updatedAt) < before) await dropIndex(uid);
    }
  }

  async function abort(ended: Rebuild): Promise<void> {
    if (rebuild !== ended) return;
    rebuild = undefined;
    await dropIndex(ended.uid);
  }

  function checkRunning(asked: Rebuild): void {
    if (rebuild !== asked) throw conflict("This rebuild of the index has ended.");
  }

  async function flush(running: Rebuild): Promise<void> {
    const documents = running.pending.splice(0).filter(({ id }) => !running.touched.has(id));
    running.tasks.push(...(await addDocuments(running.uid, documents)));
  }

  async function commit(running: Rebuild, expectedCount: number): Promise<void> {
    checkRunning(running);
    await flush(running);
    await link.settle(running.tasks.splice(0));
    const { numberOfDocuments } = await link.change((client) => client.index(running.uid).getStats());
    if (numberOfDocuments !== expectedCount) {
      await abort(running);
      throw conflict(`The rebuilt index holds ${numberOfDocuments} documents instead of ${expectedCount}.`);
    }
    await ensureIndex(names.main);
    const indexes: [string, string] = [names.main, running.uid];
    await link.settle([await enqueue((client) => client.swapIndexes([{ indexes, rename: false }]))]);
    rebuild = undefined;
    // What has just been swapped out has the name of the rebuild now.
    await dropIndex(running.uid);
  }

  return {
    async prepare() {
      await ensureIndex(names.main);
    },
    async apply(changes) {
      if (changes.length === 0) return;
      const last = new Map(changes.map(({ id, document }) => [id, document]));
      await ensureIndex(names.main);
      const tasks = await enqueueChanges(names.main, last);
      if (rebuild !== undefined) {
        for (const id of last.keys()) rebuild.touched.add(id);
        tasks.push(...(await enqueueChanges(rebuild.uid, last)));
      }
      await link.settle(tasks);
    },
    async beginRebuild() {
      if (rebuild !== undefined) await abort(rebuild);
      await dropLeftBehind();
      const running: Rebuild = {
        uid: names.rebuild(randomBytes(6).toString("hex")),
        touched: new Set(),
        pending: [],
        tasks: [],
      };
      await ensureIndex(running.uid);
      rebuild = running;
      return {
        async add(documents) {
          checkRunning(running);
          running.pending.push(...documents);
          if (running.pending.length >= BATCH_DOCUMENTS) await flush(running);
        },
        commit: (expectedCount) => commit(running, expectedCount),
        abort: () => abort(running),
      };
    },
  };
}
