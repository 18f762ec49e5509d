import { isAppError } from "@meridian/platform/app-error";
import { packList, transferable } from "@meridian/platform/packed-list";
import type { IndexRebuild, SearchIndex } from "@meridian/ports/search/search-index";
import type { EngineConfig } from "../../engine-config.ts";
import { checkPage } from "../../rules/search/check-page.ts";
import { withWords } from "./index/index-row.ts";
import type { ReadTasks } from "./threads/read-worker.ts";
import { createWorkerPool, type WorkerPool } from "./threads/worker-pool.ts";
import type { WriteTasks } from "./threads/write-worker.ts";

const READER_THREADS = 2;
const MAX_WAITING_READS = 500;
const MAX_WAITING_WRITES = 10_000;
/** A rebuild being completed must not delay changes. */
const BEGUN_WRITES = 8;

/** A reader answers searches; the writer, one per folder, also changes the index and creates a missing one. */
export type SearchIndexRole = "reader" | "writer";

/**
 * The embedded search index of `DATA_DIR`. A missing or unreadable index is not an error here: searches fail as unavailable until there is
 * one.
 */
export async function openSqliteSearchIndex(config: EngineConfig, role: SearchIndexRole): Promise<SearchIndex> {
  const dataDir = config.DATA_DIR;
  const entry = new URL("./threads/read-worker.ts", import.meta.url);
  const openReaders = (threads: number): WorkerPool<ReadTasks> =>
    createWorkerPool<ReadTasks>({ entry, dataDir, threads, maxQueue: MAX_WAITING_READS, concurrentTasks: 1 });
  if (role === "reader")
    return createSearchIndex(
      lazily(() => openReaders(READER_THREADS), true),
      undefined,
    );
  const writer = createWorkerPool<WriteTasks>({
    entry: new URL("./threads/write-worker.ts", import.meta.url),
    dataDir,
    threads: 1,
    maxQueue: MAX_WAITING_WRITES,
    concurrentTasks: BEGUN_WRITES,
  });
  // If it fails, for example on a full disk, every call retries.
  await writer.run("open", undefined).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
  return createSearchIndex(
    lazily(() => openReaders(1), false),
    writer,
  );
}

interface Lazy<T> {
  get(): T;
  /** Undefined if it was never needed. */
  peek(): T | undefined;
}

function lazily<T>(make: () => T, atOnce: boolean): Lazy<T> {
  let made = atOnce ? make() : undefined;
  return {
    get() {
      made ??= make();
      return made;
    },
    peek: () => made,
  };
}

function createSearchIndex(
  readers: Lazy<WorkerPool<ReadTasks>>,
  writer: WorkerPool<WriteTasks> | undefined,
): SearchIndex {
  function writable(): WorkerPool<WriteTasks> {
    if (writer === undefined) throw new Error("this search index was opened for reading");
    return writer;
  }
  async function close(): Promise<void> {
    if (writer !== undefined) await writer.run("closeWriter", undefined);
    await Promise.all([writer?.close(), readers.peek()?.close()]);
  }
  let closing: Promise<void> | undefined;
  return {
    async search(query) {
      checkPage(query);
      return readers.get().run("search", query);
    },
    async locate(query) {
      return readers.get().run("locate", query);
    },
    async cluster(query) {
      return readers.get().run("cluster", query);
    },
    async facetValues(query) {
      return readers.get().run("facetValues", query);
    },
    async suggest(text, limit) {
      return readers.get().run("suggest", { text, limit });
    },
    async apply(changes) {
      if (changes.length === 0) return;
      const packed = packList(changes);
      await writable().run("apply", packed, transferable(packed));
    },
    async beginRebuild() {
      const pool = writable();
      return createRebuild(pool, await pool.run("beginRebuild", undefined));
    },
    async compact() {
      await writable().run("compact", undefined);
    },
    async status() {
      return writer === undefined ? readers.get().run("status", undefined) : writer.run("writerStatus", undefined);
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function createRebuild(pool: WorkerPool<WriteTasks>, rebuild: number): IndexRebuild {
  return {
    // The writer's thread has more to do than the caller's.
    add: (documents) => pool.run("addToRebuild", { rebuild, documents: documents.map(withWords) }),
    commit: (expectedCount) => pool.run("commitRebuild", { rebuild, expectedCount }),
    abort: () => pool.run("abortRebuild", { rebuild }),
  };
}
