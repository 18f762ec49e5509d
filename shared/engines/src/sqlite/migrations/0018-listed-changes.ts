import type { Migration } from "../database/migrate.ts";

/** Where listed businesses changed since the last sitemaps, by block of numbers. */
export const listedChanges: Migration = {
  name: "changes of listed businesses",
  sql: "CREATE TABLE listed_change (block INTEGER PRIMARY KEY, changes INTEGER NOT NULL);",
};
