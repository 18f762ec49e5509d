import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { finestCellOf } from "../../domain/map-grid.ts";
import { unavailable } from "../../kernel/app-error.ts";
import { ConfigError } from "../../kernel/load-config.ts";
import { defineExportFunctions } from "./export-functions.ts";
import { migrate } from "./migrate.ts";
import { directoryMigrations } from "./migrations/directory-migrations.ts";

/** Longer than the longest write transaction (a rebuild of the roll-ups over 1.2 million businesses). */
const BUSY_TIMEOUT_MS = 20_000;
const MMAP_BYTES = 2 * 1024 ** 3;
const CACHE_KIB = 64 * 1024;
/** Of a process that maps nothing, and is to stay small. */
const SMALL_CACHE_KIB = 24 * 1024;
/** Of the connection for passes: what is read once need not be kept. */
const PASS_CACHE_KIB = 4 * 1024;
/** A batch of an import writes some thousand pages, many of them again in the next batch: fewer, larger checkpoints. */
const AUTO_CHECKPOINT_PAGES = 48_000;
const IDLE_BEFORE_CHECKPOINT_MS = 2_000;
const WAL_RETRY_MS = 20;
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

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
}

/**
 * Opens the database at `path` (":memory:" for one that nobody shares), creates it if need be and brings it up to date.
 * Throws ConfigError with one message that says what to do where it cannot be used.
 */
export function openDirectoryDatabase(path: string, options: DirectoryDatabaseOptions = {}): DirectoryDatabase {
  const isInMemory = path === ":memory:";
  try {
    return openAt(path, isInMemory, options);
  } catch (error) {
    throw startErrorOf(error, path);
  }
}

function openAt(path: string, isInMemory: boolean, { mapsFile = true }: DirectoryDatabaseOptions): DirectoryDatabase {
  if (!isInMemory && !existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: false });
  try {
    if (!isInMemory) useWriteAheadLog(connection);
    connection.exec(`
      PRAGMA synchronous = NORMAL;
      PRAGMA mmap_size = ${mapsFile ? MMAP_BYTES : 0};
      PRAGMA cache_size = -${mapsFile ? CACHE_KIB : SMALL_CACHE_KIB};
      PRAGMA wal_autocheckpoint = ${AUTO_CHECKPOINT_PAGES};
      PRAGMA temp_store = MEMORY;
    `);
    defineExportFunctions(connection);
    connection.function("map_cell_of", { deterministic: true }, (lat, lng) =>
      finestCellOf({ lat: Number(lat), lng: Number(lng) }),
    );
    migrate(connection, directoryMigrations);
  } catch (error) {
    connection.close();
    throw error;
  }
  return createDirectoryDatabase(connection, isInMemory ? undefined : path);
}

/** A second connection that only reads. */
function openForPasses(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  connection.exec(`PRAGMA mmap_size = 0; PRAGMA cache_size = -${PASS_CACHE_KIB}`);
  defineExportFunctions(connection);
  return connection;
}

/** `path` is undefined where the directory is in memory. */
function createDirectoryDatabase(connection: DatabaseSync, path: string | undefined): DirectoryDatabase {
  const objectStatements = new Map<string, StatementSync>();
  const arrayStatements = new Map<string, StatementSync>();
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
      if (!isBusy(error) || attempt >= attempts) throw meaningOf(error);
      Atomics.wait(pause, 0, 0, WAL_RETRY_MS);
    }
  }
}

function meaningOf(error: unknown): unknown {
  if (isBusy(error))
    return unavailable("The directory is busy. Please try again.", { cause: error, retryAfterSeconds: 5 });
  if (primaryCode(error) === SQLITE_FULL) {
    return unavailable("There is no room left on the disk of the directory.", { cause: error });
  }
  return error;
}

function startErrorOf(error: unknown, path: string): unknown {
  if (error instanceof ConfigError || !(error instanceof Error)) return error;
  const code = primaryCode(error);
  if (code === SQLITE_NOTADB || code === SQLITE_CORRUPT) {
    return new ConfigError(
      `DATA_DIR: ${path} is damaged or no database (${error.message}). Move it away and restore a backup in its place.`,
    );
  }
  if (code === SQLITE_FULL) {
    return new ConfigError(`DATA_DIR: there is no room left on the disk of ${path}. Make room and start again.`);
  }
  const isRefused = code === SQLITE_CANTOPEN || code === SQLITE_READONLY || code === SQLITE_IOERR || "syscall" in error;
  if (!isRefused) return error;
  return new ConfigError(
    `DATA_DIR: ${path} cannot be opened for writing (${error.message}). ` +
      "Set DATA_DIR to a folder that this user may write, on a disk of this machine.",
  );
}

function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

function primaryCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
