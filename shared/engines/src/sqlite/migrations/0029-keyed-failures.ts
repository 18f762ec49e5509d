import type { Migration } from "../database/migrate.ts";

/** The reason an import failed, as JSON: a keyed text, or the Turkish text of an earlier version. */
export const keyedFailures: Migration = {
  name: "keyed failures",
  sql: "UPDATE import_job SET failure_message = json_quote(failure_message) WHERE failure_message IS NOT NULL",
};
