import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { unavailable } from "../../kernel/app-error.ts";
import { openPrivateFolder } from "../disk/private-folder.ts";
import { openWithReserve } from "./disk-reserve.ts";
import { defineExportFunctions } from "./export-functions.ts";
import { migrate } from "./migrate.ts";
import { defineMigrationFunctions } from "./migration-functions.ts";
import { directoryMigrations } from "./migrations/directory-migrations.ts";
import { isBusy, meaningOf, primaryCode, startErrorOf } from "./sqlite-error.ts";
import { emptyLargeLog, LOG_SETTINGS } from "./write-ahead-log.ts";

/** Longer than the longest write transaction (a rebuild of the roll-ups over 1.2 million businesses). */
const BUSY_TIMEOUT_MS = 20_000;
const MMAP_BYTES = 2 * 1024 ** 3;
const CACHE_KIB = 64 * 1024;
/** Of a process that maps nothing, and is to stay small. */
const SMALL_CACHE_KIB = 24 * 1024;
/** Of the connection for passes: what is read once need not be kept. */
const PASS_CACHE_KIB = 4 * 1024;
const LOG_WAIT_MS = 20_000;
/** How long the first attempt to empty the log waits for reads, and the longest: nobody else can write meanwhile. */
const LOG_ATTEMPT_MS = 100;
const LONGEST_LOG_ATTEMPT_MS = 2_000;
const IDLE_BEFORE_CHECKPOINT_MS = 2_000;
const WAL_RETRY_MS = 20;

/** One connection to `directory.db`. Everything on it is synchronous; no transaction lives longer than one call. */
export interface DirectoryDatabase {
  /** The prepared statement of this text, prepared once per connection. Rows come as objects. */
  sql(text: string): StatementSync;
  /** As `sql`; rows come as arrays, see `rowArrays`. */
  arraySql(text: string): StatementSync;
  /** As `arraySql`, prepared for one use: for texts of which there may be any number. */
  arraySqlOnce(text: string): StatementSync;
  /**
   * As `arraySqlOnce`, for reads that pass over all businesses: on a connection of its own that maps nothing into the
   * memory of the process and keeps few pages. It sees what has been committed.
   */
  passSqlOnce(text: string): StatementSync;
  /** Runs `work` as one transaction that holds the write lock from its start. */
  write<T>(work: () => T): T;
  /**
   * Resolves when the write-ahead log has room for a large transaction, at once as a rule: for those who write one after another. Rejects
   * with unavailable when a read that does not end keeps the log from being emptied, so that it cannot fill the disk.
   */
  roomInLog(): Promise<void>;
  /** Calls back at the beginning of each transaction, within it. */
  onWrite(listener: () => void): void;
  /** Calls back when a transaction was undone, so that caches of what it wrote can be dropped. */
  onRollback(listener: () => void): void;
  isOpen(): boolean;
  close(): void;
}

export interface DirectoryDatabaseOptions {
  /**
   * Whether what is read of the file is mapped into memory, the quickest way for many readers; by default it is. A process that
   * writes page after page would come to hold as much of the file as it has touched; it keeps half as many pages, too.
   */
  mapsFile?: boolean;
  /** The longest that `roomInLog` waits; default 20 s. */
  logWaitMs?: number;
}

/**
 * Opens the database at `path` (":memory:" for one that nobody shares), creates it if need be and brings it up to date.
 * Throws ConfigError with one message that says what to do where it cannot be used.
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
  const { mapsFile = true, logWaitMs = LOG_WAIT_MS } = options;
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: false });
  try {
    if (!isInMemory) useWriteAheadLog(connection);
    connection.exec(`
      PRAGMA synchronous = NORMAL;
      PRAGMA mmap_size = ${mapsFile ? MMAP_BYTES : 0};
      PRAGMA cache_size = -${mapsFile ? CACHE_KIB : SMALL_CACHE_KIB};
      ${LOG_SETTINGS}
      PRAGMA temp_store = MEMORY;
    `);
    defineExportFunctions(connection);
    defineMigrationFunctions(connection);
    migrate(connection, directoryMigrations);
  } catch (error) {
    connection.close();
    throw error;
  }
  return createDirectoryDatabase(connection, isInMemory ? undefined : path, logWaitMs);
}

/** A second connection that only reads. */
function openForPasses(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  connection.exec(`PRAGMA mmap_size = 0; PRAGMA cache_size = -${PASS_CACHE_KIB}`);
  defineExportFunctions(connection);
  return connection;
}

/** `path` is undefined where the directory is in memory. */
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
    idleTimer ??= setTimeout(
      () => attempt(connection, "PRAGMA wal_checkpoint(PASSIVE)"),
      IDLE_BEFORE_CHECKPOINT_MS,
    ).unref();
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
    write(work) {
      try {
        connection.exec("BEGIN IMMEDIATE");
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
          throw unavailable("A read that does not end keeps the directory from being written.");
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
      attempt(connection, "PRAGMA busy_timeout = 0; PRAGMA optimize");
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

/** Upkeep that can wait for another time: a failure, such as another writer at work, is no failure of the caller. */
function attempt(connection: DatabaseSync, sql: string): void {
  try {
    if (connection.isOpen) connection.exec(sql);
  } catch (error) {
    if (primaryCode(error) === undefined) throw error;
  }
}

/** The change of the journal mode needs the file alone and does not wait for it: several processes may start at once. */
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
