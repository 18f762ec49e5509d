import { DatabaseSync } from "node:sqlite";
import { openWithReserve } from "../../database/disk-reserve.ts";
import { syncFile } from "./search-files.ts";

/** Rises with every change of the tables below; an index with another version is rebuilt. */
const SCHEMA_VERSION = 4;
/** More documents than one file will ever hold; no larger, since every posting stores the distance to the previous one. */
const RANK_SPAN = 2 ** 26;
const RANK_STEPS = 1023;
const POPULARITY_PER_STEP = 64;

const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE filters (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, label TEXT NOT NULL, UNIQUE (kind, value));
  CREATE TABLE patterns (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, zone TEXT NOT NULL, hours TEXT NOT NULL);
  CREATE TABLE docs (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, alt TEXT NOT NULL, other TEXT NOT NULL,
    categories TEXT NOT NULL, listed INTEGER NOT NULL, amenities TEXT NOT NULL, city INTEGER NOT NULL, region INTEGER NOT NULL,
    country INTEGER NOT NULL, rating INTEGER NOT NULL, reviews INTEGER NOT NULL, popularity INTEGER NOT NULL, pattern INTEGER NOT NULL, lat INTEGER, lng INTEGER, flags INTEGER NOT NULL);
  CREATE TABLE changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, n INTEGER NOT NULL);
  CREATE TABLE vocabulary (id INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE, documents INTEGER NOT NULL);
  CREATE TABLE typos (key INTEGER NOT NULL, term INTEGER NOT NULL, PRIMARY KEY (key, term)) WITHOUT ROWID;
  CREATE TABLE prefix_totals (prefix TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE fts USING fts5(name, rest, content='', contentless_delete=1, detail=column, prefix='1 2 3 4', tokenize='ascii');
  INSERT INTO meta VALUES ('schemaVersion', ${SCHEMA_VERSION}), ('documents', 0);
`;

/** A new index file. A crash may corrupt it until it is finished: it does not serve yet. */
export function createIndexFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec(
    "PRAGMA busy_timeout = 5000; PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -64000",
  );
  db.exec(TABLES);
  return db;
}

/** Marks a new file as unfilled: it accepts writes but does not serve. */
export function markIncomplete(db: DatabaseSync): void {
  db.exec("INSERT INTO meta VALUES ('incomplete', 1)");
}

export function isIncomplete(db: DatabaseSync): boolean {
  return db.prepare("SELECT value FROM meta WHERE key = 'incomplete'").get() !== undefined;
}

/** Closes a new file for serving, with all of it on disk. */
export function finishIndexFile(db: DatabaseSync, path: string): void {
  db.exec("PRAGMA journal_mode = WAL");
  db.close();
  syncFile(path);
}

/**
 * The serving index for the writer: commits are durable on return. Nothing is memory-mapped, since the writer would accumulate every page
 * it touched. Throws if the file is missing, corrupt or of another version.
 */
export function openForWriting(path: string): DatabaseSync {
  openForReading(path).close();
  return openWithReserve(path, () => {
    const db = new DatabaseSync(path);
    db.exec(
      "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -8000",
    );
    return db;
  });
}

/** Throws if the file is missing, corrupt or of another version. */
export function openForReading(path: string): DatabaseSync {
  return openWithReserve(path, () => openReader(path));
}

function openReader(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    db.exec("PRAGMA busy_timeout = 2000; PRAGMA mmap_size = 2147483648; PRAGMA cache_size = -16000");
    if (readMeta(db, "schemaVersion") !== SCHEMA_VERSION) throw new Error("the index has another schema version");
    readMeta(db, "documents");
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

export function readMeta(db: DatabaseSync, key: "schemaVersion" | "documents"): number {
  const value = db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.value;
  if (typeof value !== "number") throw new Error(`the index has no ${key}`);
  return value;
}

/** A document's row number in the full-text table: popular ones first, so that row order is popularity order and reading may stop early. */
export function rowNumber(popularity: number, n: number): number {
  const step = Math.min(RANK_STEPS, Math.max(0, Math.floor(popularity / POPULARITY_PER_STEP)));
  return (RANK_STEPS - step) * RANK_SPAN + n;
}

/** Extracts the document number from a row number in SQL. */
export const DOCUMENT_NUMBER_MASK = RANK_SPAN - 1;
