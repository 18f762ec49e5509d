import type { Migration } from "../migrate.ts";

/** Slugs of businesses that were purged: their addresses go on answering that there was something. */
export const goneSlugs: Migration = {
  name: "slugs of businesses that are gone for good",
  sql: "CREATE TABLE gone_slug (slug TEXT PRIMARY KEY) WITHOUT ROWID;",
};
