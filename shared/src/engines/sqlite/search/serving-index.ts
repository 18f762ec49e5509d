import type { DatabaseSync } from "node:sqlite";
import { createColumnLoader, type DocumentColumns } from "./document-columns.ts";
import { createIndexDictionary, type IndexDictionary } from "./index-dictionary.ts";
import { createOpenPatterns, type OpenPatterns } from "./open-patterns.ts";
import { isIncomplete, openForReading, readMeta } from "./search-schema.ts";

/** An index file open for reading, with what of it is kept in memory. */
export interface ServingIndex {
  number: number;
  db: DatabaseSync;
  columns: DocumentColumns;
  dictionary: IndexDictionary;
  patterns: OpenPatterns;
  documents(): number;
  /** As many as there were when the index was opened, or some more: for weighing, not for showing. */
  documentsOfCountry(id: number): number;
  /** Differs from one state of the index that is answered from to the next. */
  version(): number;
  /** Takes in what has been committed since. False: too much has, the index must be opened anew. */
  refresh(): boolean;
  /** Does work that reads several times on one state of the index, the newest: commits meanwhile do not show. */
  onNewestState<T>(work: () => T): T;
  close(): void;
}

/** Loads in slices, so that the thread goes on answering from the index before. Throws where the file cannot serve. */
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
