import type { DatabaseSync } from "node:sqlite";
import { createColumnLoader, type DocumentColumns } from "../index/document-columns.ts";
import { createIndexDictionary, type IndexDictionary } from "../index/index-dictionary.ts";
import { isIncomplete, openForReading, readMeta } from "../index/search-schema.ts";
import { createOpenPatterns, type OpenPatterns } from "../query/open-patterns.ts";

/** An index file open for reading, with the part of it kept in memory. */
export interface ServingIndex {
  number: number;
  db: DatabaseSync;
  columns: DocumentColumns;
  dictionary: IndexDictionary;
  patterns: OpenPatterns;
  documents(): number;
  /** At least as many as when the index was opened: for cost estimates, not for display. */
  documentsOfCountry(id: number): number;
  /** Changes whenever the index state that answers does. */
  version(): number;
  /** Loads what has been committed since. False if that is too much and the index must be reopened. */
  refresh(): boolean;
  /** Runs several reads on one state of the index, the newest; later commits do not show. */
  onNewestState<T>(work: () => T): T;
  close(): void;
}

/** Loads in slices, so that the thread keeps answering from the previous index. Throws if the file cannot serve. */
export async function openServingIndex(path: string, number: number): Promise<ServingIndex> {
  const db = openForReading(path);
  try {
    if (isIncomplete(db)) throw new Error("the index has not been built yet");
    return await load(db, number);
  } catch (error) {
    db.close();
    throw error;
  }
}

async function load(db: DatabaseSync, number: number): Promise<ServingIndex> {
  const selectVersion = db.prepare("PRAGMA data_version");
  const selectBounds = db.prepare("SELECT min(seq) AS first, max(seq) AS last FROM changes");
  const selectChanges = db.prepare("SELECT DISTINCT n FROM changes WHERE seq > ? AND seq <= ?");
  const dictionary = createIndexDictionary(db);
  const patterns = createOpenPatterns(db);
  const loader = createColumnLoader(db);
  let lastChange = Number(selectBounds.get()?.last ?? 0);
  let version: unknown;
  let documents = 0;

  function refresh(): boolean {
    const current = selectVersion.get()?.data_version;
    if (current === version) return true;
    const { first, last } = selectBounds.get() ?? {};
    if (first !== null && first !== undefined && Number(first) > lastChange + 1) return false;
    dictionary.refresh();
    patterns.refresh();
    if (last !== null && last !== undefined && Number(last) > lastChange) {
      loader.reload(selectChanges.all(lastChange, Number(last)).map((row) => Number(row.n)));
      lastChange = Number(last);
    }
    documents = readMeta(db, "documents");
    version = current;
    return true;
  }

  function onNewestState<T>(work: () => T): T {
    db.exec("BEGIN");
    try {
      refresh();
      return work();
    } finally {
      if (db.isTransaction) db.exec("COMMIT");
    }
  }

  await loader.loadAll();
  refresh();
  const countries = new Map<number, number>();
  for (const id of loader.columns.country) if (id > 0) countries.set(id, (countries.get(id) ?? 0) + 1);
  return {
    number,
    db,
    columns: loader.columns,
    dictionary,
    patterns,
    documents: () => documents,
    documentsOfCountry: (id) => countries.get(id) ?? 0,
    version: () => Number(version),
    refresh,
    onNewestState,
    close: () => db.close(),
  };
}
