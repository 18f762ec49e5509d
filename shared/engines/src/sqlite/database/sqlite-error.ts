import { refusal } from "@meridian/platform/app-error";
import { ConfigError } from "@meridian/platform/load-config";
import { DIRECTORY_BUSY, DIRECTORY_DISK_FULL } from "../../rules/engine-texts.ts";

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
/** Extended code: the shared memory of the write-ahead log could not grow. */
const SQLITE_IOERR_SHMSIZE = 10 | (19 << 8);

/** Maps a SQLite error to the error callers see; others are unchanged. */
export function meaningOf(error: unknown): unknown {
  if (isBusy(error)) return refusal("unavailable", DIRECTORY_BUSY, { cause: error, retryAfterSeconds: 5 });
  if (isFull(error)) {
    return refusal("unavailable", DIRECTORY_DISK_FULL, { cause: error, isDiskFull: true });
  }
  return error;
}

/** Maps a SQLite error to a message for the person starting the site. */
export function startErrorOf(error: unknown, path: string): unknown {
  if (error instanceof ConfigError || !(error instanceof Error)) return error;
  const code = primaryCode(error);
  if (isDamage(error)) return new ConfigError(damageMessage(path, error.message));
  if (isFull(error)) {
    return new ConfigError(`DATA_DIR: there is no room left on the disk of ${path}. Make room and start again.`);
  }
  const isRefused = code === SQLITE_CANTOPEN || code === SQLITE_READONLY || code === SQLITE_IOERR || "syscall" in error;
  if (!isRefused) return error;
  return new ConfigError(
    `DATA_DIR: ${path} cannot be opened for writing (${error.message}). ` +
      "Set DATA_DIR to a folder that this user may write, on a disk of this machine.",
  );
}

export function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

/** The disk is full. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === SQLITE_FULL || extendedCode(error) === SQLITE_IOERR_SHMSIZE;
}

/** The data read does not belong to a sound database. */
export function isDamage(error: unknown): boolean {
  const code = primaryCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

export function damageMessage(path: string, reason: string): string {
  return `DATA_DIR: ${path} is damaged or no database (${reason}). Stop the site, move it away and restore a backup in its place.`;
}

/** Undefined if it is not a SQLite error. */
export function primaryCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

function extendedCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode : undefined;
}
