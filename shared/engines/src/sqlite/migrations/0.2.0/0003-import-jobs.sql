-- `import_touched` holds the businesses a running import found unchanged: a second row about one is a duplicate.
CREATE TABLE import_job (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  file_name TEXT NOT NULL,
  file_id TEXT NOT NULL,
  file_size_bytes INTEGER NOT NULL,
  file_sha256 TEXT NOT NULL,
  kind TEXT NOT NULL,
  batch_size_rows INTEGER NOT NULL,
  state TEXT NOT NULL,
  phase TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  finished_at INTEGER,
  checkpoint_row INTEGER NOT NULL,
  read_share REAL NOT NULL,
  attempts INTEGER NOT NULL,
  counters TEXT NOT NULL,
  issue_counts TEXT NOT NULL,
  kept_issues INTEGER NOT NULL DEFAULT 0,
  column_extraction TEXT,
  skipped_names TEXT NOT NULL,
  failure_code TEXT,
  failure_message TEXT,
  lease_token TEXT,
  lease_expires_at INTEGER,
  is_cancel_requested INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX import_job_open ON import_job (n) WHERE state IN ('queued', 'running');
CREATE INDEX import_job_by_file ON import_job (file_id);

CREATE TABLE import_issue (
  n INTEGER PRIMARY KEY,
  job_n INTEGER NOT NULL,
  row INTEGER NOT NULL,
  column_name TEXT,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  message TEXT NOT NULL,
  is_rejected INTEGER NOT NULL
);
CREATE INDEX import_issue_by_row ON import_issue (job_n, row);

CREATE TABLE import_touched (
  job_n INTEGER NOT NULL,
  business_n INTEGER NOT NULL,
  PRIMARY KEY (job_n, business_n)
) WITHOUT ROWID;
