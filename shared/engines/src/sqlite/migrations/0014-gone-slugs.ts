import type { Migration } from "../database/migrate.ts";

/** Slugs of purged businesses, whose pages keep answering 410. */
export const goneSlugs: Migration = {
  name: "slugs of businesses that are gone for good",
  sql: "CREATE TABLE gone_slug (slug TEXT PRIMARY KEY) WITHOUT ROWID;",
};
