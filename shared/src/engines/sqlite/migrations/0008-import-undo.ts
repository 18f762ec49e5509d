import type { Migration } from "../migrate.ts";

/**
 * `import_change` holds what an import changed and nobody has taken back: the revision that each business had after it, and
 * as JSON what it was before (see `BeforeImage`), null where there was none. `import_undone` holds what became of those
 * taken back. The tables of dry runs hold what these would have written; numbers below 0 stand for new businesses.
 */
export const importUndo: Migration = {
  name: "import undo",
  sql: `
    CREATE TABLE import_change (
      job_n INTEGER NOT NULL,
      business_n INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      before TEXT,
      PRIMARY KEY (job_n, business_n)
    ) WITHOUT ROWID;

    CREATE TABLE import_undone (
      job_n INTEGER NOT NULL,
      business_id TEXT NOT NULL,
      outcome TEXT NOT NULL,
      reason TEXT,
      PRIMARY KEY (job_n, business_id)
    ) WITHOUT ROWID;
    CREATE INDEX import_undone_by_outcome ON import_undone (job_n, outcome, business_id);
    CREATE INDEX import_job_to_undo ON import_job (n) WHERE undo ->> 'state' IN ('queued', 'running');

    CREATE TABLE dry_run_business (
      job_n INTEGER NOT NULL,
      business_n INTEGER NOT NULL,
      place_id TEXT,
      PRIMARY KEY (job_n, business_n)
    ) WITHOUT ROWID;
    CREATE TABLE dry_run_key (
      job_n INTEGER NOT NULL,
      key TEXT NOT NULL,
      business_n INTEGER NOT NULL,
      PRIMARY KEY (job_n, key)
    ) WITHOUT ROWID;
  `,
};
