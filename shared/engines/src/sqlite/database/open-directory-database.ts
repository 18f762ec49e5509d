import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { refusal } from "@meridian/platform/app-error";
import { openPrivateFolder } from "../../disk/private-folder.ts";
import { addFieldColumns } from "../businesses/add-field-columns.ts";
import { defineExportFunctions } from "../businesses/export-functions.ts";
import { directoryMigrations } from "../migrations/directory-migrations.ts";
import { openWithReserve } from "./disk-reserve.ts";
import { migrate } from "./migrate.ts";
import { defineMigrationFunctions } from "./migration-functions.ts";
import { isBusy, meaningOf, primaryCode, startErrorOf } from "./sqlite-error.ts";
import { withBusyTimeout } from "./with-busy-timeout.ts";
import { emptyLargeLog, LOG_SETTINGS } from "./write-ahead-log.ts";

/** Longer than the longest write transaction (a roll-up rebuild over 1.2 million businesses). */
const BUSY_TIMEOUT_MS = 20_000;
const MMAP_BYTES = 2 * 1024 ** 3;
const KIB_PER_MIB = 1024;
const MAPPED_CACHE_MIB = 64;
/** For the connection used by scans, whose pages are read once. */
const PASS_CACHE_KIB = 4 * 1024;
const LOG_WAIT_MS = 20_000;
/** How long the first attempt to empty the log waits for reads, and the longest one: no one else can write in that time. */
const LOG_ATTEMPT_MS = 100;
const LONGEST_LOG_ATTEMPT_MS = 2_000;
const IDLE_BEFORE_CHECKPOINT_MS = 2_000;
const WAL_RETRY_MS = 20;
/** For writes that can be left to the next time: an import leaves only short gaps between its batches. */
export const BRIEFLY = { waitMs: 100 };

/** One connection to `directory.db`. Everything on it is synchronous; no transaction outlives a call. */
export interface DirectoryDatabase {
  /** The prepared statement for this text, prepared once per connection. Rows are objects. */
  sql(text: string): StatementSync;
  /** Like `sql`; rows are arrays, see `rowArrays`. */
  arraySql(text: string): StatementSync;
  /** Like `arraySql`, prepared for one use: for texts of unbounded variety. */
  arraySqlOnce(text: string): StatementSync;
  /**
   * Like `arraySqlOnce`, for scans over all businesses: on a separate connection without a memory map and with a small cache. Sees
   * committed data only.
   */
  passSqlOnce(text: string): StatementSync;
  /**
   * Runs `work` in one transaction that holds the write lock from its start. While another process has it this one stands still, for up to
   * `waitMs`, then throws unavailable.
   */
  write<T>(work: () => T, options?: { waitMs: number }): T;
  /**
   * Resolves when the write-ahead log has room for a large transaction, usually at once; call it between large writes. Rejects with
   * unavailable if an endless read keeps the log from being emptied, so that it cannot fill the disk.
   */
  roomInLog(): Promise<void>;
  /** Called at the start of each transaction, within it. */
  onWrite(listener: () => void): void;
  /** Called when a transaction was rolled back, so that caches of its writes can be dropped. */
  onRollback(listener: () => void): void;
  isOpen(): boolean;
  close(): void;
}

export interface DirectoryDatabaseOptions {
  /**
   * The size of a page cache instead of a memory map. The map is the fastest way for many readers, but a process that writes page after
   * page would accumulate every page it touched.
   */
  cacheMib?: number | undefined;
  /** The longest `roomInLog` waits; default 20 s. */
  logWaitMs?: number;
}

/**
 * Opens the database at `path` (":memory:" for a private one), creating and migrating it as needed. Throws ConfigError with one message
 * that says what to do if it cannot be used.
 */
export function openDirectoryDatabase(path: string, options: DirectoryDatabaseOptions = {}): DirectoryDatabase {
  const isInMemory = path === ":memory:";
  try {
    if (isInMemory) return openAt(path, isInMemory, options);
    openPrivateFolder(dirname(path));
    return openWithReserve(path, () => openAt(path, isInMemory, options));
  } catch (error) {
    throw startErrorOf(error, path);
  }
}

