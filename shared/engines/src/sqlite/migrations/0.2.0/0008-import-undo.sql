-- `import_change` holds changes that have not been undone: the revision of each business after it, and as JSON its previous state (see
-- `BeforeImage`), null if there was none. `import_undone` holds the outcomes of undone ones. The dry-run tables hold what would have been
-- written; negative numbers stand for new businesses.
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
