import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { withBusyTimeout } from "./with-busy-timeout.ts";

const MEGABYTE = 1024 * 1024;
/**
 * From 375 MB on (4 KiB per page) every commit checkpoints the log. A batch of an import fills 25 to 120 MB, the more the larger the
 * directory: pages that several batches change are copied to the database once, and synced once.
 */
const CHECKPOINT_PAGES = 96_000;
/**
 * With a batch of an import, the log stays below 640 MB. Below this size an import reuses the file, which is cheaper than growing it again.
 */
const LARGE_BYTES = 512 * MEGABYTE;
/** The size the file is truncated to when SQLite restarts it; otherwise it keeps its largest size. */
const KEPT_BYTES = LARGE_BYTES;

export const LOG_SETTINGS = `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA journal_size_limit = ${KEPT_BYTES};`;

/**
 * Empties a log that has grown large. SQLite's own checkpoints never wait and restart the log only when no one reads from it, so
 * overlapping reads would let it grow without bound. This one waits up to `waitMs` for running reads, while new ones bypass the log. False
 * if a longer read or another writer prevented it.
 */
export function emptyLargeLog(connection: DatabaseSync, waitMs: number, largeBytes = LARGE_BYTES): boolean {
  const path = connection.location();
  const log = path === null ? undefined : statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size < largeBytes) return true;
  const empty = () => connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  return withBusyTimeout(connection, waitMs, empty);
}
