import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { numberOf } from "./sql-row.ts";

const MEGABYTE = 1024 * 1024;
/** From 36 MB on every commit brings the log into the database, at 4 KiB a page. More often would cost an import more syncs. */
const CHECKPOINT_PAGES = 9_000;
/** What the file shrinks to once SQLite begins it anew: otherwise it stays as long as it has ever been. */
const KEPT_BYTES = 36 * MEGABYTE;
/** With the largest batch of an import, some 20 MB, the log stays below 64 MB. */
const LARGE_BYTES = 40 * MEGABYTE;

export const LOG_SETTINGS = `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA journal_size_limit = ${KEPT_BYTES};`;

/**
 * Empties the log where it has grown large. SQLite's own checkpoints never wait, and begin the log anew only
 * when nobody reads from it: under reads that overlap it would grow without end. This one waits up to `waitMs` for reads that have begun,
 * while new ones pass the log by. False when a longer read, or another writer, kept it from that.
 */
export function emptyLargeLog(connection: DatabaseSync, waitMs: number): boolean {
  const path = connection.location();
  const log = path === null ? undefined : statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size < LARGE_BYTES) return true;
  const usualWaitMs = numberOf(connection.prepare("PRAGMA busy_timeout").get()?.timeout);
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  try {
    return connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } finally {
    connection.exec(`PRAGMA busy_timeout = ${usualWaitMs}`);
  }
}
