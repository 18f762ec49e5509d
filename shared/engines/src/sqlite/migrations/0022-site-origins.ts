import type { Migration } from "../database/migrate.ts";

/** JSON; null for earlier versions. */
export const siteOrigins: Migration = {
  name: "origins that snippets need",
  sql: "ALTER TABLE site_settings ADD COLUMN origins TEXT;",
};
