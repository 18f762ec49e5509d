import type { Migration } from "../database/migrate.ts";

/** The administrator's synonyms. */
export const synonyms: Migration = {
  name: "synonyms of searches",
  sql: `
    CREATE TABLE synonym (
      id TEXT PRIMARY KEY,
      term TEXT NOT NULL,
      meaning TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      created_by TEXT NOT NULL
    ) WITHOUT ROWID;
  `,
};
