import type { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../../kernel/load-config.ts";
import { emptyLargeLog } from "./write-ahead-log.ts";

/** One step of a schema; its number is its place in the list, from 1. Never changed once released. */
export interface Migration {
  name: string;
  sql: string;
}

/** How long reads that have begun may keep the log of a large step from being emptied before the next one. */
const LOG_WAIT_MS = 2_000;

/**
 * Brings a database to the newest version, each step in a transaction of its own: the write-ahead log holds one of them at a time, and
 * what was cut off goes on behind the last. Of several processes that start together one takes each step and the others find it taken.
 */
export function migrate(connection: DatabaseSync, migrations: readonly Migration[]): void {
  while (versionOf(connection) !== migrations.length) {
    takeNextStep(connection, migrations);
    emptyLargeLog(connection, LOG_WAIT_MS);
  }
}

/** Holds the write lock while it looks and works. */
function takeNextStep(connection: DatabaseSync, migrations: readonly Migration[]): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(connection);
    if (version > migrations.length) {
      throw new ConfigError(
        `The database has schema version ${version}, but this program knows only ${migrations.length}: ` +
          "start the newer program, or restore a backup made before the upgrade.",
      );
    }
    const step = migrations[version];
    if (step !== undefined) connection.exec(`${step.sql}; PRAGMA user_version = ${version + 1}`);
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(connection: DatabaseSync): number {
  const version = connection.prepare("PRAGMA user_version").get()?.user_version;
  return typeof version === "number" ? version : 0;
}
