import type { Migration } from "../database/migrate.ts";

/** One row, once the directory has been backed up; in milliseconds. */
export const lastBackup: Migration = {
  name: "the last backup",
  sql: "CREATE TABLE last_backup (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);",
};
