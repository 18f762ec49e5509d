import type { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../../kernel/load-config.ts";

/** One step of a schema; its number is its place in the list, from 1. Never changed once released. */
export interface Migration {
  name: string;
  sql: string;
}

/**
 * Brings a database to the newest version. Holds the write lock while it looks and works: of several processes that
 * start together one migrates and the others find the work done.
 */
export function migrate(connection: DatabaseSync, migrations: readonly Migration[]): void {
  if (versionOf(connection) === migrations.length) return;
  connection.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(connection);
    if (version > migrations.length) {
      throw new ConfigError(
        `The database has schema version ${version}, but this program knows only ${migrations.length}: ` +
          "start the newer program, or restore a backup made before the upgrade.",
      );
    }
    for (const { sql } of migrations.slice(version)) connection.exec(sql);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
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
