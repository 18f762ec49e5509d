import type { Migration } from "../database/migrate.ts";

/** See `DeletionKind`; null for a plain deletion. */
export const deletions: Migration = {
  name: "deletions that stand",
  sql: `
    ALTER TABLE business ADD COLUMN deletion_kind TEXT;
    ALTER TABLE import_job ADD COLUMN restores_deleted INTEGER NOT NULL DEFAULT 0;
  `,
};
