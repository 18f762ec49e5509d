import type { DatabaseSync } from "node:sqlite";
import { ConfigError } from "@meridian/platform/load-config";
import { emptyLargeLog } from "./write-ahead-log.ts";

/** One step of a schema, numbered by its position from 1 and never changed once released. */
export interface Migration {
  name: string;
  sql: string;
}

/** How long running reads may keep the log of a large step from being emptied before the next one. */
const LOG_WAIT_MS = 2_000;

/**
 * Migrates a database to the newest version, each step in a separate transaction: the write-ahead log holds one at a time, and an
 * interrupted migration continues after the last. Of several processes starting together, one takes each step.
 */
export function migrate(connection: DatabaseSync, migrations: readonly Migration[]): void {
  while (versionOf(connection) !== migrations.length) {
    takeNextStep(connection, migrations);
    emptyLargeLog(connection, LOG_WAIT_MS);
  }
}

/** Holds the write lock while checking and working. */
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
