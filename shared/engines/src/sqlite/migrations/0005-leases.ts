import type { Migration } from "../database/migrate.ts";

export const leases: Migration = {
  name: "leases",
  sql: "CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;",
};
