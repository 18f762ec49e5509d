import type { Migration } from "../database/migrate.ts";

/** Names of businesses that an import left unchanged, for its report. */
export const unchangedNames: Migration = {
  name: "names of unchanged businesses",
  sql: "ALTER TABLE import_job ADD COLUMN unchanged_names TEXT NOT NULL DEFAULT '[]';",
};
