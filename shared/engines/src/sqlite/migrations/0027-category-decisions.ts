import type { Migration } from "../database/migrate.ts";

/** Administrators' decisions about labels and categories. */
export const categoryDecisions: Migration = {
  name: "decisions about categories",
  sql: `
    CREATE TABLE category_decision (
      id INTEGER PRIMARY KEY,
      action TEXT NOT NULL,
      slug TEXT NOT NULL,
      name TEXT NOT NULL,
      kind_key TEXT,
      target_name TEXT,
      undoes INTEGER,
      decided_at INTEGER NOT NULL,
      decided_by TEXT NOT NULL
    );
  `,
};
