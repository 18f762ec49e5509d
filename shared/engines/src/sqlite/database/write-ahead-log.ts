import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { numberOf } from "./sql-row.ts";

const MEGABYTE = 1024 * 1024;
/** From 36 MB on (4 KiB per page) every commit checkpoints the log. More often would cost an import more syncs. */
const CHECKPOINT_PAGES = 9_000;
/** The size the file is truncated to when SQLite restarts it; otherwise it keeps its largest size. */
const KEPT_BYTES = 36 * MEGABYTE;
/** With an import's largest batch, about 20 MB, the log stays below 64 MB. */
const LARGE_BYTES = 40 * MEGABYTE;

export const LOG_SETTINGS = `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA journal_size_limit = ${KEPT_BYTES};`;

/**
 * Empties a log that has grown large. SQLite's own checkpoints never wait and restart the log only when no one reads from it, so
 * overlapping reads would let it grow without bound. This one waits up to `waitMs` for running reads, while new ones bypass the log. False
 * if a longer read or another writer prevented it.
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
