import type { Migration } from "../migrate.ts";

/** Where listed businesses have changed, by blocks of their numbers, since the sitemaps were told. */
export const listedChanges: Migration = {
  name: "changes of listed businesses",
  sql: "CREATE TABLE listed_change (block INTEGER PRIMARY KEY, changes INTEGER NOT NULL);",
};