function openAt(path: string, isInMemory: boolean, options: DirectoryDatabaseOptions): DirectoryDatabase {
  const { cacheMib, logWaitMs = LOG_WAIT_MS } = options;
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: false });
  try {
    if (!isInMemory) useWriteAheadLog(connection);
    connection.exec(`
      PRAGMA synchronous = NORMAL;
      PRAGMA mmap_size = ${cacheMib === undefined ? MMAP_BYTES : 0};
      PRAGMA cache_size = -${(cacheMib ?? MAPPED_CACHE_MIB) * KIB_PER_MIB};
      ${LOG_SETTINGS}
      PRAGMA temp_store = MEMORY;
    `);
    defineExportFunctions(connection);
    defineMigrationFunctions(connection);
    migrate(connection, directoryMigrations);
    addFieldColumns(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return createDirectoryDatabase(connection, isInMemory ? undefined : path, logWaitMs);
}

/** A second, read-only connection. */
function openForPasses(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  connection.exec(`PRAGMA mmap_size = 0; PRAGMA cache_size = -${PASS_CACHE_KIB}`);
  defineExportFunctions(connection);
  return connection;
}

/** `path` is undefined for a directory in memory. */
function createDirectoryDatabase(
  connection: DatabaseSync,
  path: string | undefined,
  logWaitMs: number,
): DirectoryDatabase {
  const objectStatements = new Map<string, StatementSync>();
  const arrayStatements = new Map<string, StatementSync>();
  const writeListeners: (() => void)[] = [];
  const rollbackListeners: (() => void)[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let passes: DatabaseSync | undefined;

  function prepared(statements: Map<string, StatementSync>, text: string, returnArrays: boolean): StatementSync {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = connection.prepare(text);
    statement.setReturnArrays(returnArrays);
    statements.set(text, statement);
    return statement;
  }

  function checkpointWhenIdle(): void {
    if (path === undefined) return;
    idleTimer ??= setTimeout(() => emptyIdleLog(connection), IDLE_BEFORE_CHECKPOINT_MS).unref();
    idleTimer.refresh();
  }

  return {
    sql: (text) => prepared(objectStatements, text, false),
    arraySql: (text) => prepared(arrayStatements, text, true),
    arraySqlOnce: (text) => arrayStatement(connection, text),
    passSqlOnce: (text) => {
      passes ??= path === undefined ? connection : openForPasses(path);
      return arrayStatement(passes, text);
    },
    write(work, options) {
      try {
        const begin = () => connection.exec("BEGIN IMMEDIATE");
        if (options === undefined) begin();
        else withBusyTimeout(connection, options.waitMs, begin);
        for (const listener of writeListeners) listener();
        const result = work();
        connection.exec("COMMIT");
        checkpointWhenIdle();
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec("ROLLBACK");
        for (const listener of rollbackListeners) listener();
        throw meaningOf(error);
      }
    },
    async roomInLog() {
      const until = performance.now() + logWaitMs;
      for (let waitMs = LOG_ATTEMPT_MS; !hasRoomInLog(connection, waitMs); waitMs *= 2) {
        if (performance.now() > until)
          throw refusal("unavailable", {
            tr: "Bitmeyen bir okuma dizine yazılmasını engelliyor.",
            en: "A read that does not end keeps the directory from being written.",
          });
        await delay(LOG_ATTEMPT_MS);
      }
    },
    onWrite: (listener) => writeListeners.push(listener),
    onRollback: (listener) => rollbackListeners.push(listener),
    isOpen: () => connection.isOpen,
    close() {
      if (!connection.isOpen) return;
      clearTimeout(idleTimer);
      if (passes !== connection) passes?.close();
      attempt(connection, () => connection.exec("PRAGMA busy_timeout = 0; PRAGMA optimize"));
      connection.close();
    },
  };
}

function hasRoomInLog(connection: DatabaseSync, waitMs: number): boolean {
  try {
    return emptyLargeLog(connection, Math.min(waitMs, LONGEST_LOG_ATTEMPT_MS));
  } catch (error) {
    throw meaningOf(error);
  }
}

function arrayStatement(connection: DatabaseSync, text: string): StatementSync {
  const statement = connection.prepare(text);
  statement.setReturnArrays(true);
  return statement;
}

/** Gives up where someone reads. Emptying keeps others from writing, so most is copied before. */
function emptyIdleLog(connection: DatabaseSync): void {
  attempt(connection, () => {
    connection.exec("PRAGMA wal_checkpoint(PASSIVE)");
    emptyLargeLog(connection, 0, 0);
  });
}

/** Maintenance that can wait: a failure, for example because another process writes, does not concern the caller. */
function attempt(connection: DatabaseSync, work: () => void): void {
  try {
    if (connection.isOpen) work();
  } catch (error) {
    if (primaryCode(error) === undefined) throw error;
  }
}

/** Changing the journal mode needs exclusive access and does not wait for it, and several processes may start at once. */
function useWriteAheadLog(connection: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const attempts = BUSY_TIMEOUT_MS / WAL_RETRY_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      connection.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt >= attempts) throw meaningOf(error);
      Atomics.wait(pause, 0, 0, WAL_RETRY_MS);
    }
  }
}
